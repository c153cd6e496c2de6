/// The latest value that was given, if any was.
///
/// - Value: what is given.
public struct Latest<Value>: Monoid {
  /// The latest value; nil before one was given.
  public var value: Value?

  /// Wraps a value.
  @inlinable
  public init(_ value: Value?) { self.value = value }

  /// No value.
  @inlinable
  public static var empty: Latest { Latest(nil) }

  /// Returns the latest of both.
  @inlinable
  public func appending(_ other: Latest) -> Latest { Latest(other.value ?? value) }
}

extension Latest: Equatable where Value: Equatable {}
extension Latest: Hashable where Value: Hashable {}
extension Latest: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  extension Latest: Codable where Value: Codable {}
#endif
