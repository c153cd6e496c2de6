import ArcoCore

/// A source of random numbers, as a value for a world.
///
///     struct World: Sendable { var random = RandomSource.live }
///     var random = World().random
///     let die = Int.random(in: 1...6, using: &random)
///
/// It may be used from any task. Copies share one sequence: an effect that draws numbers from its
/// world leaves later numbers to the next effect.
/// - Complexity: that of the underlying generator, and a lock.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  /// Makes a source from a function that returns the next number of a sequence.
  public init(_ draw: @escaping @Sendable () -> UInt64) { self.draw = draw }

  /// Makes a source from a generator that has no other user.
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

  /// The system's generator.
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
