import ArcoLaws
import ArcoOptics
import Testing

private enum Grind: Int, CaseIterable, Equatable, Generatable {
  case coarse = 1
  case fine = 5

  static let generator = Generator.element(of: allCases)
}

private struct Percent: RawRepresentable, Equatable, Generatable {
  var rawValue: Int
  init(rawValue: Int) { self.rawValue = min(max(rawValue, 0), 100) }

  static let generator = Int.generator.map { Percent(rawValue: $0) }
}

struct RepresentedTests {
  @Test func `it obeys the laws of a prism`() {
    let laws = PrismLaws(StandardOptics.Represented<Grind>(), whole: .integer(in: 0...6))
    #expect(laws.counterexample() == nil)
  }

  @Test func `a raw value that the initialiser changes is refused, so that the laws hold`() {
    #expect(StandardOptics.Represented<Percent>().extract(40) == Percent(rawValue: 40))
    #expect(StandardOptics.Represented<Percent>().extract(-1) == nil)
    #expect(PrismLaws(StandardOptics.Represented<Percent>()).counterexample() == nil)
  }
}
