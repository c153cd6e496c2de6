/// What is wrong with a field.
///
/// - Reason: why the application refuses a value that is written properly: an enum of its own, or
///   `Never`.
public enum FieldProblem<Reason> {
  /// The text is no value.
  case format(FormatError)
  /// The value is not accepted.
  case refused(Reason)
}

extension FieldProblem: Equatable where Reason: Equatable {}
extension FieldProblem: Sendable where Reason: Sendable {}

extension FieldProblem: CustomStringConvertible where Reason: CustomStringConvertible {
  /// What is wrong, for a person.
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
