import ArcoCore

/// Chance, as a value to put in a world.
///
///     struct World: Sendable { var random = RandomSource.live }
///     var random = World().random
///     let die = Int.random(in: 1...6, using: &random)
///
/// It may be used from any task. Copies draw from one sequence, so an effect that draws from its
/// world's leaves later numbers for the next.
/// - Complexity: that of what it draws from, and a lock.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  /// Makes a source of a function that returns the next number of some sequence.
  public init(_ draw: @escaping @Sendable () -> UInt64) { self.draw = draw }

  /// Draws from a generator that nothing else draws from.
  ///
  ///     let random = RandomSource(SeededRandom(seed: 7))
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    #if hasFeature(Embedded)
      let kept = Kept(generator)
      self.init { kept.generator.next() }
    #else
      let kept = Locked(generator)
      self.init { kept.withLock { $0.next() } }
    #endif
  }

  /// The machine's own source of chance.
  public static var live: RandomSource {
    RandomSource {
      var machine = SystemRandomNumberGenerator()
      return machine.next()
    }
  }

  /// Returns the next number.
  public func next() -> UInt64 { draw() }
}

#if hasFeature(Embedded)
  /// `@unchecked Sendable`: there is one thread.
  private final class Kept<Generator: RandomNumberGenerator>: @unchecked Sendable {
    var generator: Generator

    init(_ generator: Generator) { self.generator = generator }
  }
#endif
