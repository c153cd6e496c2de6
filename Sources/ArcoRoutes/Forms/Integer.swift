extension RouteForms {
  /// An integer in its shortest form: `07`, `+7` and `-0` are refused, so that each value has one
  /// address.
  ///
  /// - Number: the type of the integer. Integers that do not fit are refused.
  public struct Integer<Number: FixedWidthInteger & Sendable>: RouteForm {
    @inlinable
    init() {}

    /// Reads the integer.
    @inlinable
    public func read(_ text: Address.EncodedText) -> Number? { text.integer() }

    /// Writes an integer.
    @inlinable
    public func write(_ value: Number, to writer: inout Address.Writer) { writer.write(value) }

    /// True if both are equal.
    @inlinable
    public func isSame(_ one: Number, _ other: Number) -> Bool { one == other }

    /// The expectation that errors report: an integer.
    @inlinable
    public var expectation: RouteError.Expectation { .integer }
  }
}

extension RouteForm where Self == RouteForms.Integer<Int> {
  /// An integer.
  @inlinable
  public static var integer: Self { Self() }
}

extension RouteForm {
  /// An integer of another type than `Int`.
  @inlinable
  public static func integer<Number>(_: Number.Type) -> Self
  where Self == RouteForms.Integer<Number> {
    Self()
  }
}
