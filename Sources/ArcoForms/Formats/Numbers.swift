extension FieldFormats {
  /// A whole number within bounds: digits, with a sign before them or none.
  public struct Whole: FieldFormat {
    let bounds: ClosedRange<Int>

    /// Reads the number; blanks around it and zeros before it do not matter.
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

  /// A number with a point.
  public struct Decimal: FieldFormat {
    let digits: Int
    let bounds: ClosedRange<Double>

    /// Reads the number, by a point or a comma.
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

    /// Writes the number, rounded to its most digits, without zeros behind them.
    public func write(_ value: Double) -> String {
      Decimals.shortest(scaled(value), digits: digits)
    }

    /// The nearest number of so many digits.
    func rounded(_ value: Double) -> Double { Double(scaled(value)) / Decimals.power(digits) }

    /// The number counted in its last digit. Not by `rounded()`, which links the C library's mathematics. What no
    /// bounds have is cut off, so that the conversion does not trap.
    private func scaled(_ value: Double) -> Int64 {
      let parts = value * Decimals.power(digits)
      guard parts.magnitude < 1e15 else { return parts < 0 ? -Int64(1e15) : Int64(1e15) }
      return Int64(parts < 0 ? parts - 0.5 : parts + 0.5)
    }
  }

  /// A number with a fixed number of digits after the point, counted in the last of them.
  public struct Fixed: FieldFormat {
    let digits: Int
    let bounds: ClosedRange<Int>

    /// Reads the number, by a point or a comma; `12`, `12.5` and `12,50` are the same.
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

  /// A whole number of a least one or more: `.integer(in: 1...)`.
  public static func integer(in bounds: PartialRangeFrom<Int>) -> Self {
    Self(bounds: bounds.lowerBound ... .max)
  }

  /// A whole number of a greatest one or less: `.integer(in: ...9)`.
  public static func integer(in bounds: PartialRangeThrough<Int>) -> Self {
    Self(bounds: .min...bounds.upperBound)
  }
}

extension FieldFormat where Self == FieldFormats.Decimal {
  /// A number with a point, within bounds, of at most so many digits after the point.
  ///
  ///     let weight = FormField<Void, Double, Never>(.decimal(in: 0...250, digits: 1))
  ///
  /// For money use ``FieldFormat/fixed(digits:in:)``, which counts exactly. A comma is read as it is there.
  /// - Parameter digits: the most digits after the point, 0 to 9; 6 by default. A value with more is written
  ///   rounded.
  /// - Precondition: the bounds have at most `digits` digits after the point, so that they can be written, and at most
  ///   15 digits together with these, so that a `Double` has all of them.
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
  /// A number with so many digits after the point, as a whole number of the last of these.
  ///
  ///     let price = FormField<Void, Int, Complaint>(.fixed(digits: 2, in: 0...1_000_00))   // cents
  ///
  /// A comma is read as the point, but not before three digits, as in `1,000`: to some that is one, and to
  /// others a thousand.
  /// - Precondition: there are 1 to 9 digits.
  public static func fixed(digits: Int, in bounds: ClosedRange<Int>) -> Self {
    precondition((1...9).contains(digits), "a fixed number has 1 to 9 digits after the point")
    return Self(digits: digits, bounds: bounds)
  }
}

/// Numbers of a fixed number of digits after the point, as whole numbers of the last digit. They have 64 bits also where
/// an `Int` has 32.
enum Decimals {
  /// The number that a text without blanks says, where an `Int` has room for it.
  static func int(_ text: String, digits: Int) -> Int? {
    value(text, digits: digits).flatMap { Int(exactly: $0) }
  }

  /// The number that a text without blanks says; nil if it says none, or one too large.
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
        // Before three digits a comma is one of thousands to some, and a decimal one to others.
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

  /// A number with one more digit. It grows downwards if it is negative, so that the least has room.
  private static func appending(_ byte: UInt8, to value: Int64, _ isNegative: Bool) -> Int64? {
    let digit = Int64(byte &- UInt8(ascii: "0"))
    // Not by a checked product, which needs 128 bits from the runtime in Embedded Swift.
    guard value <= Int64.max / 10, value >= Int64.min / 10 else { return nil }
    let (next, isTooMuch) =
      isNegative
      ? (value &* 10).subtractingReportingOverflow(digit)
      : (value &* 10).addingReportingOverflow(digit)
    return isTooMuch ? nil : next
  }

  /// Ten to a power.
  static func power(_ digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    return power
  }

  /// The text of a number, without zeros behind the digits after the point.
  static func shortest(_ value: Int64, digits: Int) -> String {
    var (value, digits) = (value, digits)
    while digits > 0, value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
    return text(value, digits: digits)
  }

  /// The text of a number.
  static func text(_ value: Int64, digits: Int) -> String {
    guard digits > 0 else { return "\(value)" }
    var rest = "\(value.magnitude)"
    while rest.utf8.count <= digits { rest = "0" + rest }
    let point = rest.utf8.index(rest.startIndex, offsetBy: rest.utf8.count - digits)
    // Joined as strings: characters would link Unicode's tables.
    return (value < 0 ? "-" : "") + String(rest[..<point]) + "." + String(rest[point...])
  }
}
