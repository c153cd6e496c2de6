import ArcoForms
import ArcoLaws
import ArcoOptics
import ArcoTesting
import Foundation
import Testing

/// 1,000 generated texts for each format, and 100,000 in the long form (`ARCO_SOAK=1`).
struct FormatSoakTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 100_000 : 1_000

  private enum Size: String, CaseIterable, Sendable {
    case small
    case large
  }

  private func holds<Format: FieldFormat>(
    _ format: Format, _ value: Generator<Format.Value>
  ) where Format.Value: Equatable & SendableMetatype {
    #expect(FormatLaws(format, value: value).counterexamples(tries: Self.count / 3) == [])
  }

  @Test func `every format keeps its laws`() {
    let words = Generator<String>.string(of: .element(of: ["a", "é", "<", "7"]), count: 1...8)
    holds(FieldFormats.Text.text, .string())
    holds(FieldFormats.Text.text(atMost: 2000), .string(count: 0...20))
    holds(FieldFormats.Line.line(atMost: 40), words)
    holds(FieldFormats.Whole.integer, .integer())
    holds(FieldFormats.Whole.integer(in: 13...120), .integer(in: 13...120))
    holds(FieldFormats.Fixed.fixed(digits: 2, in: -500...100_000), .integer(in: -500...100_000))
    holds(FieldFormats.Fixed.fixed(digits: 9, in: .min ... .max), .integer())
    holds(FieldFormats.Choice<Size>.choice(Size.self), .anyCase)
    holds(FieldFormats.Truth.truth, .bool)
    holds(emailFormat, words.map { EmailAddress(text: $0 + "@" + $0) })
    holds(FieldFormats.Whole.integer(in: 1...9).optional, .optional(.integer(in: 1...9)))
  }
}
