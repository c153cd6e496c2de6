/// Two values beside each other: the shapes, the positions or the answers of two sides.
///
/// - First: the value on the left.
/// - Second: the value on the right.
///
/// Unlike a tuple it can be compared when its values can.
public struct Both<First, Second> {
  /// The value on the left.
  public var first: First

  /// The value on the right.
  public var second: Second

  /// Puts two values beside each other.
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
