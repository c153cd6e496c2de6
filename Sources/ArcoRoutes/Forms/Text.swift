extension RouteForms {
  /// Any text, decoded; empty ones too.
  ///
  /// A segment of a path cannot be empty, `.` or `..`. There a text that is one of them gets a tilde
  /// in front (`~`, `~.`, `~..`). A text that already looks like that gets another tilde. In a fragment, the
  /// empty text and a text of tildes get a tilde. All other texts are unchanged.
  public struct Text: RouteForm {
    @inlinable
    init() {}

    /// Reads the text.
    @inlinable
    public func read(_ text: Address.EncodedText) -> String? { text.decoded() }

    /// Writes a text.
    @inlinable
    public func write(_ value: String, to writer: inout Address.Writer) { writer.write(value) }

    /// Whether both are the same bytes.
    @inlinable
    public func isSame(_ one: String, _ other: String) -> Bool { one.hasSameBytes(as: other) }

    /// A text.
    @inlinable
    public var expectation: RouteError.Expectation { .text }
  }
}

extension RouteForm where Self == RouteForms.Text {
  /// Any text.
  @inlinable
  public static var text: Self { Self() }
}
