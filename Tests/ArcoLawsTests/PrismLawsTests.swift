import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct PrismLawsTests {
  private let texts = Generator.string(of: .element(of: ["0", "1", "-", "+"]))

  @Test func `lawful prisms have no counterexample`() {
    #expect(PrismLaws(StandardOptics.Some<Int>()).counterexample() == nil)
    #expect(PrismLaws(toDose).counterexample() == nil)
    #expect(PrismLaws(toNote, whole: .just(.nothing)).counterexample() == nil)
  }

  @Test func `a case with two values is checked with an equality of its own`() {
    enum Row: Equatable, Sendable, Generatable {
      case none
      case row(Int, String)

      static let generator = Generator<Row>.just(.none)
    }
    let row = Prism(Row.row) { if case .row(let id, let text) = $0 { (id, text) } else { nil } }
    let laws = PrismLaws(
      row, whole: Row.generator, part: .pair(.integer(), .string()), wholesAreEqual: ==,
      partsAreEqual: ==)
    #expect(laws.counterexample() == nil)
  }

  @Test func `a number that several texts say is found among all texts by nearly every seed`() {
    let careless = Prism<String, Int>(extract: { Int($0) }, embed: { "\($0)" })
    let missed = (1...60 as ClosedRange<UInt64>).filter {
      PrismLaws(careless).counterexample(seed: $0) == nil
    }
    #expect(missed.count <= 2, "of 60 seeds")
  }

  private static let breaking: [Breaking<OddPrism.Oddity>] = [
    Breaking(.dropsSign, "extract what you embedded", ["-1"], expected: "-1", found: "1"),
    Breaking(
      .takesPlus, "embedding what you extracted gives the whole back", ["\"00\""],
      expected: "\"00\"", found: "\"0\""),
    Breaking(
      .pads, "if there is a part, writing a part equals embedding it", ["\"0\"", "0"],
      expected: "\"0\"", found: "\"0 \""),
  ]

  @Test(arguments: breaking)
  func `each law catches the prism that breaks it`(breaking: Breaking<OddPrism.Oddity>) throws {
    try breaking.expect(in: PrismLaws(OddPrism(breaking.oddity), whole: texts).counterexamples())
  }
}
