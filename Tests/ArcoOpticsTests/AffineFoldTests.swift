import ArcoLaws
import ArcoOptics
import Testing

struct AffineFoldTests {
  let first = AffineFold<[Int], Int>(extract: { $0.first })

  @Test func `affine folds of every make obey the laws`() {
    #expect(AffineFoldLaws(first).counterexample() == nil)
    #expect(AffineFoldLaws(AffineFold.storing(firstOfAll)).counterexample() == nil)
    #expect(AffineFoldLaws(AffineFold.storing(DosePrism())).counterexample() == nil)
    #expect(AffineFoldLaws(DosePrism().appending(Getter(\.grams))).counterexample() == nil)
  }

  @Test func `affine folds of every make find the part`() {
    for numbers in [[], [1], [2, 3]] {
      #expect(first.extract(numbers) == numbers.first)
      #expect(first.values(in: numbers) == Array(numbers.prefix(1)))
      #expect(AffineFold.storing(firstOfAll).extract(numbers) == numbers.first)
    }
    for order in Order.generator.values(12) {
      #expect(AffineFold.storing(DosePrism()).extract(order) == DosePrism().extract(order))
    }
  }

  @Test func `a prism and a getter make one`() {
    let label = DosePrism().appending(Getter<Dose, Int> { $0.label.count })
    #expect(label.extract(.dose(Dose(grams: 1, label: "abc"))) == 3)
    #expect(label.extract(.nothing) == nil)
    #expect(label.footprint == Footprint.case(0).appending(.unknown))
    #expect(!label.footprint.overlaps(.case(1)))
  }

  @Test func `affine folds compose`() {
    let deep = AffineFold<[[Int]], [Int]>(extract: { $0.first }).appending(first)
    #expect(deep.extract([[4], [5]]) == 4)
    #expect(deep.extract([[]]) == nil)
  }
}
