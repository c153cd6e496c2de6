import ArcoForms
import Foundation
import Testing

/// Days, addresses, decimal numbers, and what else browsers have controls for.
struct MoreFormatTests {
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  @Test(arguments: [
    ("2026-11-28", 2026, 11, 28), (" 2028-02-29 ", 2028, 2, 29), ("2000-02-29", 2000, 2, 29),
    ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
  ])
  func `a day is read as ISO 8601 writes it, and written so`(
    text: String, year: Int, month: Int, day: Int
  ) throws {
    let date = try FieldFormats.Day.date.read(text)
    #expect(date == CalendarDate(year: year, month: month, day: day))
    #expect(FieldFormats.Day.date.write(date) == text.trimmingCharacters(in: .whitespaces))
  }

  @Test(arguments: [
    "2027-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
    "0000-01-01", "2026-1-5", "28.11.2026", "20261128", "2026-11-28T10:00", "2026/11/28",
    "-026-11-28", "２026-11-28",
  ])
  func `what is no day of the calendar is refused`(text: String) {
    do throws(FormatError) {
      _ = try FieldFormats.Day.date.read(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.description == "Expected a date such as 2026-11-28, found “\(text)”.")
    }
  }

  @Test func `a day has bounds, and both are days that fit`() throws {
    let format = FieldFormats.Day.date(in: try day("2026-01-31")...day("2026-02-28"))
    #expect(try format.read("2026-01-31") == day("2026-01-31"))
    #expect(try format.read("2026-02-28") == day("2026-02-28"))
    for text in ["2026-01-30", "2026-03-01"] {
      do throws(FormatError) {
        _ = try format.read(text)
        Issue.record("\(text) is read")
      } catch {
        #expect(
          error.description == "Expected a date from 2026-01-31 to 2026-02-28, found “\(text)”.")
      }
    }
    #expect(throws: FormatError.missing) { try format.read(" ") }
  }

  @Test func `the days of a calendar are those that Foundation has`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in [1900, 2000, 2026, 2027, 2028, 2100] {
      for month in 1...12 {
        let first = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let days = try #require(calendar.range(of: .day, in: .month, for: first))
        for day in 0...32 {
          #expect(
            (CalendarDate(year: year, month: month, day: day) != nil) == days.contains(day),
            "\(year)-\(month)-\(day)")
        }
      }
    }
  }

  @Test func `a day is kept as ISO 8601 writes it`() throws {
    let data = try JSONEncoder().encode([day("2026-11-28")])
    #expect(String(decoding: data, as: UTF8.self) == #"["2026-11-28"]"#)
    #expect(try JSONDecoder().decode([CalendarDate].self, from: data) == [day("2026-11-28")])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
  }

  @Test(arguments: [
    "ada@example.org", "a@b", "Ada.Lovelace+x@mail.example.org", "!#$%&'*+/=?^_`{|}~-@x1.de",
    "a@\(String(repeating: "x", count: 63)).org",
  ])
  func `an address that a browser takes is read`(text: String) throws {
    #expect(try FieldFormats.Email.email.read(" \(text)\n") == text)
  }

  @Test(arguments: [
    "ada", "@example.org", "ada@", "ada@@example.org", "a@b@c", "ada@-x.org", "ada@x-.org",
    "ada@x..org", "ada@.org", "ada@x.", "a da@example.org", "ada@exa mple.org", "ada@bücher.de",
    "a(b)@example.org", "\"a\"@b", "a,b@c", "a@\(String(repeating: "x", count: 64)).org",
  ])
  func `what a browser takes for no address is refused`(text: String) {
    #expect(
      throws: FormatError.misfit(
        expected: .value("an e-mail address such as ada@example.org"), found: text)
    ) { try FieldFormats.Email.email.read(text) }
  }

  @Test func `an address has 254 bytes at most`() {
    let label = String(repeating: "x", count: 61) + "."
    let address = "ada@" + String(repeating: label, count: 4)
    #expect(throws: Never.self) { try FieldFormats.Email.email.read(address + "xx") }
    #expect(throws: FormatError.tooLong(most: 254)) {
      try FieldFormats.Email.email.read(address + "xxx")
    }
  }

  @Test(arguments: [
    ("7", 7.0), ("7.5", 7.5), ("7,5", 7.5), (" .25 ", 0.25), ("-2", -2), ("100", 100), ("0.1", 0.1),
    ("7.500", 7.5),
  ])
  func `a decimal number is read by point or comma`(text: String, value: Double) throws {
    #expect(try FieldFormats.Decimal.decimal(in: -2...100, digits: 3).read(text) == value)
  }

  @Test(arguments: ["7.", "1.2345", "100.001", "-2.001", "1e1", "nan", "1,000", "1 0", "x"])
  func `what is no decimal number within the bounds is refused`(text: String) {
    do throws(FormatError) {
      _ = try FieldFormats.Decimal.decimal(in: -2...100, digits: 3).read(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(
        error.description
          == "Expected a number from -2 to 100 with at most 3 digits after the point, found “\(text)”."
      )
    }
  }

  @Test func `a decimal number is written short, and rounded to its digits`() {
    let format = FieldFormats.Decimal.decimal(in: 0...100, digits: 2)
    #expect(format.write(7) == "7")
    #expect(format.write(7.5) == "7.5")
    #expect(format.write(0.1 + 0.2) == "0.3")
    #expect(format.write(0.005) == "0.01")
    #expect(format.write(100) == "100")
    #expect(format.write(-0.005) == "-0.01")
    for value in [-1e300, .infinity, .nan] { #expect(!format.write(value).isEmpty) }
  }

  @Test func `a decimal number of more digits than a double has is refused where it is declared`()
    async
  {
    await #expect(processExitsWith: .failure) {
      _ = FieldFormats.Decimal.decimal(in: 0...1e12, digits: 6)
    }
    await #expect(processExitsWith: .failure) {
      _ = FieldFormats.Decimal.decimal(in: 0...1, digits: 10)
    }
  }

  @Test func `the bounds of a decimal number are numbers that it can write`() async throws {
    await #expect(processExitsWith: .failure) {
      _ = FieldFormats.Decimal.decimal(in: 0...2.5, digits: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = FieldFormats.Decimal.decimal(in: -0.125...2, digits: 2)
    }
    for bound in [0.1, 0.3, 0.57, 1.1, 4.35, 1.005, 123_456.789] {
      let format = FieldFormats.Decimal.decimal(in: -bound...bound, digits: 3)
      #expect(try format.read(format.write(bound)) == bound)
      #expect(try format.read(format.write(-bound)) == -bound)
    }
  }

  @Test func `a whole number may have one bound`() throws {
    #expect(try FieldFormats.Whole.integer(in: 1...).read("9223372036854775807") == .max)
    #expect(try FieldFormats.Whole.integer(in: ...9).read("-9223372036854775808") == .min)
    #expect(throws: FormatError.misfit(expected: .integer(1 ... .max), found: "0")) {
      try FieldFormats.Whole.integer(in: 1...).read("0")
    }
    #expect(throws: FormatError.misfit(expected: .integer(.min...9), found: "10")) {
      try FieldFormats.Whole.integer(in: ...9).read("10")
    }
  }

  @Test func `a choice may be one of any values, by a text for each`() throws {
    let format = FieldFormats.Choice<Int>.choice(among: [5, 10]) { "\($0) km" }
    #expect(try format.read(" 10 km ") == 10)
    #expect(format.write(5) == "5 km")
    #expect(throws: FormatError.misfit(expected: .oneOf(["5 km", "10 km"]), found: "7 km")) {
      try format.read("7 km")
    }
  }
}
