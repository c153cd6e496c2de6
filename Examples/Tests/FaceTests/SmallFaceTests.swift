import ArcoWeb
import ArcoWebTesting
import CountersFeature
import CountersHTML
import StepperHTML
import Testing

@MainActor struct SmallFaceTests {
  @Test func `the stepper steps`() throws {
    let page = TestPage(stepperPage(), state: 0)
    try page.click("Increment")
    try page.click("Increment")
    try page.click("Decrement")
    #expect(try page.text(of: "output") == "1")
  }

  @Test func `a press counts for its counter and for the parent`() throws {
    let page = TestPage(countersPage(), state: TwoCounters())
    try page.click("Left: one more")
    try page.click("Right: one less")
    #expect(try page.text(of: "Left") == "1")
    #expect(try page.text(of: "Right") == "-1")
    #expect(try page.text(of: "Presses in all") == "2")
  }
}
