import ArcoForms
import ArcoOptics
import Testing

/// Formats at their limits, from both sides.
struct FormatLimitTests {
  private enum Size: String, CaseIterable, Sendable {
    case small
    case large
  }

  @Test func `a whole number at its bounds is read, and the next one is not`() throws {
    let format = FieldFormats.Whole.integer(in: -3...12)
    #expect(try format.read("-3") == -3)
    #expect(try format.read("12") == 12)
    for text in ["-4", "13"] {
      #expect(throws: FormatError.misfit(expected: .integer(-3...12), found: text)) {
        try format.read(text)
      }
    }
    for blank in [
      "", " ", "\t\n\u{A0}\u{85}\u{1680}\u{2000}\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}",
    ] {
      #expect(throws: FormatError.missing) { try format.read(blank) }
    }
    #expect(throws: FormatError.misfit(expected: .integer(-3...12), found: "\u{200B}7")) {
      try format.read("\u{200B}7")
    }
    #expect(throws: FormatError.misfit(expected: .integer(-3...12), found: "x")) {
      try format.read("  x ")
    }
    #expect(format.write(-3) == "-3")
  }

  @Test func `a fixed number has all its digits, of either sign, up to the last that fits`() throws
  {
    let cents = FieldFormats.Fixed.fixed(digits: 2, in: -1_000...1_000)
    #expect(
      [0, 5, -5, 50, -50, 1_000, -999].map(cents.write) == [
        "0.00", "0.05", "-0.05", "0.50", "-0.50", "10.00", "-9.99",
      ])
    #expect(try cents.read("10") == 1_000)
    #expect(try cents.read("-10,0") == -1_000)
    for text in ["10.01", "-10.01", "0.001"] {
      #expect(throws: FormatError.misfit(expected: .number(digits: 2, -1_000...1_000), found: text))
      {
        try cents.read(text)
      }
    }
    let tenths = FieldFormats.Fixed.fixed(digits: 1, in: .min ... .max)
    #expect(try tenths.read("922337203685477580.7") == .max)
    #expect(try tenths.read("-922337203685477580.8") == .min)
    #expect(throws: FormatError.self) { try tenths.read("922337203685477580.8") }
    #expect(throws: FormatError.self) { try tenths.read("922337203685477581") }
    #expect(tenths.write(.min) == "-922337203685477580.8")
    let nano = FieldFormats.Fixed.fixed(digits: 9, in: 0 ... .max)
    #expect(try nano.read("1.000000001") == 1_000_000_001)
    #expect(throws: FormatError.self) { try nano.read("1.0000000001") }
    #expect(throws: FormatError.missing) { try nano.read(" ") }
  }

  @Test func `a text of just so many units fits, and one more does not`() throws {
    let text = FieldFormats.Text.text(atMost: 3)
    #expect(try text.read("abc") == "abc")
    #expect(try text.read(" a ") == " a ")
    #expect(try text.read("") == "")
    #expect(throws: FormatError.tooLong(most: 3)) { try text.read("abcd") }
    let line = FieldFormats.Line.line(atMost: 3)
    #expect(try line.read("  abc\n") == "abc")
    #expect(try line.read("a c") == "a c")
    #expect(throws: FormatError.tooLong(most: 3)) { try line.read("abcd") }
    #expect(throws: FormatError.missing) { try line.read(" \t ") }
    #expect(throws: FormatError.missing) { try line.read("") }
  }

  @Test func `a choice is one of its texts, with blanks around it or none, and nothing else`()
    throws
  {
    let format = FieldFormats.Choice<Size>.choice(Size.self)
    #expect(try format.read(" large ") == .large)
    #expect(format.write(.small) == "small")
    #expect(throws: FormatError.missing) { try format.read("  ") }
    for text in ["Large", "larg", "largee"] {
      #expect(throws: FormatError.misfit(expected: .oneOf(["small", "large"]), found: text)) {
        try format.read(text)
      }
    }
  }

  @Test func `a truth is one of two words, and nothing is no`() throws {
    let format = FieldFormats.Truth.truth
    #expect(try format.read("true"))
    #expect(try !format.read("false"))
    #expect(try !format.read(""))
    #expect(format.write(true) == "true")
    #expect(format.write(false) == "false")
    for text in ["True", "yes", " ", "true "] {
      #expect(throws: FormatError.misfit(expected: .oneOf(["true", "false"]), found: text)) {
        try format.read(text)
      }
    }
  }

  @Test func `what may be left out is nil where the text is blank, and else as it is without that`()
    throws
  {
    let format = FieldFormats.Whole.integer(in: 0...9).optional
    #expect(try format.read(" \n") == nil)
    #expect(try format.read("") == nil)
    #expect(try format.read("7") == 7)
    #expect(throws: FormatError.misfit(expected: .integer(0...9), found: "77")) {
      try format.read("77")
    }
    #expect(format.write(7) == "7")
    #expect(format.write(nil) == "")
  }

  @Test func `what is refined is refused by its own words, and before that by those of its base`()
    throws
  {
    #expect(try emailFormat.read(" a@b ").text == "a@b")
    #expect(throws: FormatError.misfit(expected: .value("an address with an @"), found: "a b")) {
      try emailFormat.read(" a b ")
    }
    #expect(throws: FormatError.missing) { try emailFormat.read(" ") }
    #expect(throws: FormatError.tooLong(most: 60)) {
      try emailFormat.read(String(repeating: "@", count: 61))
    }
    #expect(emailFormat.write(EmailAddress(text: "a@b")) == "a@b")
  }

  @Test func `an error holds a hundred bytes of what was found at most`() {
    func found(_ text: String) -> String? {
      do throws(FormatError) {
        _ = try FieldFormats.Whole.integer.read(text)
      } catch .misfit(_, let found) {
        return found
      } catch {}
      return nil
    }
    let hundred = String(repeating: "x", count: 100)
    #expect(found(hundred) == hundred)
    let more = found(hundred + "x") ?? ""
    #expect(more.utf8.count <= 100 && more.utf8.count > 90)
    #expect(hundred.hasPrefix(more))
    let wide = found(String(repeating: "👍", count: 50)) ?? ""
    #expect(wide.utf8.count <= 100)
    #expect(wide.allSatisfy { $0 == "👍" })
  }

  @Test func `what is expected is said in words, with its bounds where it has some`() {
    func words(_ expected: FormatError.Expectation) -> String { expected.description }
    #expect(words(.integer(.min ... .max)) == "a whole number")
    #expect(words(.integer(-1...1)) == "a whole number from -1 to 1")
    #expect(words(.integer(0 ... .max)) == "a whole number of at least 0")
    #expect(words(.integer(.min...9)) == "a whole number of at most 9")
    #expect(words(.decimal(digits: 0, 0...9)) == "a whole number from 0 to 9")
    #expect(
      words(.decimal(digits: 1, 5...90))
        == "a number from 0.5 to 9 with at most 1 digit after the point")
    #expect(
      words(.decimal(digits: 3, -500...1250))
        == "a number from -0.5 to 1.25 with at most 3 digits after the point")
    #expect(words(.number(digits: 2, -5...5)) == "a number from -0.05 to 0.05")
    #expect(words(.oneOf([])) == "nothing")
    #expect(words(.oneOf(["a"])) == "“a”")
    #expect(words(.oneOf(["a", "b"])) == "“a” or “b”")
    #expect(words(.value("an id")) == "an id")
  }

  @Test func `errors that say something else are different`() {
    let errors: [FormatError] = [
      .missing, .tooLong(most: 1), .tooLong(most: 2),
      .misfit(expected: .integer(0...1), found: "a"),
      .misfit(expected: .integer(0...1), found: "b"),
      .misfit(expected: .integer(0...2), found: "a"),
      .misfit(expected: .number(digits: 1, 0...1), found: "a"),
      .misfit(expected: .number(digits: 2, 0...1), found: "a"),
      .misfit(expected: .decimal(digits: 2, 0...1), found: "a"),
      .misfit(expected: .decimal(digits: 2, 0...2), found: "a"),
      .misfit(expected: .oneOf(["a"]), found: "a"),
      .misfit(expected: .oneOf(["a", "b"]), found: "a"),
      .misfit(expected: .value("a"), found: "a"), .misfit(expected: .value("b"), found: "a"),
      .misfit(expected: .value("a"), found: "e\u{301}"), .misfit(expected: .value("a"), found: "é"),
    ]
    for (place, error) in errors.enumerated() {
      for (other, another) in errors.enumerated() {
        #expect((error == another) == (place == other), "\(error), \(another)")
      }
    }
  }
}
