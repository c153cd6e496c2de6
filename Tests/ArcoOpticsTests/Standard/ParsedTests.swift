import ArcoLaws
import ArcoOptics
import ArcoTesting
import Testing

struct ParsedTests {
  let texts = Generator<String>.oneOf([
    Int.generator.map(\.description),
    .element(of: ["", "0", "-0", "00", "+1", "01", " 1", "1.0", "1e1", "nan", "true", "é"]),
  ])

  @Test func `it obeys the laws of a prism, since it refuses what is not canonical`() {
    #expect(PrismLaws(StandardOptics.Parsed<Int>(), whole: texts).counterexample() == nil)
    // The description of a NaN is refused, as no value equals it.
    let numbers = Generator.double().filter { !$0.isNaN }
    #expect(
      PrismLaws(StandardOptics.Parsed<Double>(), whole: texts, part: numbers).counterexample()
        == nil)
    #expect(PrismLaws(StandardOptics.Parsed<Bool>(), whole: texts).counterexample() == nil)
    #expect(PrismLaws(StandardOptics.Parsed<String>(), whole: texts).counterexample() == nil)
  }

  @Test func `a text is refused unless it is the description`() {
    #expect(StandardOptics.Parsed<Int>().extract("-12") == -12)
    for text in ["012", "+12", "twelve", "", "-0"] {
      #expect(StandardOptics.Parsed<Int>().extract(text) == nil)
    }
    #expect(StandardOptics.Parsed<Double>().extract("1e1") == nil)
    #expect(StandardOptics.Parsed<Double>().extract("10.0") == 10)
    #expect(StandardOptics.Parsed<Double>().extract("nan") == nil)
  }
}
