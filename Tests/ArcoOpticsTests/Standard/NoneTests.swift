import ArcoOptics
import ArcoTesting
import Testing

struct NoneTests {
  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(
      None<Int>(), whole: Int?.generator, part: .just(()), wholesAreEqual: ==,
      partsAreEqual: { _, _ in true })
    #expect(laws.counterexample() == nil)
  }

  @Test func `it is the case that Some is not`() {
    #expect(None<Int>().extract(nil) != nil)
    #expect(None<Int>().extract(1) == nil)
    #expect(None<Int?>().extract(.some(nil)) == nil)
    #expect(None<Int>().embed(()) == nil)
    #expect(!None<Int>().footprint.overlaps(Some<Int>().footprint))
    let places = FootprintLaws(
      whole: Int?.generator,
      [
        Place("some", Some<Int>()),
        Place("none", None<Int>(), part: .just(()), partsAreEqual: { _, _ in true }),
      ])
    #expect(places.counterexample() == nil)
  }
}
