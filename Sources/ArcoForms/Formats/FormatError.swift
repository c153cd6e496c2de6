/// The reason why a text is not a value of a format, with a description of the valid texts.
public enum FormatError: Error, Sendable {
  /// The text is empty, but a value is required.
  case missing
  /// The text is too long.
  ///
  /// - `most`: the largest number of UTF-16 code units, which a browser's `maxlength` counts too.
  case tooLong(most: Int)
  /// The text is not of the expected kind.
  ///
  /// - `found`: the beginning of the text, up to a hundred bytes.
  case misfit(expected: Expectation, found: String)

  /// A description of the valid texts.
  public enum Expectation: Sendable {
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number with at most `digits` digits after the point, 0 to 9. The bounds are in units of the
    /// last digit: with two digits, `...100_00` means up to a hundred.
    case number(digits: Int, ClosedRange<Int>)
    /// A number as for `number`, from a format that writes as few digits as possible.
    case decimal(digits: Int, ClosedRange<Int64>)
    /// A day within bounds.
    case date(ClosedRange<CalendarDate>)
    /// One of these texts.
    case oneOf([String])
    /// A text that a noun phrase describes: `"an address with an @"`.
    case value(String)
  }
}

extension FormatError: Equatable {
  /// True if both are the same error. Texts are compared by bytes.
  public static func == (left: FormatError, right: FormatError) -> Bool {
    switch (left, right) {
    case (.missing, .missing): true
    case (.tooLong(let one), .tooLong(let other)): one == other
    case (.misfit(let one, let found), .misfit(let other, let alsoFound)):
      one == other && found.isSame(as: alsoFound)
    default: false
    }
  }
}

extension FormatError.Expectation: Equatable {
  /// True if both expect the same.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let digits, let one), .number(let others, let other)):
      digits == others && one == other
    case (.decimal(let digits, let one), .decimal(let others, let other)):
      digits == others && one == other
    case (.date(let one), .date(let other)): one == other
    case (.oneOf(let one), .oneOf(let other)):
      one.count == other.count && !zip(one, other).contains { !$0.isSame(as: $1) }
    case (.value(let one), .value(let other)): one.isSame(as: other)
    default: false
    }
  }
}

extension FormatError.Expectation {
  /// True if a number has 0 to 9 digits after the point, as the formats of this module do. The text
  /// of a number with a billion digits would exhaust the memory.
  var isPossible: Bool {
    switch self {
    case .number(let digits, _), .decimal(let digits, _): (0...9).contains(digits)
    case .integer, .date, .oneOf, .value: true
    }
  }
}

extension FormatError: CustomStringConvertible {
  /// One sentence for a person: `Expected a whole number from 13 to 120, found “seven”.`
  public var description: String {
    switch self {
    case .missing: "Something is missing here."
    case .tooLong(let most): "Too long: at most \(most) characters fit."
    case .misfit(let expected, let found): "Expected \(expected), found “\(found)”."
    }
  }
}

extension FormatError.Expectation: CustomStringConvertible {
  /// The expected kind of text, as a noun phrase.
  public var description: String {
    switch self {
    case .integer(let bounds):
      switch (bounds.lowerBound, bounds.upperBound) {
      case (.min, .max): return "a whole number"
      case (.min, let most): return "a whole number of at most \(most)"
      case (let least, .max): return "a whole number of at least \(least)"
      case (let least, let most): return "a whole number from \(least) to \(most)"
      }
    case .number(let digits, let bounds):
      let least = Decimals.text(Int64(bounds.lowerBound), digits: digits)
      let most = Decimals.text(Int64(bounds.upperBound), digits: digits)
      return "a number from \(least) to \(most)"
    case .decimal(let digits, let bounds):
      let least = Decimals.shortest(bounds.lowerBound, digits: digits)
      let most = Decimals.shortest(bounds.upperBound, digits: digits)
      switch digits {
      case 0: return "a whole number from \(least) to \(most)"
      case 1: return "a number from \(least) to \(most) with at most 1 digit after the point"
      default:
        return "a number from \(least) to \(most) with at most \(digits) digits after the point"
      }
    case .date(let bounds):
      return bounds == CalendarDate.all
        ? "a date such as 2026-11-28" : "a date from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .oneOf(let texts):
      var list = ""
      for (place, text) in texts.enumerated() {
        if place > 0 { list += place == texts.count - 1 ? " or " : ", " }
        list += "“\(text)”"
      }
      return list.utf8.isEmpty ? "nothing" : list
    case .value(let words): return words
    }
  }
}

#if !hasFeature(Embedded)
  extension FormatError: Codable {}

  extension FormatError.Expectation: Codable {
    /// The cases, with the same names as in ``FormatError/Expectation``, so that both are decoded
    /// from the same keys.
    private enum Unchecked: Decodable {
      case integer(ClosedRange<Int>)
      case number(digits: Int, ClosedRange<Int>)
      case decimal(digits: Int, ClosedRange<Int64>)
      case date(ClosedRange<CalendarDate>)
      case oneOf([String])
      case value(String)
    }

    /// Decodes the expected texts.
    ///
    /// - Throws: `DecodingError`, also for a number with fewer than 0 or more than 9 digits after the
    ///   point.
    public init(from decoder: any Decoder) throws {
      let unchecked = try Unchecked(from: decoder)
      self =
        switch unchecked {
        case .integer(let bounds): .integer(bounds)
        case .number(let digits, let bounds): .number(digits: digits, bounds)
        case .decimal(let digits, let bounds): .decimal(digits: digits, bounds)
        case .date(let bounds): .date(bounds)
        case .oneOf(let texts): .oneOf(texts)
        case .value(let words): .value(words)
        }
      guard isPossible else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a number has 0 to 9 digits after the point"))
      }
    }
  }
#endif
