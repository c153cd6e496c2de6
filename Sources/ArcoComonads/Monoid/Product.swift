/// The monoid of numbers with multiplication.
///
/// - Value: the type of the numbers. Overflow traps, as in its arithmetic.
public struct Product<Value: Numeric>: Monoid {
  /// The number.
  public var value: Value

  /// Wraps a number.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// The number one.
  @inlinable
  public static var empty: Product { Product(1) }

  /// Returns the product.
  @inlinable
  public func appending(_ other: Product) -> Product { Product(value * other.value) }
}

extension Product: Equatable where Value: Equatable {}
extension Product: Hashable where Value: Hashable {}
extension Product: Sendable where Value: Sendable {}

#if !hasFeature(Embedded)
  extension Product: Codable where Value: Codable {}
#endif
