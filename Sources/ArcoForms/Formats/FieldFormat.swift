/// A two-way form of a value as the text of a field.
///
/// - Value: what is read and written.
///
///     let age = FormField<Void, Int, Complaint>(.integer(in: 13...120))
///     let seats = FieldFormats.Whole.integer(in: 1...9).optional
///
/// People write one value in many ways: ` 7`, `+7`, `007`. A format reads them all and writes one of
/// them, so it is a prism up to this normal form.
///
/// Laws, checked by `FormatLaws`: read what was written; what was read is written, and read again as
/// the same value; every other text is refused by an error that says what would fit.
/// - In the literature: a quotient prism.
public protocol FieldFormat<Value>: Sendable {
  /// What is read and written.
  associatedtype Value

  /// Reads a value.
  ///
  /// - Throws: what is wrong with the text, and what would fit.
  func read(_ text: String) throws(FormatError) -> Value

  /// Writes a value in the one way that this format has for it.
  func write(_ value: Value) -> String
}

/// The formats that come with Arco.
///
/// They are reached by a dot: `.text`, `.line(atMost: 80)`, `.integer(in: 1...9)`, `.choice(Size.self)`.
public enum FieldFormats {}
