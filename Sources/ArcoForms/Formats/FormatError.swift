/// Why a text is no value of a format, and what would be one.
public enum FormatError: Error, Sendable {
  /// Nothing is written where something has to be.
  case missing
  /// More is written than fits.
  ///
  /// - `most`: the most UTF-16 code units, which is what a browser's `maxlength` counts.
  case tooLong(most: Int)
  /// What is written is something else than what is expected.
  ///
  /// - `found`: what is written, up to a hundred bytes of it.
  case misfit(expected: Expectation, found: String)

  /// What would fit.
  public enum Expectation: Sendable {
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number with at most so many digits after the point, within bounds that are counted in the
    /// last of these digits: `...100_00` are up to a hundred, with two digits.
    case number(digits: Int, ClosedRange<Int>)
    /// The same, and it is written with as few digits as it needs.
    case decimal(digits: Int, ClosedRange<Int64>)
    /// A day within bounds.
    case date(ClosedRange<CalendarDate>)
    /// One of these texts.
    case oneOf([String])
    /// What these words call it: `"an address with an @"`.
    case value(String)
  }
}

extension FormatError: Equatable {
  /// Whether both say the same, byte by byte.
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
  /// Whether both expect the same.
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
  /// What is expected, in words.
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
  extension FormatError.Expectation: Codable {}
#endif
