import ArcoLaws
import ArcoOptics
import Testing

struct Problem: Error, Equatable, Generatable {
  var code: Int
  static let generator = Int.generator.map { Problem(code: $0) }
}

struct SucceededTests {
  @Test func `it obeys the laws of a prism`() {
    #expect(PrismLaws(StandardOptics.Succeeded<Int, Problem>()).counterexample() == nil)
  }

  @Test func `the two cases are places apart`() {
    let places = FootprintLaws([
      Place("success", StandardOptics.Succeeded<Int, Problem>()),
      Place("failure", StandardOptics.Failed<Int, Problem>()),
    ])
    #expect(places.counterexample() == nil)
  }

  @Test func `changing what is held copies nothing, also when the change throws`() {
    var reading: Result<Tracked, Problem> = .success(Tracked())
    _ = StandardOptics.Succeeded().modifyIfPresent(&reading) { $0.append(1) }
    #expect(throws: Refusal()) {
      try StandardOptics.Succeeded().modifyIfPresent(&reading, writeAndRefuse)
    }
    let box = StandardOptics.Succeeded().extract(reading)
    #expect(box?.numbers == [0, 1, 9])
    #expect(box?.copies == 0)
  }

  @Test func `a failure has no value to change`() {
    var reading: Result<Int, Problem> = .failure(Problem(code: 1))
    let answer: Void? = StandardOptics.Succeeded().modifyIfPresent(&reading) { $0 = 1 }
    #expect(answer == nil)
    #expect(reading == .failure(Problem(code: 1)))
  }
}
