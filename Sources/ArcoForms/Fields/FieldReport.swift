/// The state of one field of a form, with the function that addresses inputs to the field.
///
/// - Input: the form's input.
/// - Reason: the application's reasons for refusing a well-formed value.
///
///     for field in signUp.fields(of: draft) where field.problem != nil {
///       print(field.input(.focus))          // SignUpInput.age(.focus)
///     }
public struct FieldReport<Input: Sendable, Reason: Equatable & Sendable> {
  /// The draft of the field.
  public let draft: FieldDraft<Reason>
  /// The problem of the field, shown or not.
  public let problem: FieldProblem<Reason>?
  /// True if an asynchronous check has not accepted or refused the text yet.
  public let isUnchecked: Bool
  let embed: (FieldInput<Reason>) -> Input

  /// Returns the form's input that sends an input to this field.
  public func input(_ input: FieldInput<Reason>) -> Input { embed(input) }

  /// Returns this report for a larger form.
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
