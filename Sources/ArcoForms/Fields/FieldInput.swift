/// What can happen to a field.
///
/// - Reason: why the application refuses a value that is written properly.
///
/// A field's view sends `write` and `leave`. The application sends the others, to the field as it
/// stands in the form: `.email(.refuse(.taken))`, `.age(.focus)`.
public enum FieldInput<Reason: Equatable & Sendable>: Sendable {
  /// Somebody writes.
  case write(String)
  /// Somebody leaves the field.
  case leave
  /// Look at the text now, whenever it is usually looked at, and say what is wrong.
  case check
  /// The answer of the asynchronous check; nil where it has nothing against the value.
  case answer(Reason?)
  /// The asynchronous check is cancelled, and the text counts as unchecked. The next look asks again.
  case withdraw
  /// What the value was submitted to does not accept it, until something else is written.
  case refuse(Reason)
  /// The focus shall come here.
  case focus
  /// Back to how it was at first.
  case reset
}

extension FieldInput: Equatable {
  /// Whether both are the same, texts byte by byte.
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
#endif
