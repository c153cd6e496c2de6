/// The earliest value that was given, if any was.
///
/// - Value: what is given.
public struct First<Value>: Monoid {
  /// The earliest value; nil before one was given.
  public var value: Value?

  /// Wraps a value.
  @inlinable
  public init(_ value: Value?) { self.value = value }

  /// No value.
  @inlinable
  public static var empty: First { First(nil) }

  /// Returns the earliest of both.
  @inlinable
  public func appending(_ other: First) -> First { First(value ?? other.value) }
}

extension First: Equatable where Value: Equatable {}
extension First: Hashable where Value: Hashable {}
extension First: Sendable where Value: Sendable {}
