import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct LensLawsTests {
  @Test func `lawful lenses have no counterexample`() {
    #expect(LensLaws(Lens(\Dose.grams)).counterexample() == nil)
    #expect(LensLaws(Lens(\Shop.dose), whole: Shop.generator).counterexample() == nil)
    #expect(LensLaws(Lens(\Shop.dose.label), part: .string()).counterexample() == nil)
    let laws = LensLaws(
      Lens(\Shop.spare), whole: Shop.generator, part: .just(nil), wholesAreEqual: ==,
      partsAreEqual: ==)
    #expect(laws.counterexamples(tries: 20, seed: 3) == [])
  }

  private static let breaking: [Breaking<OddLens.Oddity>] = [
    Breaking(
      .clamps, "get what you set", ["Dose(grams: 0, label: \"\")", "-1"], expected: "-1", found: "0"
    ),
    Breaking(
      .marks, "setting what you got changes nothing", ["Dose(grams: 0, label: \"\")"],
      expected: "Dose(grams: 0, label: \"\")", found: "Dose(grams: 0, label: \"!\")"),
    Breaking(
      .remembers, "setting twice is setting the last", ["Dose(grams: 0, label: \"\")", "1", "0"],
      expected: "Dose(grams: 0, label: \"\")", found: "Dose(grams: 0, label: \"1\")"),
    Breaking(
      .callsTwice, "modify calls its body once, with the part, and returns its answer",
      ["Dose(grams: 0, label: \"\")"], expected: "calls: 1", found: "calls: 2"),
    Breaking(
      .eachCounts, "modify does what setting does", ["Dose(grams: 0, label: \"\")", "0"],
      expected: "Dose(grams: 0, label: \"!\")", found: "Dose(grams: 0, label: \"\")"),
    Breaking(
      .restores, "modify passes on what its body throws, and keeps what it wrote",
      ["Dose(grams: 0, label: \"\")", "1"], expected: "Dose(grams: 1, label: \"\")",
      found: "Dose(grams: 0, label: \"\")"),
    Breaking(
      .optionalCounts, "modifyIfPresent does what modify does",
      ["Dose(grams: 0, label: \"\")", "0"], expected: "Dose(grams: 0, label: \"\")",
      found: "Dose(grams: 0, label: \"!\")"),
    Breaking(
      .changeCounts, "change does what modify does", ["Dose(grams: 0, label: \"\")", "0"],
      expected: "Dose(grams: 0, label: \"\")", found: "Dose(grams: 0, label: \"!\")"),
    Breaking(.flickers, "getting again gives the same part", ["Dose(grams: 0, label: \"\")"]),
    Breaking(
      .extractsPositive, "extract finds what get finds", ["Dose(grams: -1, label: \"\")"],
      expected: "-1", found: "nil"),
    Breaking(
      .visitsTwice, "visit finds exactly the part that extract finds",
      ["Dose(grams: 0, label: \"\")"], expected: "[0]", found: "[0, 0]"),
  ]

  @Test(arguments: breaking)
  func `each law catches the lens that breaks it`(breaking: Breaking<OddLens.Oddity>) throws {
    try breaking.expect(in: LensLaws(OddLens(breaking.oddity)).counterexamples())
  }

  @Test func `the text of a counterexample`() {
    let laws = LensLaws(OddLens(.clamps))
    let text = laws.counterexample(seed: 5)?.description
    #expect(
      text == """
        OddLens breaks “get what you set”
          whole     Dose(grams: 0, label: "")
          part      -1
          expected  -1
          found     0
        try \(laws.counterexample(seed: 5)?.attempt ?? 0) of seed 5
        """)
  }
}
