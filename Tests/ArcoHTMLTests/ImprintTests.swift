import ArcoHTML
import Testing

/// Rows whose pieces lie in another order than those that their template was learned from.
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
      return HTMLBuilder.buildBlock(
        li(.class("row")) {
          early
          i { span("same", .id("i\(number)"), .ariaHidden(true)) }
        })
    }
  }

  private func page(_ ways: [Int], from first: Int = 0) -> HTML {
    ul { for (index, way) in ways.enumerated() { row(first + index, way) } }
  }

  private let mixed = [0, 0, 1, 0, 2, 3, 0, 1, 2, 2, 3, 1, 0]

  @Test(arguments: 0..<4) func `rows made in several orders are printed as they are mounted`(
    way: Int
  ) {
    let ways = [way] + mixed
    let document = Document()
    document.mount(page(ways))
    let expected = document.markup()
    #expect(page(ways).rendered() == expected)
    let plain = Document()
    plain.mount(page(ways.map { _ in 0 }))
    #expect(plain.markup() == expected)
  }

  @Test(arguments: 0..<4) func `a row made in any order is brought to another value`(way: Int) {
    for next in 0..<4 {
      let document = Document()
      document.mount(.hole(Hole(id: 1) { [Filling(id: 2, content: row(1, way))] }))
      var patch = Patch()
      document.update(filling: 2, to: row(7, next), into: &patch)
      let fresh = Document()
      fresh.mount(row(7, 0))
      #expect(document.markup() == fresh.markup(), "\(way), then \(next)")
      #expect(patch.count == 3, "\(way), then \(next)")
      var none = Patch()
      document.update(filling: 2, to: row(7, way), into: &none)
      #expect(none.isEmpty, "\(next), then \(way)")
    }
  }

  @Test func `one piece that stands twice is there twice, and both are changed`() {
    func twice(_ text: String) -> HTML {
      let one = b(text, .title(text))
      return p(.id("twice")) {
        one
        one
      }
    }
    let document = Document()
    document.mount(.hole(Hole(id: 1) { [Filling(id: 2, content: twice("a"))] }))
    var patch = Patch()
    document.update(filling: 2, to: twice("b"), into: &patch)
    let fresh = Document()
    fresh.mount(twice("b"))
    #expect(document.markup() == fresh.markup())
  }

  @Test func `of two rows of one shape with other names none is taken for the other`() {
    func named(_ isFirst: Bool) -> HTML {
      isFirst ? p(.id("x")) { b("text") } : p(.title("x")) { i("text") }
    }
    let document = Document()
    document.mount(.hole(Hole(id: 1) { [Filling(id: 2, content: named(true))] }))
    var patch = Patch()
    document.update(filling: 2, to: named(false), into: &patch)
    let fresh = Document()
    fresh.mount(named(false))
    #expect(document.markup() == fresh.markup())
  }
}
