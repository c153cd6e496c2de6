/// The events of a field.
///
/// - Reason: the application's reasons for refusing a well-formed value.
///
/// A field's view sends `write` and `leave`. The application sends the others, wrapped as the
/// form's input for the field: `.email(.refuse(.taken))`, `.age(.focus)`.
public enum FieldInput<Reason: Equatable & Sendable>: Sendable {
  /// The text was changed.
  case write(String)
  /// The focus left the field.
  case leave
  /// Checks the text now, whatever the field's timing, and shows the problem.
  case check
  /// The result of the asynchronous check; nil if the check accepts the value.
  case answer(Reason?)
  /// Cancels the asynchronous check. The text then counts as unchecked, and the next check asks
  /// again.
  case withdraw
  /// Shows that the submission of the value was refused. The reason disappears when the text
  /// changes.
  case refuse(Reason)
  /// Moves the focus to the field.
  case focus
  /// Resets the field to its first text.
  case reset
}

extension FieldInput: Equatable {
  /// True if both are the same event. Texts are compared by bytes.
  public static func == (left: FieldInput, right: FieldInput) -> Bool {
    switch (left, right) {
    case (.write(let one), .write(let other)): one.isSame(as: other)
    case (.answer(let one), .answer(let other)): one == other
    case (.refuse(let one), .refuse(let other)): one == other
    case (.leave, .leave), (.check, .check), (.withdraw, .withdraw), (.focus, .focus),
      (.reset, .reset):
      true
    default: false
    }
  }
}

#if !hasFeature(Embedded)
  extension FieldInput: Codable where Reason: Codable {}

  extension FieldInput: CustomStringConvertible {
    /// The event with what it holds, without the type of the reasons: `write("Ada")`, `focus`.
    public var description: String {
      switch self {
      case .write(let text): "write(\(text.debugDescription))"
      case .leave: "leave"
      case .check: "check"
      case .answer(let reason): "answer(\(reason.map { "\($0)" } ?? "nil"))"
      case .withdraw: "withdraw"
      case .refuse(let reason): "refuse(\(reason))"
      case .focus: "focus"
      case .reset: "reset"
      }
    }
  }
#endif
