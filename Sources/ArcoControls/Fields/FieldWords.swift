public import ArcoForms

/// The texts of a field for a person.
///
/// - Reason: the application's reasons for refusing a well-formed value.
public struct FieldWords<Reason: Equatable & Sendable> {
  /// The caption of the field.
  public var caption: String
  /// Help for filling in the field; shown between caption and control.
  public var hint: String?
  /// The text while an asynchronous check runs.
  public var checking = "Checking…"
  /// Returns the text of a problem.
  public var problem: (FieldProblem<Reason>) -> String

  /// Makes the words of a field.
  public init(
    _ caption: String, hint: String? = nil, problem: @escaping (FieldProblem<Reason>) -> String
  ) {
    self.caption = caption
    self.hint = hint
    self.problem = problem
  }

  /// Returns the current remark: the problem, or that a check runs.
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
