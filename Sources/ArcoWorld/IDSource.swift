/// A source of unique ids, as a value for a world.
///
///     struct World: Sendable { var ids = IDSource.live }
///     let world = World(ids: .counting)  // as in a test
///     world.ids.next().description  // "00000000-0000-0000-0000-000000000001"
///     world.ids.next().description  // "00000000-0000-0000-0000-000000000002"
///
/// It may be used from any task. Copies share one sequence.
public struct IDSource: Sendable {
  private let make: @Sendable () -> UniqueID

  /// Makes a source from a function that returns a different id each time.
  public init(_ make: @escaping @Sendable () -> UniqueID) { self.make = make }

  /// Makes a source of random ids of version 4.
  public static func random(_ random: RandomSource) -> IDSource {
    IDSource {
      var random = random
      return UniqueID(random: &random)
    }
  }

  /// A source of random ids of version 4, from the system's generator.
  public static var live: IDSource { random(.live) }

  /// A source that counts from 1. Each use of this property starts a new sequence.
  public static var counting: IDSource {
    let numbers = RandomSource(Counter())
    return IDSource { UniqueID(high: 0, low: numbers.next()) }
  }

  /// Returns the next id.
  public func next() -> UniqueID { make() }
}

private struct Counter: RandomNumberGenerator {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last += 1
    return last
  }
}
