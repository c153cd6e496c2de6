import ArcoLaws
import ArcoOptics
import Testing

struct AffineTests {
  @Test func `affines of every make obey the laws`() {
    #expect(AffineLaws(firstOfAll).counterexample() == nil)
    let pure = Affine<[Int], Int>(
      extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() })
    #expect(AffineLaws(pure).counterexample() == nil)
    #expect(SameOpticLaws(pure, firstOfAll).counterexample() == nil)
    let ordered = OrderLens().appending(DosePrism())
    #expect(AffineLaws(ordered).counterexample() == nil)
    #expect(AffineLaws(Affine.storing(ordered)).counterexample() == nil)
    #expect(AffineLaws(Lens(\Shop.spare).some).counterexample() == nil)
  }

  @Test func `a change returns what its body returns, or nil where the part is absent`() {
    var numbers = [4]
    #expect(firstOfAll.modifyIfPresent(&numbers) { $0 + 1 } == 5)
    numbers = []
    #expect(firstOfAll.modifyIfPresent(&numbers) { $0 + 1 } == nil)
  }

  @Test func `a change that throws keeps what it wrote before`() {
    func fail(_ number: inout Int) throws(Refusal) {
      number = 9
      throw Refusal()
    }
    let pure = Affine<[Int], Int>(
      extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() })
    for affine in [firstOfAll, pure] {
      var numbers = [1, 2]
      #expect(throws: Refusal()) { try affine.modifyIfPresent(&numbers, fail) }
      #expect(numbers == [9, 2])
    }
  }
}
