import ArcoHTML
import Testing

/// Pieces that lie in another order, or with other holes, than those by which their template is confirmed.
/// A template is confirmed so once it was read three times.
@Suite struct ImprintTests {
  /// A row as mostly written, or with some of it made before the element around it.
  private func row(_ number: Int, _ way: Int) -> HTML {
    let label = "label \(number)"
    switch way {
    case 0:
      return li(.class("row")) {
        b(label, .title("t\(number)"))
        i { span("same", .id("i\(number)"), .ariaHidden(true)) }
      }
    case 1:
      let late = i { span("same", .id("i\(number)"), .ariaHidden(true)) }
      return li(.class("row")) {
        b(label, .title("t\(number)"))
        late
      }
    case 2:
      return li(.class("row")) {
        let _ = em("unused", .title("nobody"))
        b(label, .title("t\(number)"))
        i { span("same", .id("i\(number)"), .ariaHidden(true)) }
      }
    default:
      let early = b(label, .title("t\(number)"))
      return HTML.Builder.buildBlock(
        li(.class("row")) {
          early
          i { span("same", .id("i\(number)"), .ariaHidden(true)) }
        })
    }
  }

  private func page(_ ways: [Int]) -> HTML {
    ul { for (index, way) in ways.enumerated() { row(index, way) } }
  }

  private let mixed = [0, 0, 1, 0, 2, 3, 0, 1, 2, 2, 3, 1, 0]

  /// A page that shows a piece, after three others of its shape.
  private func page(showing pieces: @escaping (Int) -> HTML) -> Document {
    let document = Document()
    document.mount(.hole(Hole(id: 1) { [Filling(id: 2, content: pieces(0))] }))
    var patch = Patch()
    for turn in 1...3 { document.update(filling: 2, to: pieces(turn), into: &patch) }
    return document
  }

  private func markup(_ html: @autoclosure () -> HTML) -> [UInt8] {
    let fresh = Document()
    fresh.mount(html())
    return fresh.markup()
  }

  /// The markup of a page that shows another piece after four of one shape.
  private func markup(
    _ html: @autoclosure () -> HTML, after pieces: @escaping (Int) -> HTML
  ) -> [UInt8] {
    let document = page(showing: pieces)
    var patch = Patch()
    document.update(filling: 2, to: html(), into: &patch)
    return document.markup()
  }

  @Test(arguments: 0..<4) func `rows made in several orders are printed as they are mounted`(
    way: Int
  ) {
    let ways = [way, way, way] + mixed
    let document = Document()
    document.mount(page(ways))
    let expected = document.markup()
    #expect(page(ways).rendered() == expected)
    #expect(markup(page(ways.map { _ in 0 })) == expected)
  }

  @Test(arguments: 0..<4) func `a row made in any order is brought to another value`(way: Int) {
    for next in 0..<4 {
      let document = page { row($0, way) }
      var patch = Patch()
      document.update(filling: 2, to: row(7, next), into: &patch)
      #expect(document.markup() == markup(row(7, 0)), "\(way), then \(next)")
      #expect(patch.count == 3, "\(way), then \(next)")
      var none = Patch()
      document.update(filling: 2, to: row(7, way), into: &none)
      #expect(none.isEmpty, "\(next), then \(way)")
    }
  }

  @Test(arguments: 0..<4)
  func `after a third row that was made in another order the others are read in one pass`(
    third: Int
  ) throws {
    var shown: MountedFilling?
    let document = Document()
    let filling = Filling(id: 2) {
      row(0, 0)
    } whenMounted: {
      shown = $0
    }
    document.mount(.hole(Hole(id: 1) { [filling] }))
    let mounted = try #require(shown)
    for turn in 1..<20 {
      var patch = Patch()
      document.update(mounted, to: row(turn, turn == 2 ? third : 0), into: &patch)
      #expect(document.markup() == markup(row(turn, 0)))
    }
    #expect(mounted.readsByPiece == (third == 0 ? 3 : 6))
  }

  @Test func `one piece that stands twice is there twice, and both are changed`() {
    func twice(_ text: String) -> HTML {
      p {
        let one = b(text)
        one
        one
        i(text)
      }
    }
    #expect(markup(twice("b"), after: { twice("\($0)") }) == markup(twice("b")))
  }

  @Test func `of two rows of one shape with other names none is taken for the other`() {
    func named(_ isFirst: Bool) -> HTML {
      p(.id("x")) { isFirst ? b("text") : i("text") }
    }
    #expect(markup(named(false), after: { _ in named(true) }) == markup(named(false)))
  }

  @Test func `of two rows of one shape with other attributes none is taken for the other`() {
    func named(_ isFirst: Bool) -> HTML {
      p(isFirst ? .id("x") : .title("x")) { b("text") }
    }
    #expect(markup(named(false), after: { _ in named(true) }) == markup(named(false)))
  }

  @Test func `pieces that stand in another order than they were made are not mixed up`() {
    func pair(_ number: Int, isTurned: Bool) -> HTML {
      p {
        let one = em("one \(number)")
        let other = em("other \(number)")
        isTurned ? other : one
        isTurned ? one : other
      }
    }
    let turned = markup(pair(7, isTurned: true), after: { pair($0, isTurned: false) })
    #expect(turned == markup(pair(7, isTurned: true)))
  }

  @Test func `a loop that nobody uses is not taken for the list behind it`() {
    func pair(_ number: Int, isTurned: Bool) -> HTML {
      div {
        let one = p {
          b("one \(number)")
          i("two")
        }
        let other = p {
          b("other \(number)")
          i("two")
        }
        let _ = HTML.list([one, other])
        isTurned ? other : one
        isTurned ? one : other
      }
    }
    let turned = markup(pair(7, isTurned: true), after: { pair($0, isTurned: false) })
    #expect(turned == markup(pair(7, isTurned: true)))
  }

  @Test(arguments: [false, true])
  func `attributes of elements that were made early are not those of the others`(isEarly: Bool) {
    func nested(_ number: Int, isEarly: Bool) -> HTML {
      if isEarly {
        let inner = b("x", .title("b\(number)"))
        return li(.title("li\(number)")) { inner }
      }
      return li(.title("li\(number)")) { b("x", .title("b\(number)")) }
    }
    let other = markup(nested(7, isEarly: !isEarly), after: { nested($0, isEarly: isEarly) })
    #expect(other == markup(nested(7, isEarly: false)))
  }

  /// A row that begins with something made before, and in it what has a class and listens.
  private func marked(_ mark: HTML, _ name: String, _ act: @escaping () -> Void) -> HTML {
    li {
      mark
      span("text", .class(name), .onClick(act))
    }
  }

  /// Rows in a list, and one in a frame that has attributes of the same names.
  private func framed(
    _ rows: [String], _ framed: String?, _ act: @escaping (String) -> Void
  ) -> HTML {
    section {
      ul { for name in rows { marked(b("!"), name) { act(name) } } }
      let mark = b("!")
      div(.class("frame"), .onClick { act("frame") }) {
        if let framed { marked(mark, framed) { act(framed) } }
      }
    }
  }

  @Test(arguments: [["a", "b", "c", "d"], []])
  func `attributes of the element around a piece are not those of the piece`(rows: [String]) {
    var heard: [String] = []
    func view(_ rows: [String], _ name: String?) -> HTML { framed(rows, name) { heard.append($0) } }
    let document = page { view(rows, rows.isEmpty ? "framed \($0)" : nil) }
    var patch = Patch()
    let all = ["a", "b", "c", "d"]
    document.update(filling: 2, to: view(all, "framed"), into: &patch)
    let spans = document.inspection().filter { $0.tag == "span" }
    #expect(spans.map { $0.attributes.first?.value } == all + ["framed"])
    for span in spans {
      #expect(document.handle(Event(node: span.number, kind: .click)) == nil)
    }
    #expect(heard == all + ["framed"])
  }

  @Test func `an attribute that goes back to its first value is written again`() {
    func titled(_ title: String) -> HTML { p("text", .title(title)) }
    let document = page { _ in titled("first") }
    for title in ["other", "first"] {
      var patch = Patch()
      document.update(filling: 2, to: titled(title), into: &patch)
      #expect(patch.count == 1, "\(title)")
      #expect(document.markup() == markup(titled(title)))
    }
  }

  @Test func `an element whose attributes come and go is compared by itself`() {
    func row(_ number: Int, _ count: Int) -> HTML {
      p(.id("x")) {
        b("text", .several((0..<count).map { _ in .title("t\(number)") }))
        i("text", .title("i\(number)"))
      }
    }
    for (before, after) in [(1, 1), (1, 0), (0, 1)] {
      let other = markup(row(7, after), after: { row($0, before) })
      #expect(other == markup(row(7, after)), "\(before), then \(after)")
    }
  }

  @Test func `holes around which values change stay, and other holes take their places`() {
    func hole(_ id: Int) -> HTML {
      .hole(Hole(id: id) { [Filling(id: 10 + id, content: em("hole \(id)"))] })
    }
    let (one, other) = (hole(3), hole(4))
    func framed(_ text: String, _ first: HTML, _ last: HTML) -> HTML {
      div(.title(text)) {
        first
        p(text)
        last
      }
    }
    let document = page { framed("\($0)", one, other) }
    var patch = Patch()
    document.update(filling: 2, to: framed("new", one, other), into: &patch)
    #expect(patch.count == 2)
    #expect(document.markup() == markup(framed("new", one, other)))
    document.update(filling: 13, to: em("changed"), into: &patch)
    #expect(patch.count == 3)

    let third = hole(5)
    document.update(filling: 2, to: framed("new", third, other), into: &patch)
    #expect(document.markup() == markup(framed("new", third, other)))
  }

  @Test func `what listens runs what the newest view says`() {
    var heard: [Int] = []
    func row(_ number: Int) -> HTML {
      li { a("text", .onClick { heard.append(number) }) }
    }
    let document = page { row($0) }
    for turn in 4...5 {
      var patch = Patch()
      document.update(filling: 2, to: row(turn), into: &patch)
      #expect(patch.isEmpty)
      #expect(document.handle(Event(node: 2, kind: .click)) == nil)
    }
    #expect(heard == [4, 5])
  }

  @Test func `a text that a page cannot hold is written once`() {
    let document = page { p("\($0)") }
    var patch = Patch()
    document.update(filling: 2, to: p("a\0b"), into: &patch)
    document.update(filling: 2, to: p("a\0b"), into: &patch)
    #expect(patch.count == 1)
  }
}
