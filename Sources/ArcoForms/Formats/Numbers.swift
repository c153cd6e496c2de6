extension FieldFormats {
  /// A whole number within bounds: digits, and an optional sign before them.
  public struct Whole: FieldFormat {
    let bounds: ClosedRange<Int>

    /// Reads a number. Blanks around it and zeros before it are ignored.
    public func read(_ text: String) throws(FormatError) -> Int {
      let digits = text.withoutBlanks
      guard !digits.utf8.isEmpty else { throw .missing }
      guard let value = Decimals.int(digits, digits: 0), bounds.contains(value) else {
        throw .misfit(expected: .integer(bounds), found: digits.shortened)
      }
      return value
    }

    /// Writes the number in its shortest form.
    public func write(_ value: Int) -> String { Decimals.text(Int64(value), digits: 0) }
  }

  /// A decimal number within bounds, as a `Double`.
  public struct Decimal: FieldFormat {
    let digits: Int
    let bounds: ClosedRange<Double>

    /// Reads a number with a point or a comma.
    public func read(_ text: String) throws(FormatError) -> Double {
      let number = text.withoutBlanks
      guard !number.utf8.isEmpty else { throw .missing }
      guard let parts = Decimals.value(number, digits: digits),
        bounds.contains(Double(parts) / Decimals.power(digits))
      else {
        let (least, most) = (scaled(bounds.lowerBound), scaled(bounds.upperBound))
        throw .misfit(expected: .decimal(digits: digits, least...most), found: number.shortened)
      }
      return Double(parts) / Decimals.power(digits)
    }

    /// Writes the number, rounded to the largest number of digits, without zeros at the end.
    public func write(_ value: Double) -> String {
      Decimals.shortest(scaled(value), digits: digits)
    }

    /// Returns the nearest number with `digits` digits after the point.
    func rounded(_ value: Double) -> Double { Double(scaled(value)) / Decimals.power(digits) }

    /// Returns the number in units of its last digit. Not by `rounded()`, which links the C
    /// library's mathematics. Values beyond all bounds are clamped, so that the conversion does not
    /// trap.
    private func scaled(_ value: Double) -> Int64 {
      let parts = value * Decimals.power(digits)
      guard parts.magnitude < 1e15 else { return parts < 0 ? -Int64(1e15) : Int64(1e15) }
      return Int64(parts < 0 ? parts - 0.5 : parts + 0.5)
    }
  }

  /// A number with a fixed number of digits after the point, as a whole number of units of the last
  /// digit.
  public struct Fixed: FieldFormat {
    let digits: Int
    let bounds: ClosedRange<Int>

    /// Reads a number with a point or a comma; `12.5` and `12,50` are the same number.
    public func read(_ text: String) throws(FormatError) -> Int {
      let number = text.withoutBlanks
      guard !number.utf8.isEmpty else { throw .missing }
      guard let value = Decimals.int(number, digits: digits), bounds.contains(value) else {
        throw .misfit(
          expected: .number(digits: digits, bounds), found: number.shortened)
      }
      return value
    }

    /// Writes the number with a point and all its digits.
    public func write(_ value: Int) -> String { Decimals.text(Int64(value), digits: digits) }
  }
}

extension FieldFormat where Self == FieldFormats.Whole {
  /// A whole number.
  public static var integer: Self { Self(bounds: .min ... .max) }

  /// A whole number within bounds.
  public static func integer(in bounds: ClosedRange<Int>) -> Self { Self(bounds: bounds) }

  /// A whole number with a lower bound: `.integer(in: 1...)`.
  public static func integer(in bounds: PartialRangeFrom<Int>) -> Self {
    Self(bounds: bounds.lowerBound ... .max)
  }

  /// A whole number with an upper bound: `.integer(in: ...9)`.
  public static func integer(in bounds: PartialRangeThrough<Int>) -> Self {
    Self(bounds: .min...bounds.upperBound)
  }
}

extension FieldFormat where Self == FieldFormats.Decimal {
  /// A decimal number within bounds, with at most `digits` digits after the point.
  ///
  ///     let weight = FormField<Void, Double, Never>(.decimal(in: 0...250, digits: 1))
  ///
  /// For money use ``FieldFormat/fixed(digits:in:)``, which is exact. A comma is read as described
  /// there.
  /// - Parameter digits: the largest number of digits after the point, 0 to 9; 6 by default. A
  ///   value with more digits is rounded when it is written.
  /// - Precondition: the bounds have at most `digits` digits after the point, and at most 15 digits
  ///   in all, so that a `Double` represents them.
  public static func decimal(in bounds: ClosedRange<Double>, digits: Int = 6) -> Self {
    precondition((0...9).contains(digits), "a decimal number has 0 to 9 digits after the point")
    let most = max(bounds.lowerBound.magnitude, bounds.upperBound.magnitude)
    precondition(
      most * Decimals.power(digits) < 1e15,
      "a decimal number has at most 15 digits: ask for fewer of them after the point")
    let format = Self(digits: digits, bounds: bounds)
    precondition(
      format.rounded(bounds.lowerBound) == bounds.lowerBound
        && format.rounded(bounds.upperBound) == bounds.upperBound,
      "a bound has more digits than `digits:` after the point: round it, or ask for more")
    return format
  }
}

extension FieldFormat where Self == FieldFormats.Fixed {
  /// A number with a fixed number of digits after the point, as a whole number of units of the last
  /// digit.
  ///
  ///     let price = FormField<Void, Int, Complaint>(.fixed(digits: 2, in: 0...1_000_00))   // cents
  ///
  /// A comma is read as a point, except before exactly three digits, as in `1,000`: some people
  /// read that as one, others as a thousand.
  /// - Precondition: `digits` is 1 to 9.
  public static func fixed(digits: Int, in bounds: ClosedRange<Int>) -> Self {
    precondition((1...9).contains(digits), "a fixed number has 1 to 9 digits after the point")
    return Self(digits: digits, bounds: bounds)
  }
}

/// Numbers with a fixed number of digits after the point, as whole numbers of units of the last
/// digit. They have 64 bits even where `Int` has 32.
enum Decimals {
  /// Reads a number with at most `digits` digits after the point, in units of the last digit: with
  /// two digits, `1.5` is 150. Nil if the text is not a number, has blanks, or does not fit into an
  /// `Int`.
  static func int(_ text: String, digits: Int) -> Int? {
    value(text, digits: digits).flatMap { Int(exactly: $0) }
  }

  /// Reads a number as `int(_:digits:)` does; nil if it does not fit into 64 bits.
  static func value(_ text: String, digits: Int) -> Int64? {
    var value: Int64 = 0
    var isNegative = false
    var seen = 0
    var after: Int?
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where place == 0: isNegative = true
      case UInt8(ascii: "+") where place == 0: break
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard after == nil, digits > 0 else { return nil }
        after = 0
        // Before three digits, some people mean thousands by a comma, and others a decimal point.
        if byte == UInt8(ascii: ","), value != 0, text.utf8.count - place == 4 { return nil }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        seen += 1
        after = after.map { $0 + 1 }
        guard after ?? 0 <= digits else { return nil }
        guard let next = appending(byte, to: value, isNegative) else { return nil }
        value = next
      default: return nil
      }
    }
    guard seen > 0, after != 0 else { return nil }
    for _ in (after ?? 0)..<max(digits, after ?? 0) {
      guard let next = appending(UInt8(ascii: "0"), to: value, isNegative) else { return nil }
      value = next
    }
    return value
  }

  /// Appends a digit to a number. A negative number grows downwards, so that the least `Int64` can
  /// be read.
  private static func appending(_ byte: UInt8, to value: Int64, _ isNegative: Bool) -> Int64? {
    let digit = Int64(byte &- UInt8(ascii: "0"))
    // Not a checked multiplication, which needs 128 bits from the runtime in Embedded Swift.
    guard value <= Int64.max / 10, value >= Int64.min / 10 else { return nil }
    let (next, isTooMuch) =
      isNegative
      ? (value &* 10).subtractingReportingOverflow(digit)
      : (value &* 10).addingReportingOverflow(digit)
    return isTooMuch ? nil : next
  }

  /// Returns a power of ten.
  static func power(_ digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    return power
  }

  /// Returns the text of a number, without zeros at the end of the digits after the point.
  static func shortest(_ value: Int64, digits: Int) -> String {
    var (value, digits) = (value, digits)
    while digits > 0, value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
    return text(value, digits: digits)
  }

  /// Returns the text of a number with all digits after the point.
  static func text(_ value: Int64, digits: Int) -> String {
    guard digits > 0 else { return "\(value)" }
    var rest = "\(value.magnitude)"
    while rest.utf8.count <= digits { rest = "0" + rest }
    let point = rest.utf8.index(rest.startIndex, offsetBy: rest.utf8.count - digits)
    // Joined as strings, because characters would link the Unicode tables.
    return (value < 0 ? "-" : "") + String(rest[..<point]) + "." + String(rest[point...])
  }
}
