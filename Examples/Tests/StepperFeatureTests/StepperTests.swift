import Arco
import StepperFeature
import Testing

@MainActor struct StepperTests {
  @Test func `it counts up and down`() {
    let driver = Driver(stepper, state: 0)
    driver.send(.increment)
    driver.send(.increment)
    driver.send(.decrement)
    #expect(driver.state == 1)
  }

  @Test(arguments: [Int.min, Int.max])
  func `it stays within what a number can hold`(limit: Int) {
    let driver = Driver(stepper, state: limit)
    driver.send(limit < 0 ? .decrement : .increment)
    #expect(driver.state == limit)
  }
}
