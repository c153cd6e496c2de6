import ArcoTesting

/// A recipe for values to try laws on.
///
/// - Value: what it makes.
///
///     let dose = Generator { choices in
///       Dose(grams: choices.draw(.integer(in: 0...50)), label: choices.draw(.string()))
///     }
///     dose.values(3, seed: 7)
///
/// A value that breaks a law is made smaller without any code for it: see ``Choices``.
/// - Complexity: that of its closure.
/// - In the literature: `Gen`, with integrated shrinking.
public struct Generator<Value>: Sendable {
  let make: @Sendable (inout Choices) -> Value

  /// Makes a generator from the choices that lead to a value.
  ///
  /// - Parameter make: gives the same value for the same choices, and ends for every choice.
  public init(_ make: @escaping @Sendable (inout Choices) -> Value) { self.make = make }

  /// Returns some values, to look at what a generator makes.
  public func values(_ count: Int, seed: UInt64 = Law.seed) -> [Value] {
    var random = SeededRandom(seed: seed)
    return (1...max(count, 1)).prefix(count).map { number in
      var choices = Choices(
        random: SeededRandom(seed: random.next()), size: Law.size(ofTry: number))
      return make(&choices)
    }
  }
}
