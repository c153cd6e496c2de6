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

  @Test func `every format keeps its laws`() throws {
    let days = Generator<Int>.integer(in: 0...3_650_000).map { day in
      CalendarDate(year: 1 + day / 366, month: 1 + day % 12, day: 1 + day % 31)
        ?? CalendarDate(year: 1 + day / 366, month: 1 + day % 12, day: 28)!
    }
    let year = try #require(CalendarDate("2026-01-01"))...#require(CalendarDate("2026-12-31"))
    let words = Generator<String>.string(of: .element(of: ["a", "é", "<", "7"]), count: 1...8)
    holds(FieldFormats.Text.text, .string())
    holds(FieldFormats.Text.text(atMost: 2000), .string(count: 0...20))
    holds(FieldFormats.Line.line(atMost: 40), words)
    holds(FieldFormats.Whole.integer, .integer())
    holds(FieldFormats.Whole.integer(in: 13...120), .integer(in: 13...120))
    holds(FieldFormats.Whole.integer(in: 1...), .integer(in: 1 ... .max))
    holds(FieldFormats.Whole.integer(in: ...9), .integer(in: .min...9))
    holds(
      FieldFormats.Decimal.decimal(in: -99.5...99.5, digits: 2),
      Generator<Int>.integer(in: -9950...9950).map { Double($0) / 100 })
    holds(
      FieldFormats.Decimal.decimal(in: -1e6...1e6, digits: 8),
      Generator<Int>.integer(in: -100_000_000_000_000...100_000_000_000_000).map {
        Double($0) / 1e8
      })
    holds(FieldFormats.Day.date, days)
    holds(FieldFormats.Day.date(in: year), days.map { year.contains($0) ? $0 : year.lowerBound })
    holds(FieldFormats.Email.email, words.map { _ in "ada+news@mail.example.org" })
    holds(
      FieldFormats.Choice<Int>.choice(among: [1, 2, 30]) { "\($0)" }, .element(of: [1, 2, 30]))
    holds(FieldFormats.Fixed.fixed(digits: 2, in: -500...100_000), .integer(in: -500...100_000))
    holds(FieldFormats.Fixed.fixed(digits: 9, in: .min ... .max), .integer())
    holds(FieldFormats.Choice<Size>.choice(Size.self), .anyCase)
    holds(FieldFormats.Truth.truth, .bool)
    holds(emailFormat, words.map { EmailAddress(text: $0 + "@" + $0) })
    holds(FieldFormats.Whole.integer(in: 1...9).optional, .optional(.integer(in: 1...9)))
  }
}
