extension RouteForms {
  /// Any text, including the empty text.
  ///
  /// A segment of a path cannot be empty, `.` or `..`. In a segment, such a text is written with a
  /// tilde in front (`~`, `~.`, `~..`), and a text that already has this form gets another tilde.
  /// In a fragment, the empty text and a text of tildes get a tilde. All other texts are unchanged.
  public struct Text: RouteForm {
    /// The largest number of bytes of a text that is not ASCII.
    @usableFromInline
    let limit: Int

    @inlinable
    init(limit: Int = .max) { self.limit = limit }

    /// Reads the text.
    @inlinable
    public func read(_ text: Address.EncodedText) -> String? {
      guard let text = text.decoded() else { return nil }
      return text.utf8.count <= limit || text.utf8.allSatisfy { $0 < 0x80 } ? text : nil
    }

    /// Writes a text.
    @inlinable
    public func write(_ value: String, to writer: inout Address.Writer) { writer.write(value) }

    /// True if both have the same bytes.
    @inlinable
    public func isSame(_ one: String, _ other: String) -> Bool { one.hasSameBytes(as: other) }

    /// The expectation that errors report: a text.
    @inlinable
    public var expectation: RouteError.Expectation { .text }
  }
}

extension RouteForm where Self == RouteForms.Text {
  /// Any text.
  @inlinable
  public static var text: Self { Self() }
}
