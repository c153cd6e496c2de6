import Arco
import EditorFeature
import Testing

@MainActor struct EditorTests {
  /// Presses keys one after another: `⎋` is escape, `⌫` backspace.
  private func press(_ keys: String, on text: String = "") -> Editor {
    let driver = Driver(editor, state: Editor(text))
    for key in keys {
      switch key {
      case "⎋": driver.send(.escape)
      case "⌫": driver.send(.backspace)
      default: driver.send(.character(key))
      }
    }
    return driver.state
  }

  @Test func `the same keys are commands in one mode and text in the other`() {
    #expect(press("lx", on: "abc").text == "ac")
    #expect(press("ilx", on: "abc").text == "lxabc")
  }

  @Test func `escape leads back to commands`() {
    let editor = press("ix⎋x", on: "abc")
    #expect(editor.text == "xbc")
    #expect(editor.mode == .normal)
  }

  @Test func `a key that changes the mode is not written`() {
    #expect(press("i").text == "")
    #expect(press("ii").text == "i")
  }

  @Test func `appending writes after the character under the cursor`() {
    #expect(press("ab", on: "xy").text == "xby")
    #expect(press("$ab", on: "xy").text == "xyb")
  }

  @Test func `backspace moves among commands and deletes in writing`() {
    #expect(press("$⌫", on: "xy") == press("l", on: "xy"))
    #expect(press("$i⌫", on: "xy").text == "x")
    #expect(press("i⌫", on: "xy").text == "xy")
  }

  @Test(arguments: ["h", "hhx", "$lll", "$x", "0h", "?"])
  func `commands stay within the text`(keys: String) {
    let editor = press(keys, on: "ab")
    #expect((0...editor.text.count).contains(editor.cursor))
  }

  @Test func `a line that is full takes no more`() {
    let full = String(repeating: "é", count: Editor.limit / 2)
    #expect(press("ix", on: full).text == full)
    #expect(press("i⎋xix", on: full).text == "x" + full.dropFirst())
  }

  @Test func `a sign that joins another one is one character with it`() {
    let editor = press("ie\u{301}", on: "x")
    #expect(editor.text == "e\u{301}x")
    #expect(editor.cursor == 1)
    #expect(press("ie", on: "x").cursor == 1)
    let driver = Driver(EditorFeature.editor, state: Editor())
    for key in [Key.character("i"), .character("e"), .character("\u{301}"), .character("y")] {
      driver.send(key)
    }
    #expect(driver.state.text == "e\u{301}y")
    #expect(driver.state.cursor == 2)
  }
}
