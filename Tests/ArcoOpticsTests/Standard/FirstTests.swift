import ArcoLaws
import ArcoOptics
import Testing

struct FirstTests {
  @Test func `it obeys the laws of an affine`() {
    #expect(AffineLaws(StandardOptics.First<[Int]>()).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    #expect(
      AffineLaws(StandardOptics.First<ArraySlice<Int>>(), whole: slices).counterexample() == nil)
  }

  @Test func `a change copies neither the array nor the element, also when it throws`() {
    var all = [Tracked(), Tracked()]
    let address = all.address
    _ = StandardOptics.First().modifyIfPresent(&all) { $0.append(1) }
    #expect(throws: Refusal()) { try StandardOptics.First().modifyIfPresent(&all, writeAndRefuse) }
    #expect(all.map(\.numbers) == [[0, 1, 9], [0]])
    #expect(all[0].copies == 0)
    #expect(all.address == address)
  }
}
