import ArcoLaws
import ArcoOptics
import Testing

struct LastTests {
  @Test func `it obeys the laws of an affine`() {
    #expect(AffineLaws(StandardOptics.Last<[Int]>()).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropLast() }
    #expect(
      AffineLaws(StandardOptics.Last<ArraySlice<Int>>(), whole: slices).counterexample() == nil)
  }

  @Test func `a change copies neither the array nor the element, also when it throws`() {
    var all = [Tracked(), Tracked()]
    let address = all.address
    _ = StandardOptics.Last().modifyIfPresent(&all) { $0.append(1) }
    #expect(throws: Refusal()) { try StandardOptics.Last().modifyIfPresent(&all, writeAndRefuse) }
    #expect(all.map(\.numbers) == [[0], [0, 1, 9]])
    #expect(all[1].copies == 0)
    #expect(all.address == address)
  }
}
