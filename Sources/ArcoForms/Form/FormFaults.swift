/// The problems of a draft.
///
/// - Input: the form's input.
/// - Reason: the application's reasons for refusing a well-formed value.
public struct FormFaults<Input: Sendable, Reason: Equatable & Sendable>: Error {
  /// A problem of one field.
  public struct Fault: Sendable {
    /// The field, as the input that moves the focus to it: `.address(.town(.focus))`.
    public let field: Input
    /// The problem.
    public let problem: FieldProblem<Reason>
  }

  /// The problem of the first field with a problem, in the order of the parts.
  public let first: Fault
  /// The problems of the fields after the first.
  public let others: [Fault]

  /// All problems, in the order of the parts.
  public var all: [Fault] { [first] + others }
}

extension FormFaults.Fault: Equatable where Input: Equatable {}
extension FormFaults: Equatable where Input: Equatable {}
