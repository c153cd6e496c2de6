/// A reason for which an application refuses a well-formed value, with a text for a person.
///
///     enum Trouble: FieldReason {
///       case taken
///
///       var words: String { "Somebody is called that." }
///     }
///
/// If the reasons of a field conform, the page has to supply only the caption of the field. Reasons
/// need not conform if the page supplies all texts, for example in several languages.
public protocol FieldReason: Equatable, Sendable {
  /// The reason as one sentence for a person.
  var words: String { get }
}

extension Never: FieldReason {
  /// Never called.
  public var words: String { switch self {} }
}

extension FieldProblem where Reason: FieldReason {
  /// The problem as a text for a person.
  public var words: String {
    switch self {
    case .format(let error): error.description
    case .refused(let reason): reason.words
    }
  }
}
