/// Why an application refuses a value that is written properly, in words for a person.
///
///     enum Trouble: FieldReason {
///       case taken
///
///       var words: String { "Somebody is called that." }
///     }
///
/// A field whose reasons have words needs no words for its problems. A reason that is worded by the page, as in
/// another language, need not conform.
public protocol FieldReason: Equatable, Sendable {
  /// Why, in one sentence.
  var words: String { get }
}

extension Never: FieldReason {
  /// Never asked for.
  public var words: String { switch self {} }
}

extension FieldProblem where Reason: FieldReason {
  /// What is wrong, for a person.
  public var words: String {
    switch self {
    case .format(let error): error.description
    case .refused(let reason): reason.words
    }
  }
}
