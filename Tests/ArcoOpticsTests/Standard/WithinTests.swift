import ArcoLaws
import ArcoOptics
import Testing

struct WithinTests {
  @Test func `it obeys the laws of a traversal`() {
    #expect(TraversalLaws(StandardOptics.Within<[Int]>(1..<3)).counterexample() == nil)
    let slices = [Int].generator.map { $0.dropFirst() }
    let ofSlices = StandardOptics.Within<ArraySlice<Int>>(1..<3)
    #expect(TraversalLaws(ofSlices, whole: slices).counterexample() == nil)
  }

  @Test func `it has as many elements as said, or as there are`() {
    #expect(StandardOptics.Within(1..<3).values(in: [1, 2, 3]) == [2, 3])
    #expect(StandardOptics.Within(-5..<99).values(in: [1, 2, 3]) == [1, 2, 3])
    #expect(StandardOptics.Within(2..<2).values(in: [1, 2, 3]).isEmpty)
    #expect(StandardOptics.Within(-5..<99).values(in: [Int]()).isEmpty)
    #expect(StandardOptics.Within(5..<9).values(in: [1, 2]).isEmpty)
    #expect(StandardOptics.Within(0..<9).values(in: [1, 2, 3].dropFirst()) == [2, 3])
  }

  @Test func `a change copies neither the array nor an element, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    StandardOptics.Within(1..<3).modifyEach(&all) { $0.append(1) }
    #expect(throws: Refusal()) { try StandardOptics.Within(1..<3).modifyEach(&all, writeAndRefuse) }
    #expect(all.map(\.numbers) == [[0], [0, 1, 9], [0, 1]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.address == address)
  }
}
