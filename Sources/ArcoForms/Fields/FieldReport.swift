/// How one field of a form stands, and how it is spoken to.
///
/// - Input: what the form understands.
/// - Reason: why the application refuses a value that is written properly.
///
///     for field in signUp.fields(of: draft) where field.problem != nil {
///       print(field.input(.focus))          // SignUpInput.age(.focus)
///     }
public struct FieldReport<Input: Sendable, Reason: Equatable & Sendable> {
  /// What is written.
  public let draft: FieldDraft<Reason>
  /// What is wrong, whether it shows or not.
  public let problem: FieldProblem<Reason>?
  /// Whether an asynchronous check has not answered for what is written.
  public let isUnchecked: Bool
  let embed: (FieldInput<Reason>) -> Input

  /// Returns the form's input that brings an input to this field.
  public func input(_ input: FieldInput<Reason>) -> Input { embed(input) }

  /// The same field in a larger form.
  func mapped<Larger: Sendable>(
    _ transform: @escaping (Input) -> Larger
  ) -> FieldReport<Larger, Reason> {
    FieldReport<Larger, Reason>(
      draft: draft, problem: problem, isUnchecked: isUnchecked,
      embed: { [embed] in transform(embed($0)) })
  }
}

@available(*, unavailable)
extension FieldReport: Sendable {}
