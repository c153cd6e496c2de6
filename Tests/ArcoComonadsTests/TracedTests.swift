import ArcoComonads
import ArcoTesting
import Testing

@Suite struct TracedTests {
  private let told = Traced { (text: String) in "<\(text)>" }

  @Test func `tracing one after the other is tracing both`() {
    let law = Law("trace n (trace m (dup w)) = trace (m <> n) w") { trial in
      let space = tracedSamples.drawSpace(&trial)
      let (one, other) = (trial.draw("one", String.self), trial.draw("other", String.self))
      trial.expect(
        space.duplicate().trace(one).trace(other), equals: space.trace(one.appending(other)))
      trial.expect(space.trace(""), equals: space.extract(), "nothing")
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `what is traced follows what was told`() {
    let moved = told.select(.tell("a")).select(.tell("b"))
    #expect(moved.extract() == "<ab>")
    #expect(moved.trace("c") == "<abc>")
    #expect(moved.traces { $0 } == "<ab<ab>>")
    #expect(moved.position == "ab")
  }

  @Test func `listening and censoring concern what is told from now on`() {
    let moved = told.select(.tell("a"))
    #expect(moved.listen().extract() == Both("<a>", ""))
    #expect(moved.listen().select(.tell("b")).extract() == Both("<ab>", "b"))
    let loud = moved.censor { $0.uppercased() }
    #expect(loud.select(.tell("b")).extract() == "<aB>")
  }

  @Test func `telling twice is telling one followed by the other`() {
    let twice = Writer<String, Void>.tell("a").then(.tell("b"))
    #expect(twice.run(One()).position == "ab")
    #expect(twice.map { 1 }.listen().run(One()).value == Both(1, "ab"))
    #expect(twice.censor { String($0.reversed()) }.run(One()).position == "ba")
  }
}
