import ArcoLaws
import ArcoOptics
import Testing

struct TraversalLawsTests {
  @Test func `lawful traversals have no counterexample`() {
    #expect(TraversalLaws(StandardOptics.Each<[Int]>()).counterexample() == nil)
    #expect(SetterLaws(StandardOptics.Each<[Int]>()).counterexample() == nil)
    let labels = StandardOptics.Each<[Dose]>().appending(Lens(\Dose.label))
    #expect(TraversalLaws(labels).counterexample() == nil)
    #expect(TraversalLaws(Traversal.storing(labels)).counterexample() == nil)
    #expect(FoldLaws(Fold<[Int], Int> { $0.reversed() }).counterexample() == nil)
    #expect(GetterLaws(Getter(\String.count)).counterexample() == nil)
  }

  private static let breaking: [Breaking<OddEach.Oddity>] = [
    Breaking(.flickers, "visiting again finds the same parts in the same order", ["[0]"]),
    Breaking(
      .runsOn, "nothing is visited after the body has returned false, and then visit does too",
      ["[0, 0]", "0"], expected: "visited: [0]", found: "visited: [0, 0]"),
    Breaking(
      .alwaysEnds, "nothing is visited after the body has returned false, and then visit does too",
      ["[0]", "0"], expected: "the answer: false", found: "the answer: true"),
    Breaking(
      .swallowsVisits, "visit passes on what its body throws, and goes no further", ["[0]", "0"],
      expected: "the error: true", found: "the error: false"),
    Breaking(.counts, "changing nothing changes nothing", ["[0]"], expected: "[0]", found: "[1]"),
    Breaking(
      .adds, "two changes in turn equal one change by both functions", ["[0]", "[1]", "[0]"],
      expected: "[0]",
      found: "[1]"),
    Breaking(
      .clamps, "a change is handed what was written before", ["[0]", "[-1]"], expected: "[-1]",
      found: "[0]"),
    Breaking(
      .restores, "a change that throws keeps what was written, and leaves the rest alone",
      ["[0]", "[1]", "0"], expected: "[1]", found: "[0]"),
    Breaking(
      .swallowsChanges, "a change that throws keeps what was written, and leaves the rest alone",
      ["[0]", "[0]", "0"], expected: "the error: true", found: "the error: false"),
    Breaking(
      .goesOn, "a change that throws keeps what was written, and leaves the rest alone",
      ["[0, 0]", "[1]", "0"], expected: "[1, 0]", found: "[1, 1]"),
    Breaking(
      .turns, "a change is handed the parts that are visited, in the same order", ["[0, 1]"],
      expected: "[0, 1]", found: "[1, 0]"),
    Breaking(
      .grows, "visiting finds the parts that were written, as many as before", ["[0]", "[0]"],
      expected: "[0]", found: "[0, 0]"),
  ]

  @Test(arguments: breaking)
  func `each law catches the traversal that breaks it`(breaking: Breaking<OddEach.Oddity>) throws {
    try breaking.expect(in: TraversalLaws(OddEach(breaking.oddity)).counterexamples())
  }
}
