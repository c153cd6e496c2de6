import ArcoLaws
import ArcoOptics
import Testing

struct OnlyTests {
  @Test func `it has the form exactly when it equals the value`() {
    #expect(StandardOptics.Only(0).extract(0) != nil)
    #expect(StandardOptics.Only(0).extract(1) == nil)
    #expect(StandardOptics.Only("a").embed(()) == "a")
  }

  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(
      StandardOptics.Only(0), whole: .integer(in: 0...2), part: .just(()), wholesAreEqual: ==,
      partsAreEqual: { _, _ in true })
    #expect(laws.counterexample() == nil)
  }

  @Test func `it composes to the case with one payload`() {
    let note = NotePrism().only("x")
    #expect(note.extract(.note("x")) != nil)
    #expect(note.extract(.note("y")) == nil)
    #expect(note.embed(()) == .note("x"))
  }
}
