import Arco
import ArcoSwiftUI
import EditorFeature
import EditorSwiftUI
import SwiftUI
import Testing

import struct ArcoCore.Component

@MainActor struct EditorTests {
  let model = ComponentModel(Component(editor, editorFace()), state: Editor("abc"))
  let screen: Screen

  init() { screen = Screen(ComponentView(model)) }

  /// Types on a hardware keyboard.
  private func type(_ characters: String) {
    for character in characters { screen.pressKey(KeyEquivalent(character)) }
  }

  @Test func `the line has the focus from the beginning, and the keyboard is heard at once`() {
    #expect(screen.focused == "Type here")
    #expect(screen.texts.contains("▏abc"))
    #expect(screen.pressKey(KeyEquivalent("l")))
    #expect(screen.texts.contains("a▏bc"))
  }

  @Test func `the same keys are commands in one mode and text in the other`() {
    type("lx")
    #expect(model.state.text == "ac")
    #expect(screen.texts.contains("Keys are commands."))
    type("i")
    #expect(screen.texts.contains("Keys are text."))
    type("lx ")
    #expect(screen.texts.contains("alx ▏c"))
    screen.pressKey(.escape)
    screen.pressKey(.delete)
    type("x")
    #expect(screen.texts.contains("alx▏c"))
  }

  @Test func `either key that a Mac calls delete takes back`() {
    type("$i")
    screen.pressKey(KeyEquivalent("\u{7F}"))
    screen.pressKey(.delete)
    #expect(screen.texts.contains("a▏"))
  }

  @Test func `keys that are the system's are left to it`() {
    type("i")
    let (tab, enter, arrow) = ("\t", "\r", "\u{F702}") as (Character, Character, Character)
    for key in [tab, enter, arrow] { #expect(!screen.pressKey(KeyEquivalent(key))) }
    #expect(!screen.pressKey(KeyEquivalent("v"), modifiers: .command))
    #expect(!screen.pressKey(KeyEquivalent("v"), modifiers: .control))
    #expect(model.state.text == "abc")
    type("日")
    #expect(model.state.text == "日abc")
  }

  @Test func `who has no keyboard has buttons, which say what they do now`() {
    #expect(screen.press("x delete"))
    #expect(screen.texts.contains("▏bc"))
    #expect(screen.press("i write"))
    #expect(screen.press("x write x"))
    #expect(screen.texts.contains("x▏bc"))
    #expect(screen.press("⌫ delete"))
    #expect(screen.press("Esc commands"))
    #expect(screen.texts.contains("On “b”, 1 of 2."))
  }

  @Test func `the screen shows the example`() {
    #expect(Screen(EditorScreen()).texts.contains("▏The quick brown fox"))
  }
}
