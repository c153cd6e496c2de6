import ArcoComonads
import ArcoLaws
import ArcoTesting
import Testing

@Suite struct TracedTests {
  private let told = Traced { (text: String) in "<\(text)>" }

  @Test func `a traced space and its writer keep their laws`() {
    #expect(TracedLaws(tracedSamples).counterexamples() == [])
    #expect(WriterLaws(tracedSamples).counterexamples() == [])
  }

  @Test func `tracing in the wrong order is caught`() {
    let laws = TracedLaws<Traced<String, Int>, String>(
      "backwards", draw: { tracedSamples.drawSpace(&$0) }, values: .element(of: texts),
      extract: { $0.extract() }, extend: { $0.extend($1) },
      trace: { $0.trace(String($1.reversed())) })
    #expect(laws.counterexample()?.law == "tracing one value after another equals tracing both")
  }

  @Test func `a writer that tells twice what it tells is caught`() {
    let laws = WriterLaws<Writer<String, Int>, String, One, Both<String, Int>>(
      MonadSamples(tracedSamples), values: .element(of: texts),
      tell: { Writer<String, Void>.tell($0 + $0).map { 0 } })
    #expect(laws.counterexample()?.law == "telling two values in turn equals telling both appended")
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
