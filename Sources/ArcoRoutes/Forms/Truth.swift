extension RouteForms {
  /// `true` or `false`.
  public struct Truth: RouteForm {
    @inlinable
    init() {}

    /// Reads `true` or `false`.
    @inlinable
    public func read(_ text: Address.EncodedText) -> Bool? {
      text.says("true") ? true : text.says("false") ? false : nil
    }

    /// Writes `true` or `false`.
    @inlinable
    public func write(_ value: Bool, to writer: inout Address.Writer) {
      writer.append(literal: value ? "true" : "false")
    }

    /// True if both are equal.
    @inlinable
    public func isSame(_ one: Bool, _ other: Bool) -> Bool { one == other }

    /// The expectation that errors report: `true` or `false`.
    @inlinable
    public var expectation: RouteError.Expectation { .truth }
  }
}

extension RouteForm where Self == RouteForms.Truth {
  /// `true` or `false`.
  @inlinable
  public static var truth: Self { Self() }
}
