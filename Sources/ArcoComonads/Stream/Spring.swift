/// The current seed of a stream, and the function to the next seed.
///
/// - Seed: the type from which an element and the next seed are computed.
///
/// Two springs are equal if their seeds are: functions cannot be compared.
public struct Spring<Seed> {
  /// The current seed.
  public let seed: Seed

  @usableFromInline
  let next: (Seed) -> Seed

  /// Makes a spring from its first seed and the step to the next.
  @inlinable
  public init(seed: Seed, next: @escaping (Seed) -> Seed) {
    self.seed = seed
    self.next = next
  }

  /// Returns the position the given number of steps ahead.
  ///
  /// - Parameter count: at least 0, as a stream only moves forward.
  /// - Complexity: O(`count`).
  @inlinable
  public func ahead(_ count: Int = 1) -> Ahead<Seed> {
    var seed = seed
    for _ in 0..<count { seed = next(seed) }
    return Ahead(count: count, seed: seed)
  }
}

extension Spring: Equatable where Seed: Equatable {
  /// Whether both seeds are equal; step functions are not compared.
  @inlinable
  public static func == (left: Spring, right: Spring) -> Bool { left.seed == right.seed }
}

@available(*, unavailable)
extension Spring: Sendable {}

/// A number of steps in a stream, with the seed after them; made by ``Spring/ahead(_:)``.
///
/// - Seed: the type from which an element and the next seed are computed.
public struct Ahead<Seed> {
  /// The number of steps.
  public let count: Int

  /// The seed after these steps.
  public let seed: Seed

  @inlinable
  init(count: Int, seed: Seed) {
    self.count = count
    self.seed = seed
  }
}

extension Ahead: Equatable where Seed: Equatable {}
extension Ahead: Hashable where Seed: Hashable {}
extension Ahead: Sendable where Seed: Sendable {}
