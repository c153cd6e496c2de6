import CoffeeSwiftUI
import StepperSwiftUI
import SwiftUI
import Testing

@MainActor struct ExampleTests {
  @Test func `the coffee's sliders and buttons move the ratio`() {
    let screen = Screen(CoffeeScreen())
    let before = screen.texts.last
    screen.setNumber(20, 0)
    screen.setNumber(300, 1)
    #expect(screen.press("One gram more: Coffee Beans Weight"))
    #expect(screen.texts.contains("Coffee Beans Weight: 21.0g"))
    #expect(screen.texts.last != before)
  }

  @Test func `the stepper steps`() {
    let screen = Screen(StepperScreen())
    screen.press("Increment")
    screen.press("Increment")
    screen.press("Decrement")
    #expect(screen.texts.contains("1"))
  }
}
