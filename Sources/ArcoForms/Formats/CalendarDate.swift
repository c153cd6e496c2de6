/// A day of the Gregorian calendar, without time of day or time zone.
///
///     let day = CalendarDate("2028-02-29")          // a leap year; "2027-02-29" is nil
///
/// Earlier days are less than later days.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Makes a date; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.init(unchecked: (year, month, day))
  }

  /// Makes a date from a text in the format of ISO 8601, such as `2026-11-28`; nil for any other
  /// text.
  public init?(_ text: String) {
    var digits: [Int] = []
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 4 || place == 7: break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where place != 4 && place != 7:
        digits.append(Int(byte - UInt8(ascii: "0")))
      default: return nil
      }
    }
    guard digits.count == 8, text.utf8.count == 10 else { return nil }
    func number(_ places: Range<Int>) -> Int { digits[places].reduce(0) { $0 * 10 + $1 } }
    self.init(year: number(0..<4), month: number(4..<6), day: number(6..<8))
  }

  private init(unchecked parts: (Int, Int, Int)) { (year, month, day) = parts }

  /// All dates that can be represented.
  static let all = Self(unchecked: (1, 1, 1))...Self(unchecked: (9999, 12, 31))

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Returns true if the first day is before the second.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in the format of ISO 8601: `2026-11-28`.
  public var description: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      var text = "\(number)"
      while text.utf8.count < digits { text = "0" + text }
      return text
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}

#if !hasFeature(Embedded)
  extension CalendarDate: Codable {
    /// Decodes the date from a text in the format of ISO 8601.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let date = CalendarDate(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a date is written as 2026-11-28")
      }
      self = date
    }

    /// Encodes the date as a text in the format of ISO 8601.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif

extension FieldFormats {
  /// A day in the format of ISO 8601, which a browser's date field uses.
  public struct Day: FieldFormat {
    let bounds: ClosedRange<CalendarDate>

    /// Reads a day. Blanks around it are ignored.
    public func read(_ text: String) throws(FormatError) -> CalendarDate {
      let written = text.withoutBlanks
      guard !written.utf8.isEmpty else { throw .missing }
      guard let date = CalendarDate(written), bounds.contains(date) else {
        throw .misfit(expected: .date(bounds), found: written.shortened)
      }
      return date
    }

    /// Writes the day in the format of ISO 8601.
    public func write(_ value: CalendarDate) -> String { value.description }
  }
}

extension FieldFormat where Self == FieldFormats.Day {
  /// A day in the format of ISO 8601: `2026-11-28`.
  public static var date: Self { Self(bounds: CalendarDate.all) }

  /// A day within bounds.
  public static func date(in bounds: ClosedRange<CalendarDate>) -> Self { Self(bounds: bounds) }
}
