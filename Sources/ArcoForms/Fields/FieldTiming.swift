/// When a field is looked at, and says what is wrong.
///
/// Whenever that is, what shows as wrong goes as soon as it is mended, while somebody writes.
public enum FieldTiming: Equatable, Sendable {
  /// When somebody leaves the field. A field that was left as it began says nothing yet.
  case onLeave
  /// When the form is submitted.
  case onSubmit
  /// With each change.
  case asTyped
}
