import ArcoForms
import ArcoLaws
import ArcoTesting
import Testing

struct FieldFormatTests {
  @Test(arguments: [
    ("7", 7), (" 7\t", 7), ("+7", 7), ("007", 7), ("-0", 0), ("\u{A0}7\u{3000}", 7),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func `a whole number is read in the ways that people write it`(text: String, value: Int) throws {
    #expect(try FieldFormats.Whole.integer.read(text) == value)
  }

  @Test(arguments: [
    "seven", "7.0", "7,", "1e3", "0x7", "--7", "+", "7 7", "٣", "−7", "9223372036854775808",
    "-9223372036854775809", "7\0", "12", "-1",
  ])
  func `what is no whole number within the bounds is refused with what would fit`(text: String) {
    let format = FieldFormats.Whole.integer(in: 0...9)
    #expect(throws: FormatError.misfit(expected: .integer(0...9), found: text)) {
      try format.read(text)
    }
  }

  @Test(arguments: [
    ("12", 1200), ("12.5", 1250), ("12,50", 1250), ("-0.05", -5), ("+0.1", 10), ("0.00", 0),
    (".5", 50), ("-,5", -50), (".50", 50),
  ])
  func `a fixed number is read by point or comma`(text: String, value: Int) throws {
    let format = FieldFormats.Fixed.fixed(digits: 2, in: -10_000...10_000)
    #expect(try format.read(text) == value)
  }

  @Test(arguments: ["12.", "-.", ",", "1.234", "1.2.3", "1 000", "100.01", "."])
  func `what is no fixed number is refused`(text: String) {
    let format = FieldFormats.Fixed.fixed(digits: 2, in: -10_000...10_000)
    #expect(throws: FormatError.misfit(expected: .number(digits: 2, -10_000...10_000), found: text))
    {
      try format.read(text)
    }
  }

  @Test func `a comma before three digits could be one of thousands, and is refused`() throws {
    let format = FieldFormats.Fixed.fixed(digits: 3, in: -10_000_000...10_000_000)
    for text in ["1,000", "-12,500", "1,000,000"] {
      #expect(throws: FormatError.self, "\(text)") { try format.read(text) }
    }
    for (text, value) in [("1.000", 1000), ("0,125", 125), ("1,5", 1500), ("1,25", 1250)] {
      #expect(try format.read(text) == value, "\(text)")
    }
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{B}b"])
  func `a text of several lines is no line`(text: String) {
    #expect(
      throws: FormatError.misfit(expected: .value("a single line"), found: text)
    ) {
      try FieldFormats.Line.line.read(text)
    }
    #expect(throws: Never.self) { try FieldFormats.Line.line.read("\n a \n") }
  }

  @Test func `a format that reads a blank text cannot be optional`() async {
    await #expect(processExitsWith: .failure) { _ = FieldFormats.Text.text.optional }
    await #expect(processExitsWith: .failure) { _ = FieldFormats.Truth.truth.optional }
    await #expect(processExitsWith: .failure) {
      _ = FieldFormats.Whole.integer.optional.optional
    }
  }

  @Test func `an error says in words what would fit`() {
    let number = FormatError.misfit(expected: .integer(13...120), found: "seven")
    #expect(number.description == "Expected a whole number from 13 to 120, found “seven”.")
    let price = FormatError.misfit(expected: .number(digits: 2, 5...1000), found: "x")
    #expect(price.description == "Expected a number from 0.05 to 10.00, found “x”.")
    let size = FormatError.misfit(expected: .oneOf(["S", "M", "L"]), found: "XL")
    #expect(size.description == "Expected “S”, “M” or “L”, found “XL”.")
    #expect(FormatError.missing.description == "Something is missing here.")
    #expect(FormatError.tooLong(most: 3).description == "Too long: at most 3 characters fit.")
  }

  @Test func `a text that is too long is refused, counted as a browser counts it`() {
    let (three, four) = (FieldFormats.Text.text(atMost: 3), FieldFormats.Text.text(atMost: 4))
    #expect(throws: FormatError.tooLong(most: 3)) { try three.read("👍👍") }
    #expect(throws: Never.self) { try four.read("👍👍") }
  }

  @Test func `a value is drafted as its format writes it`() {
    #expect(FieldDraft<Never>(1250, as: .fixed(digits: 2, in: 0...9999)).text == "12.50")
    #expect(FieldDraft<Never>(nil, as: FieldFormats.Whole.integer.optional).text.isEmpty)
  }

  @Test func `laws find a format that loses something`() {
    struct Shortening: FieldFormat {
      func read(_ text: String) -> String { String(text.prefix(3)) }
      func write(_ value: String) -> String { value }
    }
    struct Growing: FieldFormat {
      func read(_ text: String) -> String { text }
      func write(_ value: String) -> String { value + " " }
    }
    #expect(FormatLaws(Shortening(), value: .string()).counterexample() != nil)
    #expect(FormatLaws(Growing(), value: .string()).counterexample() != nil)
  }
}
