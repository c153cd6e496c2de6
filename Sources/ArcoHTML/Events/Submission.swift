/// The fields of a submitted form, as texts that nobody has checked yet.
///
/// A `Field` reads one of them; a `Form` reads several into a value.
public struct Submission: Sendable {
  struct Entry: Sendable {
    let name: String
    let value: String
  }

  private(set) var entries: [Entry] = []

  package init() {}

  package mutating func append(name: String, value: String) {
    entries.append(Entry(name: name, value: value))
  }

  /// Reads a field.
  ///
  /// - Throws: `FieldRefusal` when the field is required and missing, or not what it should be.
  public subscript<Value>(_ field: Field<Value>) -> Value {
    get throws(FieldRefusal) { try field.read(self) }
  }

  /// The first value under a name: a browser sends fields in the document's order.
  func first(_ name: String) -> String? {
    for entry in entries where entry.name.hasSameBytes(as: name) {
      return entry.value
    }
    return nil
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
