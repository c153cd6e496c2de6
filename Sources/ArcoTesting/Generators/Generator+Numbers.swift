extension Generator where Value: FixedWidthInteger & Sendable {
  /// Makes the generator of the integers in a range; those near zero are simpler, and likelier.
  ///
  ///     Generator<Int>.integer(in: .min ... .max)
  ///
  /// A negative number counts as less simple than a positive one.
  /// - Parameter range: by default from -100 to 100, as far as the type has them: sums and products
  ///   of a few of these do not overflow.
  public static func integer(
    in range: ClosedRange<Value> = Value(clamping: -100)...Value(clamping: 100)
  ) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = distance(origin, range.upperBound)
    let below = distance(range.lowerBound, origin)
    return Generator { choices in
      let isBelow = below > 0 && (above == 0 || choices.choose(upTo: 1) == 1)
      let steps = Value(truncatingIfNeeded: choices.choose(upTo: isBelow ? below : above))
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
  /// They are sixteenths, so that sums of them are exact; none is a NaN, which equals nothing.
  /// - Parameter range: by default from -1,000 to 1,000; its bounds are whole numbers.
  public static func double(in range: ClosedRange<Double> = -1_000...1_000) -> Generator {
    let whole = Generator<Int>.integer(in: Int(range.lowerBound)...Int(range.upperBound))
    return Generator { choices in
      let part = Double(choices.draw(whole))
      let isPlain = choices.choose(upTo: 3) < 3
      let sixteenths = isPlain ? 0 : Double(choices.choose(upTo: 15)) / 16
      return min(part + sixteenths, range.upperBound)
    }
  }
}
