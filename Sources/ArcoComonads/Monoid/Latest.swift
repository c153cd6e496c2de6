/// The latest of several values, if there are any.
///
/// - Value: the type of the values.
public struct Latest<Value>: Monoid {
  /// The latest value; nil if there is none.
  public var value: Value?

  /// Wraps a value.
  @inlinable
  public init(_ value: Value?) { self.value = value }

  /// No value.
  @inlinable
  public static var empty: Latest { Latest(nil) }

  /// Returns the latest value of both.
  @inlinable
  public func appending(_ other: Latest) -> Latest { Latest(other.value ?? value) }
}

extension Latest: Equatable where Value: Equatable {}
extension Latest: Hashable where Value: Hashable {}
extension Latest: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  extension Latest: Codable where Value: Codable {}
#endif
