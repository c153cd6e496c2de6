import ArcoOptics
import ArcoTesting
import Testing

struct FailedTests {
  @Test func `it obeys the laws of a prism`() {
    #expect(PrismLaws(Failed<Int, Problem>()).counterexample() == nil)
  }

  @Test func `a success has no problem to change`() {
    #expect(Failed<Int, Problem>().extract(.success(1)) == nil)
    #expect(Failed<Int, Problem>().embed(Problem(code: 2)) == .failure(Problem(code: 2)))
  }
}
