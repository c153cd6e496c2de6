import ArcoHTML
import Testing

@Suite struct HTMLBuilderTests {
  private func page(_ flag: Bool, _ note: String?, _ rows: [Int]) -> HTML {
    div {
      if flag { b("yes") } else { i("no") }
      if let note { note }
      for row in rows { span("\(row)") }
      [u("a"), s("b")]
    }
  }

  @Test func `branches, options, loops and arrays become pieces`() {
    #expect(
      text(of: page(true, "n", [1, 2]))
        == "<div><b>yes</b>n<span>1</span><span>2</span><u>a</u><s>b</s></div>")
    #expect(text(of: page(false, nil, [])) == "<div><i>no</i><u>a</u><s>b</s></div>")
  }

  @Test func `a literal is a piece`() {
    let piece: HTML = "1 < \(2)"
    #expect(text(of: piece) == "1 &lt; 2")
  }

  @Test func `what comes and goes leaves what follows alone`() throws {
    let shown = Page(page(true, nil, [1]))
    #expect(try shown.show(page(true, "n", [1])).count == 1)
    #expect(try shown.show(page(true, nil, [1])).count == 1)
    #expect(try shown.show(page(true, nil, [1, 2])).count == 1)
  }
}
