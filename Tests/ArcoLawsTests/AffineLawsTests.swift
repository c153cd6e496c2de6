import ArcoLaws
import ArcoOptics
import Testing

struct AffineLawsTests {
  @Test func `lawful affines have no counterexample`() {
    let first = Affine<[Int], Int>(
      extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] + $0.dropFirst() })
    #expect(AffineLaws(first).counterexample() == nil)
    let spare = Lens(\Shop.spare).some
    #expect(AffineLaws(spare).counterexample() == nil)
    #expect(AffineFoldLaws(spare).counterexample() == nil)
  }

  private static let breaking: [Breaking<OddAffine.Oddity>] = [
    Breaking(
      .ignores, "extract what you set, if there is a part", ["[0]", "1"], expected: "1",
      found: "0"),
    Breaking(
      .turns, "setting what you extracted changes nothing", ["[0, 0, 1]"], expected: "[0, 0, 1]",
      found: "[0, 1, 0]"),
    Breaking(
      .remembers, "setting twice is setting the last", ["[0]", "1", "0"], expected: "[0]",
      found: "[0, 0, 1]"),
    Breaking(
      .fills, "if there is no part, a change is not called and changes nothing", ["[]", "0"],
      expected: "the answer: nil", found: "the answer: true"),
    Breaking(
      .callsTwice, "modifyIfPresent calls its body once, with the part, and returns its answer",
      ["[0]"], expected: "calls: 1", found: "calls: 2"),
    Breaking(
      .eachFills, "modifyIfPresent does what setting does", ["[0]", "0"], expected: "[0, 0]",
      found: "[0]"),
    Breaking(
      .swallows, "modifyIfPresent passes on what its body throws, and keeps what it wrote",
      ["[0]", "0"], expected: "the error: true", found: "the error: false"),
    Breaking(
      .visitsAll, "visit finds exactly the part that extract finds", ["[0, 0]"], expected: "[0]",
      found: "[0, 0]"),
  ]

  @Test(arguments: breaking)
  func `each law catches the affine that breaks it`(breaking: Breaking<OddAffine.Oddity>) throws {
    try breaking.expect(in: AffineLaws(OddAffine(breaking.oddity)).counterexamples())
  }

  @Test func `wholes that never have the part test nothing`() {
    let first = Affine<[Int], Int>(extract: { $0.first }, set: { $0.isEmpty ? $0 : [$1] })
    let breach = AffineLaws(first, whole: .just([]), part: .integer()).counterexample()
    #expect(breach?.law == "extract what you set, if there is a part")
    #expect(breach?.expected == "values to which the law applies")
  }
}
