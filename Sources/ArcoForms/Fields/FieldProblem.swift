/// A problem of a field.
///
/// - Reason: the application's reasons for refusing a well-formed value: an enum, or `Never`.
public enum FieldProblem<Reason> {
  /// The text is not a value of the format.
  case format(FormatError)
  /// The value is not accepted.
  case refused(Reason)
}

extension FieldProblem: Equatable where Reason: Equatable {}
extension FieldProblem: Sendable where Reason: Sendable {}

extension FieldProblem: CustomStringConvertible where Reason: CustomStringConvertible {
  /// The problem as a text for a person.
  public var description: String {
    switch self {
    case .format(let error): error.description
    case .refused(let reason): reason.description
    }
  }
}

#if !hasFeature(Embedded)
  extension FieldProblem: Codable where Reason: Codable {}
#endif
