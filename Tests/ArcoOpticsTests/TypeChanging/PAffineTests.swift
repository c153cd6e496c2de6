import ArcoLaws
import ArcoOptics
import ArcoTypeChanging
import Testing

struct PAffineTests {
  typealias Old = (Int?, Int)
  typealias New = (String?, Int)

  let first = PLens<Old, New, Int?, String?>.firstOfPair().appending(.some())

  @Test func `where types are equal it obeys the laws of an affine`() {
    let same = PLens<Old, Old, Int?, Int?>.firstOfPair().appending(PPrism.some())
    let laws = AffineLaws(
      Affine.storing(same), whole: .pair(Int?.generator, .integer()), part: .integer(),
      wholesAreEqual: ==, partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
    #expect(AffineLaws(Affine.storing(PAffine(firstOfAll))).counterexample() == nil)
    #expect(AffineLaws(Affine.storing(PAffine(PPrism(DosePrism())))).counterexample() == nil)
    #expect(AffineLaws(Affine.storing(PAffine(PIso(Negated())))).counterexample() == nil)
  }

  @Test func `the optional first of a pair changes its type`() {
    #expect(first.modifying((2, 1)) { "\($0)" } == ("2", 1))
    #expect(first.modifying((nil, 1)) { "\($0)" } == (nil, 1))
    #expect(first.setting((2, 1), to: "x") == ("x", 1))
    #expect(first.setting((nil, 1), to: "x") == (nil, 1))
    #expect(first.extract((2, 1)) == 2)
    #expect(first.extract((nil, 1)) == nil)
  }

  @Test func `changing twice is changing by both`() {
    let back = PLens<New, Old, String?, Int?>.firstOfPair().appending(.some())
    let same = PLens<Old, Old, Int?, Int?>.firstOfPair().appending(.some())
    let law = Law("changing twice is changing by both") { trial in
      let whole = (trial.draw("first", Int?.self), trial.draw("second", Int.self))
      let twice = back.modifying(first.modifying(whole) { "\($0)" }) { $0.count }
      trial.expect(twice, equals: same.modifying(whole) { "\($0)".count }, by: ==)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a change that throws throws only where the part is`() {
    func fail(_: Int) throws(Refusal) -> String { throw Refusal() }
    #expect(throws: Refusal()) { try first.modifying((1, 2), fail) }
    #expect(throws: Never.self) { try first.modifying((nil, 2), fail) }
  }
}
