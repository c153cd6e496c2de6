import ArcoLaws
import ArcoOptics
import Testing

struct ConcatenationTests {
  let each = StandardOptics.Each<[Int]>()
  let first = AffineFold<[Int], Int>(extract: { $0.first })
  let count = Getter(\[Int].count)

  @Test func `its values are those of both, in order`() {
    let both = each.concatenated(with: count)
    #expect(both.values(in: [7, 8]) == [7, 8, 2])
    #expect(both.values(in: []) == [0])
  }

  @Test func `it obeys the laws of a fold`() {
    #expect(FoldLaws(first.concatenated(with: each)).counterexample() == nil)
    #expect(FoldLaws(each.concatenated(with: count)).counterexample() == nil)
  }

  @Test func `it is associative`() {
    let left = first.concatenated(with: each).concatenated(with: count)
    let right = first.concatenated(with: each.concatenated(with: count))
    for numbers in [[], [4], [5, 6]] {
      #expect(left.values(in: numbers) == right.values(in: numbers))
    }
  }

  @Test func `an end in the first ends it all`() {
    let both = each.concatenated(with: Fold { _ -> [Int] in preconditionFailure("visited") })
    #expect(both.first(in: [3]) == 3)
  }
}
