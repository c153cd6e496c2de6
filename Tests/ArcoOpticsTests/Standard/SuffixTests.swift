import ArcoLaws
import ArcoOptics
import Testing

struct SuffixTests {
  @Test func `it obeys the laws of a traversal`() {
    #expect(TraversalLaws(StandardOptics.Suffix<[Int]>(2)).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    let ofSlices = StandardOptics.Suffix<ArraySlice<Int>>(2)
    #expect(TraversalLaws(ofSlices, whole: slices).counterexample() == nil)
  }

  @Test func `it has as many elements as said, or as there are`() {
    #expect(StandardOptics.Suffix(2).values(in: [1, 2, 3]) == [2, 3])
    #expect(StandardOptics.Suffix(99).values(in: [1, 2, 3]) == [1, 2, 3])
    #expect(StandardOptics.Suffix(0).values(in: [1, 2, 3]).isEmpty)
    #expect(StandardOptics.Suffix(99).values(in: [Int]()).isEmpty)
  }

  @Test func `a change copies neither the array nor an element, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    StandardOptics.Suffix(2).modifyEach(&all) { $0.append(1) }
    #expect(throws: Refusal()) { try StandardOptics.Suffix(2).modifyEach(&all, writeAndRefuse) }
    #expect(all.map(\.numbers) == [[0], [0, 1, 9], [0, 1]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.address == address)
  }
}
