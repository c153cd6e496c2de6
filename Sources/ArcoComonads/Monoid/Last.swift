/// The latest value that was given, if any was.
///
/// - Value: what is given.
public struct Last<Value>: Monoid {
  /// The latest value; nil before one was given.
  public var value: Value?

  /// Wraps a value.
  @inlinable
  public init(_ value: Value?) { self.value = value }

  /// No value.
  @inlinable
  public static var empty: Last { Last(nil) }

  /// Returns the latest of both.
  @inlinable
  public func appending(_ other: Last) -> Last { Last(other.value ?? value) }
}

extension Last: Equatable where Value: Equatable {}
extension Last: Hashable where Value: Hashable {}
extension Last: Sendable where Value: Sendable {}
