import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import EditorFeature
import EditorHTML
import Testing

@MainActor struct EditorFaceTests {
  private let page: TestPage

  init() { page = TestPage(editorPage(), state: Editor("abc")) }

  private func press(_ keys: HTML.Key...) throws {
    for key in keys { try page.press(key, in: "Type here") }
  }

  private var line: String { get throws { try page.text(of: "p#text") } }

  @Test func `the same keys are commands in one mode and text in the other`() throws {
    try press("l", "x")
    #expect(try line == "ac")
    #expect(try page.text(of: "Mode") == "Keys are commands.")
    try press("i")
    #expect(try page.text(of: "Mode") == "Keys are text.")
    try press("l", "x", .space)
    #expect(try line == "alx c")
    try press(.escape, .backspace, "x")
    #expect(try line == "alxc")
  }

  @Test func `the cursor is to be seen and told`() throws {
    #expect(try page.text(of: "Cursor") == "On “a”, 1 of 3.")
    #expect(try page.text(of: "span.cursor") == "a")
    try press("$")
    #expect(try page.text(of: "Cursor") == "At the end.")
    #expect(try page.text(of: "span.cursor") == "")
    try press("0", "a")
    #expect(try page.text(of: "Cursor") == "Before “b”, 2 of 3.")
  }

  @Test func `keys that are the browser's are left to it`() throws {
    try press(
      "i", .tab, .arrowLeft, HTML.Key("r", modifiers: .control), HTML.Key("x", modifiers: .meta))
    #expect(try line == "abc")
    try press(HTML.Key("@", modifiers: [.control, .alt]), HTML.Key("X", modifiers: .shift), "日")
    #expect(try line == "@X日abc")
  }

  @Test func `fingers have keys too, which say what they do now`() throws {
    try page.click("x delete")
    #expect(try line == "bc")
    try page.click("Esc nothing")
    try page.click("i write")
    try page.click("x write x")
    #expect(try line == "xbc")
    try page.click("⌫ delete")
    try page.click("Esc commands")
    #expect(try line == "bc")
    #expect(page.exists("h left"))
  }
}
