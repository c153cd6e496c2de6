public import ArcoForms

/// What a field says to a person besides what they wrote.
///
/// - Reason: why the application refuses a value that is written properly.
public struct FieldWords<Reason: Equatable & Sendable> {
  /// What the field is called.
  public var caption: String
  /// What helps to fill it in; stands between caption and field.
  public var hint: String?
  /// What shows while an asynchronous check runs.
  public var checking = "Checking…"
  /// What is wrong, for a person.
  public var problem: (FieldProblem<Reason>) -> String

  /// Makes the words of a field.
  public init(
    _ caption: String, hint: String? = nil, problem: @escaping (FieldProblem<Reason>) -> String
  ) {
    self.caption = caption
    self.hint = hint
    self.problem = problem
  }

  /// What is to be said about a draft at the moment.
  func remark(_ draft: FieldDraft<Reason>) -> String {
    draft.problem.map(problem) ?? (draft.isChecking ? checking : "")
  }
}

@available(*, unavailable)
extension FieldWords: Sendable {}

extension FieldWords where Reason: FieldReason {
  /// Makes the words of a field whose reasons have words.
  public init(_ caption: String, hint: String? = nil) {
    self.init(caption, hint: hint) { $0.words }
  }
}

extension FieldWords: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
where Reason: FieldReason {
  /// Makes the words of a field from its caption.
  public init(stringLiteral caption: String) { self.init(caption) }
}
