/// All that is wrong with a draft.
///
/// - Input: what the form understands.
/// - Reason: why the application refuses a value that is written properly.
public struct FormFaults<Input: Sendable, Reason: Equatable & Sendable>: Error {
  /// What is wrong with one field.
  public struct Fault: Sendable {
    /// The field, by the input that brings the focus to it: `.address(.town(.focus))`.
    public let field: Input
    /// What is wrong with it.
    public let problem: FieldProblem<Reason>
  }

  /// What is wrong with the first field that something is wrong with, in the order of the parts.
  public let first: Fault
  /// What is wrong with the fields after it.
  public let others: [Fault]

  /// All of them, in the order of the parts.
  public var all: [Fault] { [first] + others }
}

extension FormFaults.Fault: Equatable where Input: Equatable {}
extension FormFaults: Equatable where Input: Equatable {}
