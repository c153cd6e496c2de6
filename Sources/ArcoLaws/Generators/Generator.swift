import ArcoTesting

/// A source of random values for laws.
///
/// - Value: the type of the values.
///
///     let dose = Generator { choices in
///       Dose(grams: choices.draw(.integer(in: 0...50)), label: choices.draw(.string()))
///     }
///     dose.values(3, seed: 7)
///
/// A value that breaks a law is shrunk automatically: see ``Choices``.
/// - Complexity: that of its closure.
/// - In the literature: `Gen`, with integrated shrinking.
public struct Generator<Value>: Sendable {
  let make: @Sendable (inout Choices) -> Value

  /// Makes a generator from a function that makes a value from choices.
  ///
  /// - Parameter make: has to return the same value for the same choices, and to end for all
  ///   choices.
  public init(_ make: @escaping @Sendable (inout Choices) -> Value) { self.make = make }

  /// Returns some values, to inspect a generator.
  public func values(_ count: Int, seed: UInt64 = Law.seed) -> [Value] {
    var random = SeededRandom(seed: seed)
    return (1...max(count, 1)).prefix(count).map { number in
      var choices = Choices(
        random: SeededRandom(seed: random.next()), size: Law.size(ofTry: number))
      return make(&choices)
    }
  }
}
