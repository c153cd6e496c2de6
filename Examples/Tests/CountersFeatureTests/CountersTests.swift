import Arco
import CountersFeature
import Testing

@MainActor struct CountersTests {
  @Test func `the counters count for themselves and the parent counts for both`() {
    let driver = Driver(twoCounters, state: TwoCounters())
    driver.send(.left(.plus))
    driver.send(.right(.plus))
    driver.send(.right(.plus))
    driver.send(.right(.minus))
    #expect(driver.state.left.count == 1)
    #expect(driver.state.right.count == 1)
    #expect(driver.state.presses == 4)
  }

  @Test func `a counter by itself has no presses to touch`() {
    let driver = Driver(counter, state: Counter())
    driver.send(.minus)
    #expect(driver.state == Counter(count: -1))
  }

  @Test func `a press of a narrowed counter reaches the parent too`() {
    let driver = Driver(twoCounters, state: TwoCounters())
    let right = driver.scope(state: TwoCounters.lenses.right, input: TwoCounters.Input.prisms.right)
    right.send(.plus)
    #expect(right.state.count == 1)
    #expect(driver.state.left.count == 0)
    #expect(driver.state.presses == 1)
  }
}
