/// The monoid of numbers with addition.
///
/// - Value: the type of the numbers. Overflow traps, as in its arithmetic.
public struct Sum<Value: AdditiveArithmetic>: Monoid {
  /// The number.
  public var value: Value

  /// Wraps a number.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// The number zero.
  @inlinable
  public static var empty: Sum { Sum(.zero) }

  /// Returns the sum.
  @inlinable
  public func appending(_ other: Sum) -> Sum { Sum(value + other.value) }
}

extension Sum: Equatable where Value: Equatable {}
extension Sum: Hashable where Value: Hashable {}
extension Sum: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  extension Sum: Codable where Value: Codable {}
#endif
