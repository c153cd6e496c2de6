import ArcoHTML
import ArcoTesting
import Testing

/// Markup that nobody mounts, beside the same markup of a mounted page.
@Suite struct PrinterTests {
  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `a page that is only printed is the same bytes as one that is mounted`(seed: UInt64) {
    let model = PageModel(seed: seed)
    #expect(model.html.rendered() == model.fresh().markup(), "seed \(seed)")
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `rows of a few shapes, mixed and nested, are printed as mounted ones are`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let shapes = (0..<3).map { _ in RowShape(using: &random) }
    let rows = (0..<24).map { _ in
      shapes[random.below(3)].row(using: &random, depth: 2)
    }
    let spec = Spec.list([.text("before"), .rows(rows.enumerated().map { ($0, $1) }), .text("x")])
    expectPrinted(as: spec.html { _ in [] }, "seed \(seed)")
  }

  @Test func `values that are hostile or empty are printed in rows as they are mounted`() {
    let texts = [
      "", "\0", "a\0b", "\n", "\r\n", "<script>", "</td>", "&amp;", "\"", "-->", "é\u{301}", "x",
    ]
    func rows(_ texts: [String]) -> HTML {
      HTML.list(
        texts.map { text in
          HTML.list([
            pre(text, .title(text), .class(text), .class("b", if: text.isEmpty)),
            textarea(.value(text), .checked(text.isEmpty)), title(text),
            input(.checked(!text.isEmpty), .value(text), .max(3)), "\(text)", "\(text)",
            script("1"), svg { SVG.circle(.id(text)) },
          ])
        })
    }
    expectPrinted(as: rows(texts), "one of each")
    expectPrinted(as: rows(texts + texts.reversed()), "each twice")
    expectPrinted(as: rows(Array(repeating: "\0", count: 12)), "all the same")
  }

  @Test func `rows made before, in branches, with children of their own are printed in place`() {
    let kept = span("kept", .onClick {})
    func tree(_ depth: Int) -> HTML {
      ul {
        for place in 0..<9 {
          li(.class("odd", if: place % 2 == 1), .when(place == 3, .id("third"))) {
            kept
            if place % 3 == 0 { em("\(place)") }
            if depth > 0, place == 4 { tree(depth - 1) }
          }
        }
      }
    }
    expectPrinted(as: tree(3), "a tree")
    let fillings = { (0..<12).map { place in Filling(id: place, content: tree(place % 2)) } }
    expectPrinted(as: div { HTML.hole(Hole(id: 1, fillings: fillings)) }, "fillings")
  }

  private func expectPrinted(
    as html: @autoclosure () -> HTML, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = Document()
    document.mount(html())
    #expect(html().rendered() == document.markup(), comment, sourceLocation: sourceLocation)
  }
}

/// What rows of one shape have in common.
private struct RowShape {
  private let tags: [Int]
  private let hasTable: Bool
  private let isRegular: Bool

  init(using random: inout SeededRandom) {
    tags = (0..<(1 + random.below(4))).map { _ in random.below(5) }
    hasTable = random.chance(40)
    isRegular = random.chance(70)
  }

  func row(using random: inout SeededRandom, depth: Int) -> Spec {
    var parts = tags.map { tag in
      let content = Spec.text(["", "a", "b < c", "\n"][random.below(4)])
      return isRegular
        ? Spec.regular(tag, attributes: random.below(16), content)
        : Spec.element(tag, attributes: random.below(16), content)
    }
    if hasTable { parts.append(.table((0..<9).map { ($0, random.below(16)) })) }
    if depth > 0, random.chance(20) {
      let rows = (0..<9).map { ($0, row(using: &random, depth: depth - 1)) }
      parts.append(.branch(.rows(rows)))
    } else {
      parts.append(.branch(random.chance(50) ? .text("branch") : nil))
    }
    return .list(parts)
  }
}
