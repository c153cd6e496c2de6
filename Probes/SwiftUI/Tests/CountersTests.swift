import Arco
import ArcoSwiftUI
import CountersFeature
import CountersSwiftUI
import SwiftUI
import Testing

import struct ArcoCore.Component

@MainActor struct CountersTests {
  let model = ComponentModel(Component(twoCounters, countersFace()), state: TwoCounters())
  let screen: Screen

  init() { screen = Screen(ComponentView(model)) }

  @Test func `a press counts in its own row and no other`() {
    #expect(screen.press("One more", inRowShowing: "Counter 2"))
    #expect(screen.press("One more", inRowShowing: "Counter 2"))
    #expect(screen.press("One less", inRowShowing: "Counter 1"))
    #expect(model.state.left.count == -1)
    #expect(model.state.right.count == 2)
    #expect(
      screen.texts.dropFirst() == [
        "Counter 1", "[One less]", "-1", "[One more]",
        "Counter 2", "[One less]", "2", "[One more]",
        "Presses in all: 3",
      ])
  }

  @Test func `what stands above the rows and below them is in no row`() {
    #expect(screen.texts.first?.hasPrefix("One counter, described once") == true)
    #expect(!screen.press("One more", inRowShowing: "Presses in all: 0"))
  }

  @Test func `a press runs the view of its counter and of the form, and not the other counter's`() {
    let before = screen.runs
    screen.press("One more", inRowShowing: "Counter 1")
    #expect(screen.runs - before == 2)
  }

  @Test func `the screen shows the example`() {
    let screen = Screen(CountersScreen())
    #expect(screen.press("One more", inRowShowing: "Counter 1"))
    #expect(screen.texts.contains("Presses in all: 1"))
  }
}
