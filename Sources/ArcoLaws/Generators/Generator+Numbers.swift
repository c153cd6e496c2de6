import ArcoTesting

extension Generator where Value: FixedWidthInteger & Sendable {
  /// Makes the generator of the integers in a range; those near zero are simpler, and likelier.
  ///
  ///     let small = Generator<Int>.integer(in: -100...100)
  ///
  /// The ends of the range are likely too, and numbers at which a byte more is needed: `127`, `128`,
  /// `255`, `65536`. A negative number counts as less simple than a positive one.
  /// - Parameter range: by default all numbers of the type. Sums of those overflow: name a range
  ///   where a law adds or multiplies, or let it wrap (`&+`).
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
  /// Makes the generator of numbers in a range; whole ones near zero are simpler, and likelier.
  ///
  ///     let share = Generator.double(in: 0...1)
  ///
  /// They are sixteenths, so that sums of them are exact. `-0.0` is among them where zero is and
  /// numbers below it are.
  /// - Parameter range: its bounds are whole numbers that `Int` has.
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

  /// Makes the generator of all numbers; whole ones near zero are simpler, and likelier.
  ///
  /// The edges are likely: `-0.0`, infinities, NaN, the smallest and the largest numbers, those
  /// without an exact decimal (`0.1`). Laws compare NaN by its bits: see `areSame(_:_:)` of `ArcoTesting`. Name a
  /// range where a law calculates.
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

  /// Codes below this are whole numbers; those above are bit patterns, so that these fall to whole
  /// numbers while a counterexample is made smaller.
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
  /// Chooses a part of a whole: mostly none.
  fileprivate mutating func sixteenths() -> Double {
    let sixteenths = choose(upTo: 15) { random in
      Int.random(in: 0..<4, using: &random) < 3 ? 0 : UInt64.random(in: 0...15, using: &random)
    }
    return Double(sixteenths) / 16
  }
}
