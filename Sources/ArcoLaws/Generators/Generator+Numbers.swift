import ArcoTesting

extension Generator where Value: FixedWidthInteger & Sendable {
  /// Returns the generator of the integers in a range. Numbers near zero count as simpler and are
  /// more likely.
  ///
  ///     let small = Generator<Int>.integer(in: -100...100)
  ///
  /// The ends of the range are likely too, as are numbers at which another byte is needed: `127`,
  /// `128`, `255`, `65536`. A negative number counts as less simple than a positive one.
  /// - Parameter range: by default all numbers of the type. Their sums overflow: if a law adds or
  ///   multiplies, give a range, or use wrapping operators (`&+`).
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max
  ) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = distance(origin, range.upperBound)
    let below = distance(range.lowerBound, origin)
    return Generator { choices in
      let isBelow = below > 0 && (above == 0 || choices.choose(upTo: 1) == 1)
      let steps = Value(truncatingIfNeeded: choices.distance(upTo: isBelow ? below : above))
      return isBelow ? origin &- steps : origin &+ steps
    }
  }

  private static func distance(_ low: Value, _ high: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: Int64(truncatingIfNeeded: high) &- Int64(truncatingIfNeeded: low))
  }
}

extension Generator where Value == Double {
  /// Returns the generator of numbers in a range. Whole numbers near zero count as simpler and are
  /// more likely.
  ///
  ///     let share = Generator.double(in: 0...1)
  ///
  /// The numbers are multiples of 1/16, so their sums are exact. They include `-0.0` if the range
  /// contains zero and negative numbers.
  /// - Parameter range: both bounds have to be whole numbers that `Int` can represent.
  public static func double(in range: ClosedRange<Double>) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let (above, below) = (range.upperBound - origin, origin - range.lowerBound)
    return Generator { choices in
      let isBelow = below > 0 && (above == 0 || choices.choose(upTo: 1) == 1)
      let steps = Double(choices.distance(upTo: UInt64(isBelow ? below : above)))
      let part = choices.sixteenths()
      if isBelow, origin == 0, steps == 0, part == 0 { return -0.0 }
      return min(isBelow ? origin - steps + part : origin + steps + part, range.upperBound)
    }
  }

  /// Returns the generator of all numbers. Whole numbers near zero count as simpler and are more
  /// likely.
  ///
  /// Edge cases are likely: `-0.0`, infinities, NaN, the smallest and the largest numbers, those
  /// without an exact decimal (`0.1`). Laws compare NaN by its bits: see `areSame(_:_:)` of
  /// `ArcoTesting`. If a law calculates, give a range.
  public static func double() -> Generator {
    Generator { choices in
      let isNegative = choices.choose(upTo: 1) == 1
      let code = choices.choose(upTo: .max) { Self.code(&$0) }
      let isWhole = code < Self.patterns
      let part = isWhole ? choices.sixteenths() : Double(choices.choose(upTo: 0))
      let number = isWhole ? Double(code) + part : Double(bitPattern: code - Self.patterns)
      let magnitude = number.isNaN ? .nan : number
      return isNegative ? -magnitude : magnitude
    }
  }

  /// Codes below this one are whole numbers; those above are bit patterns. So shrinking turns bit
  /// patterns into whole numbers.
  private static var patterns: UInt64 { 1 << 63 }

  private static func code(_ random: inout SeededRandom) -> UInt64 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return UInt64.random(in: 0...12, using: &random)
    case 3: return random.next(upTo: 1_000)
    case 4: return random.next(upTo: 1 << 54)
    case 5:
      return UInt64.random(in: patterns..<(patterns + Double.infinity.bitPattern), using: &random)
    default:
      let edges: [Double] = [
        .infinity, .nan, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .leastNormalMagnitude.nextDown, .greatestFiniteMagnitude, .ulpOfOne, 0.1, 1 / 3,
        0.1 + 0.2, (1.0).nextUp, (1.0).nextDown,
      ]
      let choice = Int.random(in: 0...edges.count, using: &random)
      return choice == edges.count ? 0 : patterns + edges[choice].bitPattern
    }
  }
}

extension Choices {
  /// Chooses a fraction in sixteenths: mostly 0.
  fileprivate mutating func sixteenths() -> Double {
    let sixteenths = choose(upTo: 15) { random in
      Int.random(in: 0..<4, using: &random) < 3 ? 0 : UInt64.random(in: 0...15, using: &random)
    }
    return Double(sixteenths) / 16
  }
}
