import ArcoLaws
import ArcoOptics
import ArcoTesting
import ArcoTypeChanging
import Testing

struct PPrismTests {
  @Test func `where types are equal it obeys the laws of a prism`() {
    #expect(PrismLaws(Prism<Int?, Int>.storing(PPrism.some())).counterexample() == nil)
    #expect(
      PrismLaws(Prism<Result<Int, Problem>, Int>.storing(.succeeded())).counterexample() == nil)
    #expect(
      PrismLaws(Prism<Result<Int, Problem>, Problem>.storing(.failed())).counterexample() == nil)
    #expect(PrismLaws(Prism.storing(PPrism(DosePrism()))).counterexample() == nil)
    #expect(PrismLaws(Prism.storing(PPrism(PIso(Negated())))).counterexample() == nil)
  }

  @Test func `what an optional holds changes its type`() {
    let text: String? = PPrism.some().modifying(Int?(3)) { "\($0)" }
    #expect(text == "3")
    let none: String? = PPrism.some().modifying(Int?.none) { "\($0)" }
    #expect(none == nil)
  }

  @Test func `a result's success changes its type, and a failure stays`() {
    let succeeded = PPrism<Result<Int, Problem>, Result<String, Problem>, Int, String>.succeeded()
    #expect(succeeded.modifying(.success(3)) { "\($0)" } == .success("3"))
    #expect(succeeded.setting(.success(3), to: "x") == .success("x"))
    let failure = Problem(code: 1)
    #expect(succeeded.modifying(.failure(failure)) { "\($0)" } == .failure(failure))
    #expect(succeeded.match(.success(3)) == .present(3))
    #expect(succeeded.match(.failure(failure)) == .absent(.failure(failure)))
    #expect(succeeded.extract(.failure(failure)) == nil)
    #expect(succeeded.embed("x") == .success("x"))
  }

  @Test func `what was embedded matches, and changing twice is changing by both`() {
    typealias Reading<Value> = Result<Value, Problem>
    let law = Law("changing twice is changing by both") { trial in
      let whole = trial.draw("whole", Reading<Int>.self)
      let once: Reading<String> = PPrism.succeeded().modifying(whole) { "\($0)" }
      let twice: Reading<Int> = PPrism.succeeded().modifying(once) { $0.count }
      let both: Reading<Int> = PPrism.succeeded().modifying(whole) { "\($0)".count }
      trial.expect(twice, equals: both)
      let part = trial.draw("part", String.self)
      let back = PPrism<Reading<String>, Reading<Int>, String, Int>.succeeded()
      let there = PPrism<Reading<Int>, Reading<String>, Int, String>.succeeded()
      trial.expect(back.match(there.embed(part)), equals: .present(part))
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a change that throws throws only where the part is`() {
    func fail(_: Int) throws(Refusal) -> String { throw Refusal() }
    let some = PPrism<Int?, String?, Int, String>.some()
    #expect(throws: Refusal()) { try some.modifying(1, fail) }
    #expect(throws: Never.self) { try some.modifying(nil, fail) }
  }
}
