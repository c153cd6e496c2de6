/// Where a stream is: its seed and the function to the next one.
///
/// - Seed: what the stream grows from.
///
/// Springs are compared by their seeds alone: steps are functions, and not compared.
public struct Spring<Seed> {
  /// What the stream grows from here.
  public let seed: Seed

  @usableFromInline
  let next: (Seed) -> Seed

  /// Makes a spring from its first seed and the step to the next.
  @inlinable
  public init(seed: Seed, next: @escaping (Seed) -> Seed) {
    self.seed = seed
    self.next = next
  }

  /// Returns the place so many steps ahead.
  ///
  /// - Parameter count: not negative; a stream only goes forward.
  /// - Complexity: O(`count`).
  @inlinable
  public func ahead(_ count: Int = 1) -> Ahead<Seed> {
    var seed = seed
    for _ in 0..<count { seed = next(seed) }
    return Ahead(count: count, seed: seed)
  }
}

extension Spring: Equatable where Seed: Equatable {
  /// Whether both grow from the same seed; their steps are not compared.
  @inlinable
  public static func == (left: Spring, right: Spring) -> Bool { left.seed == right.seed }
}

@available(*, unavailable)
extension Spring: Sendable {}

/// A number of steps along a stream, with the seed found there; made by ``Spring/ahead(_:)``.
///
/// - Seed: what the stream grows from.
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
