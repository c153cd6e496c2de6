extension RouteForms {
  /// `true` or `false`.
  public struct Truth: RouteForm {
    @inlinable
    init() {}

    /// Reads the truth.
    @inlinable
    public func read(_ text: Address.EncodedText) -> Bool? {
      text.says("true") ? true : text.says("false") ? false : nil
    }

    /// Writes the word for it.
    @inlinable
    public func write(_ value: Bool, to writer: inout Address.Writer) {
      writer.append(literal: value ? "true" : "false")
    }

    /// Whether both are equal.
    @inlinable
    public func isSame(_ one: Bool, _ other: Bool) -> Bool { one == other }

    /// One of the two words.
    @inlinable
    public var expectation: RouteError.Expectation { .truth }
  }
}

extension RouteForm where Self == RouteForms.Truth {
  /// `true` or `false`.
  @inlinable
  public static var truth: Self { Self() }
}
