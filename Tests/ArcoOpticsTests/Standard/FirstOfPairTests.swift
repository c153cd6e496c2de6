import ArcoLaws
import ArcoOptics
import Testing

struct FirstOfPairTests {
  @Test func `it obeys the laws of a lens`() {
    let laws = LensLaws(
      StandardOptics.FirstOfPair<Int, Int>(), whole: .pair(.integer(), .integer()),
      part: .integer(),
      wholesAreEqual: ==, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
  }

  @Test func `a change copies nothing, also when it throws`() {
    var pair = (Tracked(), Tracked())
    StandardOptics.FirstOfPair().modify(&pair) { $0.append(1) }
    #expect(throws: Refusal()) { try StandardOptics.FirstOfPair().modify(&pair, writeAndRefuse) }
    #expect(pair.0.numbers == [0, 1, 9])
    #expect(pair.0.copies == 0)
    #expect(pair.1.numbers == [0])
  }

  @Test func `its place is not that of the other`() {
    #expect(
      !StandardOptics.FirstOfPair<Int, Int>().footprint.overlaps(
        StandardOptics.SecondOfPair<Int, Int>().footprint))
  }
}
