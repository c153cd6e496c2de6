/// The fields of a submitted form, without fields that are disabled or not in the form.
///
/// The texts are unchecked user input. The value of a choice (`select`, radio button) is always one
/// that the form offers. A `Field` decodes one field; a `Form` decodes several into one value.
public struct Submission: Sendable {
  struct Entry: Sendable {
    let name: String
    let value: String
    /// True if the form does not offer this value.
    var isRefused = false
  }

  private(set) var entries: [Entry] = []
  /// True if a field was left out or refused because the form does not offer it.
  private(set) var isCut = false

  package init() {}

  package mutating func append(name: String, value: String) {
    entries.append(Entry(name: name, value: value))
  }

  /// Leaves out a field that is not in the form, or adds a field as refused.
  mutating func cut(_ entry: Entry? = nil) {
    isCut = true
    if let entry { entries.append(Entry(name: entry.name, value: entry.value, isRefused: true)) }
  }

  /// Decodes a field.
  ///
  /// - Throws: `Submission.Refusal` if the field is missing but required, or its text cannot be
  ///   decoded.
  public subscript<Value>(_ field: Field<Value>) -> Value {
    get throws(Submission.Refusal) { try field.read(self) }
  }

  /// The first field of this name. Browsers send fields in the order of the document.
  func first(_ name: String) -> Entry? {
    entries.first { $0.name.hasSameBytes(as: name) }
  }
}

extension Submission: Equatable {
  /// Whether both have the same names and values in the same order.
  public static func == (left: Submission, right: Submission) -> Bool {
    left.entries.elementsEqual(right.entries) {
      $0.name.hasSameBytes(as: $1.name) && $0.value.hasSameBytes(as: $1.value)
    }
  }
}
