import ArcoLaws
import ArcoOptics
import Testing

struct SnocTests {
  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(
      StandardOptics.Snoc<[Int]>(), whole: [Int].generator,
      part: .pair([Int].generator, .integer()),
      wholesAreEqual: ==, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
  }

  @Test func `it takes a list apart, and puts one together`() {
    let part = StandardOptics.Snoc().extract([1, 2, 3])
    #expect(part?.1 == 3)
    #expect(part?.0 == [1, 2])
    #expect(StandardOptics.Snoc().extract([Int]()) == nil)
    #expect(StandardOptics.Snoc().embed(([1], 2)) == [1, 2])
    #expect(StandardOptics.Snoc().embed(([], 1)) == [1])
  }

  @Test func `a change copies neither storage nor elements, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    _ = StandardOptics.Snoc().modifyIfPresent(&all) { part in
      part.1.append(1)
      part.0[0].append(2)
    }
    func fail(_ part: inout ([Tracked], Tracked)) throws(Refusal) {
      part.0[1].append(3)
      throw Refusal()
    }
    #expect(throws: Refusal()) { try StandardOptics.Snoc().modifyIfPresent(&all, fail) }
    #expect(all.map(\.numbers) == [[0, 2], [0, 3], [0, 1]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.address == address)
  }

  @Test func `a change may lengthen the rest, and is not called where there is none`() {
    var numbers = [1]
    _ = StandardOptics.Snoc().modifyIfPresent(&numbers) { $0.0 += [7, 8] }
    #expect(numbers == [7, 8, 1])
    numbers = []
    let answer: Void? = StandardOptics.Snoc().modifyIfPresent(&numbers) { $0.0 = [1] }
    #expect(answer == nil)
    #expect(numbers.isEmpty)
  }
}
