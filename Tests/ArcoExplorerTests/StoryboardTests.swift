import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

struct StoryboardTests {
  private func walk(hasHelp: Bool = false) throws -> Walk<Int, Int> {
    let face = Face<Int, Int, HTML> { step, send in
      p("Step \(step) < 3")
      if step < 2 { button("Next", .onClick { send(step + 1) }) }
      if hasHelp, step == 1 { button("Help", .onClick { send(9) }) }
    }
    let wizard = Component<Void, Int, Int, HTML>(
      Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, face)
    return try Explorer(Program(wizard, state: 0)).walk()
  }

  @Test func `a storyboard shows each screen once, with the ways between them`() throws {
    let board = try walk().storyboard(titled: "A & B", style: "p { color: red }")
    #expect(board.contains("<h1>A &amp; B</h1>"))
    #expect(board.components(separatedBy: "<article").count == 4)
    #expect(board.contains("<h2>After 2 steps</h2>"))
    #expect(board.contains("click &quot;Next&quot; → <a href=\"#screen-2\">2</a>"))
    #expect(board.contains("&lt;style&gt;p { color: red }&lt;/style&gt;"))
    #expect(board.contains("Step 2 &amp;lt; 3"))
  }

  @Test func `two versions are compared: what came, went and changed`() throws {
    let former = try walk().outline
    #expect(Outline(text: former.text) == former)
    #expect(try walk().outline.changes(since: former).isEmpty)
    let changes = try walk(hasHelp: true).outline.changes(since: former)
    #expect(
      changes == [
        "gone: Step 1 < 3 / Next / [button Next]",
        "way gone: click \"Next\" → Step 1 < 3 / Next / [button Next], from Step 0 < 3 / Next / [button Next]",
        "new way: click \"Next\" → Step 1 < 3 / Next / Help / [button Next] / [button Help], from Step 0 < 3 / Next / [button Next]",
        "new: Step 1 < 3 / Next / Help / [button Next] / [button Help] (click \"Next\")",
        "new: Step 9 < 3 (click \"Next\", then click \"Help\")",
      ])
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}
