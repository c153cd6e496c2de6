/// The earliest of several values, if there are any.
///
/// - Value: the type of the values.
public struct Earliest<Value>: Monoid {
  /// The earliest value; nil if there is none.
  public var value: Value?

  /// Wraps a value.
  @inlinable
  public init(_ value: Value?) { self.value = value }

  /// No value.
  @inlinable
  public static var empty: Earliest { Earliest(nil) }

  /// Returns the earliest value of both.
  @inlinable
  public func appending(_ other: Earliest) -> Earliest { Earliest(value ?? other.value) }
}

extension Earliest: Equatable where Value: Equatable {}
extension Earliest: Hashable where Value: Hashable {}
extension Earliest: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  extension Earliest: Codable where Value: Codable {}
#endif
