/// The fields of a submitted form: those that the form has and that are not disabled.
///
/// The texts are what somebody typed, and nobody has checked them yet. A choice is one that the form offers.
/// A `Field` reads one of them; a `Form` reads several into a value.
public struct Submission: Sendable {
  struct Entry: Sendable {
    let name: String
    let value: String
    /// Whether the form does not offer this value.
    var isRefused = false
  }

  private(set) var entries: [Entry] = []
  /// Whether something is left out or refused, since the form does not offer it.
  private(set) var isCut = false

  package init() {}

  package mutating func append(name: String, value: String) {
    entries.append(Entry(name: name, value: value))
  }

  /// Leaves a field out that the form does not have, or adds one whose value it does not offer.
  mutating func cut(_ entry: Entry? = nil) {
    isCut = true
    if let entry { entries.append(Entry(name: entry.name, value: entry.value, isRefused: true)) }
  }

  /// Reads a field.
  ///
  /// - Throws: `Submission.Refusal` when the field is required and missing, or not what it should be.
  public subscript<Value>(_ field: Field<Value>) -> Value {
    get throws(Submission.Refusal) { try field.read(self) }
  }

  /// The first value under a name: a browser sends fields in the document's order.
  func first(_ name: String) -> Entry? {
    entries.first { $0.name.hasSameBytes(as: name) }
  }
}

extension Submission: Equatable {
  /// Whether both hold the same names and values in the same order.
  public static func == (left: Submission, right: Submission) -> Bool {
    left.entries.elementsEqual(right.entries) {
      $0.name.hasSameBytes(as: $1.name) && $0.value.hasSameBytes(as: $1.value)
    }
  }
}
