/// A format in which the text of a field is read as a value, and a value is written as a text.
///
/// - Value: the type of the values.
///
///     let age = FormField<Void, Int, Complaint>(.integer(in: 13...120))
///     let seats = FieldFormats.Whole.integer(in: 1...9).optional
///
/// People write one value in many ways: ` 7`, `+7`, `007`. A format reads all of them, and writes
/// one normal form.
///
/// Laws, checked by `FormatLaws`: reading a written value returns the value; a value that was read
/// is written, and read again as the same value; every other text is refused with an error that
/// describes the valid texts.
/// - In the literature: a quotient prism.
public protocol FieldFormat<Value>: Sendable {
  /// The type of the values.
  associatedtype Value

  /// Reads a value.
  ///
  /// - Throws: the error of the text, with a description of the valid texts.
  func read(_ text: String) throws(FormatError) -> Value

  /// Writes a value in its normal form.
  func write(_ value: Value) -> String
}

/// The formats of Arco.
///
/// They are available as static members: `.text`, `.line(atMost: 80)`, `.integer(in: 1...9)`,
/// `.choice(Size.self)`.
public enum FieldFormats {}
