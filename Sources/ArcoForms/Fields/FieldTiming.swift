/// The time at which a field is checked and shows its problem.
///
/// With every timing, a shown problem disappears as soon as the text is corrected, while the person
/// types.
public enum FieldTiming: Equatable, Sendable {
  /// When the focus leaves the field. A field that is left unchanged shows nothing yet.
  case onLeave
  /// When the form is submitted.
  case onSubmit
  /// After each change of the text.
  case asTyped
}
