import ArcoLaws
import ArcoOptics
import Testing

struct ConsTests {
  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(
      StandardOptics.Cons<[Int]>(), whole: [Int].generator,
      part: .pair(.integer(), [Int].generator),
      wholesAreEqual: ==, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
  }

  @Test func `it takes a list apart, and puts one together`() {
    let part = StandardOptics.Cons().extract([1, 2, 3])
    #expect(part?.0 == 1)
    #expect(part?.1 == [2, 3])
    #expect(StandardOptics.Cons().extract([Int]()) == nil)
    #expect(StandardOptics.Cons().embed((1, [2])) == [1, 2])
    #expect(StandardOptics.Cons().embed((1, [])) == [1])
  }

  @Test func `a change copies neither storage nor elements, also when it throws`() {
    var all = [Tracked(), Tracked(), Tracked()]
    let address = all.address
    _ = StandardOptics.Cons().modifyIfPresent(&all) { part in
      part.0.append(1)
      part.1[0].append(2)
    }
    func fail(_ part: inout (Tracked, [Tracked])) throws(Refusal) {
      part.1[1].append(3)
      throw Refusal()
    }
    #expect(throws: Refusal()) { try StandardOptics.Cons().modifyIfPresent(&all, fail) }
    #expect(all.map(\.numbers) == [[0, 1], [0, 2], [0, 3]])
    #expect(all.allSatisfy { $0.copies == 0 })
    #expect(all.address == address)
  }

  @Test func `a change may lengthen the rest, and is not called where there is none`() {
    var numbers = [1]
    _ = StandardOptics.Cons().modifyIfPresent(&numbers) { $0.1 += [7, 8] }
    #expect(numbers == [1, 7, 8])
    numbers = []
    let answer: Void? = StandardOptics.Cons().modifyIfPresent(&numbers) { $0.1 = [1] }
    #expect(answer == nil)
    #expect(numbers.isEmpty)
  }
}
