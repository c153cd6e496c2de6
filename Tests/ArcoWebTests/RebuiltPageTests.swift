import ArcoWebTesting
import Testing

/// A page whose nodes are numbered anew.
@MainActor struct RebuiltPageTests {
  @Test func `a rebuild shows what is shown, and counts anew`() throws {
    let page = TestPage(todos(), state: .numbered(5))
    try page.check("todo 2")
    try page.click("First to end")
    try page.click("Remove second")
    try page.type("half", into: "New todo")
    let text = page.text
    page.rebuild()
    try page.verify()
    #expect(page.text == text)
    #expect(try page.element("todo 2").isChecked)
    #expect(try page.text(of: "New todo") == "half")
    try page.uncheck("todo 2")
    try page.submit("Add")
    #expect(try page.text(of: "ul") == "todo 2\ntodo 3\ntodo 4\ntodo 0\nhalf")
  }

  @Test func `markup that is adopted after patches has the page's numbers`() throws {
    let page = TestPage(todos(), state: .numbered(5))
    try page.click("First to end")
    try page.check("todo 2")
    page.adoptAgain()
    try page.verify()
    try page.uncheck("todo 2")
    try page.click("Last to front")
    #expect(try page.text(of: "ul") == "todo 0\ntodo 1\ntodo 2\ntodo 3\ntodo 4")
  }
}
