/// One of two sides.
public enum Side: Hashable, Sendable, CaseIterable {
  /// The one.
  case left

  /// The other.
  case right

  /// The side that this one is not.
  @inlinable
  public var other: Side { self == .left ? .right : .left }
}
