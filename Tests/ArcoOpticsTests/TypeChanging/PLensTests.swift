import ArcoLaws
import ArcoOptics
import ArcoTesting
import ArcoTypeChanging
import Testing

struct PLensTests {
  @Test func `where types are equal it obeys the laws of a lens`() {
    let first = LensLaws(
      Lens.storing(PLens<(Int, Int), (Int, Int), Int, Int>.firstOfPair()),
      whole: .pair(.integer(), .integer()), part: .integer(), wholesAreEqual: ==,
      partsAreEqual: ==)
    #expect(first.counterexample() == nil)
    let second = LensLaws(
      Lens.storing(PLens<(Int, Int), (Int, Int), Int, Int>.secondOfPair()),
      whole: .pair(.integer(), .integer()), part: .integer(), wholesAreEqual: ==,
      partsAreEqual: ==)
    #expect(second.counterexample() == nil)
    #expect(LensLaws(Lens.storing(PLens(DoseLens()))).counterexample() == nil)
    #expect(LensLaws(Lens.storing(PLens(PIso(Negated())))).counterexample() == nil)
  }

  @Test func `the first of a pair changes from a number to a text`() {
    let order: (String, String) = PLens.firstOfPair().modifying((2, "cups")) { "\($0)" }
    #expect(order == ("2", "cups"))
    let set: (String, String) = PLens<(Int, String), _, _, _>.firstOfPair()
      .setting((2, "cups"), to: "no")
    #expect(set == ("no", "cups"))
  }

  @Test func `changing twice is changing by both`() {
    let law = Law("changing twice is changing by both") { trial in
      let whole = (trial.draw("first", Int.self), trial.draw("second", Int.self))
      let once: (Int, String) = PLens.secondOfPair().modifying(whole) { "\($0)" }
      let twice: (Int, Int) = PLens.secondOfPair().modifying(once) { $0.count }
      let both: (Int, Int) = PLens.secondOfPair().modifying(whole) { "\($0)".count }
      trial.expect(twice, equals: both, by: ==)
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a change that throws makes nothing`() {
    func fail(_: Int) throws(Refusal) -> String { throw Refusal() }
    #expect(throws: Refusal()) {
      let _: (String, Int) = try PLens.firstOfPair().modifying((1, 2), fail)
    }
  }
}
