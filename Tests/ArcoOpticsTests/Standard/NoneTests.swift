import ArcoLaws
import ArcoOptics
import Testing

struct NoneTests {
  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(
      StandardOptics.None<Int>(), whole: Int?.generator, part: .just(()), wholesAreEqual: ==,
      partsAreEqual: { _, _ in true })
    #expect(laws.counterexample() == nil)
  }

  @Test func `it is the case that Some is not`() {
    #expect(StandardOptics.None<Int>().extract(nil) != nil)
    #expect(StandardOptics.None<Int>().extract(1) == nil)
    #expect(StandardOptics.None<Int?>().extract(.some(nil)) == nil)
    #expect(StandardOptics.None<Int>().embed(()) == nil)
    #expect(!StandardOptics.None<Int>().footprint.overlaps(StandardOptics.Some<Int>().footprint))
    let places = FootprintLaws(
      whole: Int?.generator,
      [
        Place("some", StandardOptics.Some<Int>()),
        Place("none", StandardOptics.None<Int>(), part: .just(()), partsAreEqual: { _, _ in true }),
      ])
    #expect(places.counterexample() == nil)
  }
}
