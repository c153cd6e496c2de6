/// A pair of values. ``Day``, a container that joins two containers, has pairs as its shapes and
/// positions.
///
/// - First: the value on the left.
/// - Second: the value on the right.
///
/// Unlike a tuple it conforms to `Equatable` and `Hashable` if its values do.
public struct Both<First, Second> {
  /// The value on the left.
  public var first: First

  /// The value on the right.
  public var second: Second

  /// Makes a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Both: Equatable where First: Equatable, Second: Equatable {}
extension Both: Hashable where First: Hashable, Second: Hashable {}
extension Both: Sendable where First: Sendable, Second: Sendable {}

#if !hasFeature(Embedded)
  extension Both: Codable where First: Codable, Second: Codable {}
#endif
