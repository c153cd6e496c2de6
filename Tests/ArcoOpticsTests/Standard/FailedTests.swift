import ArcoLaws
import ArcoOptics
import Testing

struct FailedTests {
  @Test func `it obeys the laws of a prism`() {
    #expect(PrismLaws(StandardOptics.Failed<Int, Problem>()).counterexample() == nil)
  }

  @Test func `a success has no problem to change`() {
    #expect(StandardOptics.Failed<Int, Problem>().extract(.success(1)) == nil)
    #expect(
      StandardOptics.Failed<Int, Problem>().embed(Problem(code: 2)) == .failure(Problem(code: 2)))
  }
}
