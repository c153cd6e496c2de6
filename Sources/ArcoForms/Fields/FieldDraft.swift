import ArcoCoding

/// The text of one field, and the problems that checks have found in it.
///
/// - Reason: the application's reasons for refusing a well-formed value.
///
///     struct SignUpDraft {
///       var name = FieldDraft<Complaint>()
///       var age = FieldDraft<Complaint>("18")
///     }
///
/// The text is state, so a page that comes back after a lost connection shows the text again. Only
/// inputs change a draft: ``FieldInput``.
public struct FieldDraft<Reason: Equatable & Sendable>: Sendable {
  /// The progress of the asynchronous check.
  enum Asked: Sendable {
    case no
    case running
    case done
  }

  /// The text of the field.
  public internal(set) var text: String
  /// The text with which the field began.
  public let first: String
  /// The id of the row that contains the field; nil for a field outside of rows.
  public let row: Int?
  /// True once a person has left the field or tried to submit the form.
  public internal(set) var isTouched = false
  /// The number of requests to focus the field. A reset does not change it.
  public internal(set) var calls = 0
  /// True if the field shows its problems.
  var isShowing = false
  /// The format error of the text.
  var misfit: FormatError?
  /// The reason for which the application refused the text.
  var refusal: Reason?
  /// The reason that the asynchronous check found.
  var finding: Reason?
  /// The reason that a rule found: a rule of the form that lists the field.
  var clash: Reason?
  /// The reason that a rule of an enclosing form found.
  var outerClash: Reason?
  var asked = Asked.no
  /// The number of asynchronous checks so far, which is the number of the last one.
  var questions = 0

  /// Makes a field with a text.
  ///
  /// - Parameter row: the id of the row that contains the field.
  public init(_ text: String = "", row: Int? = nil) {
    self.text = text
    self.first = text
    self.row = row
  }

  /// Continues the counts of the draft that this draft replaces. A view then notices the next request
  /// for the focus, and the next check starts another effect.
  mutating func count(from former: FieldDraft) {
    calls = former.calls
    questions = former.questions
  }

  /// True if the text differs from the first text.
  public var isDirty: Bool { !text.isSame(as: first) }

  /// True while an asynchronous check runs.
  public var isChecking: Bool { asked == .running }

  /// The question of the running asynchronous check. The check runs as long as the question is the
  /// same, whoever wrote the draft.
  var question: FieldQuestion? {
    asked == .running ? FieldQuestion(text: text, number: questions) : nil
  }

  /// The problem that the field shows; nil if there is none, or if it is too early to show it.
  public var problem: FieldProblem<Reason>? { isShowing ? hidden : nil }

  /// The problem of the field, shown or not.
  var hidden: FieldProblem<Reason>? { problem(misfit) }

  /// True if the field can go on counting.
  var isPossible: Bool { calls.isPlausibleCount && questions.isPlausibleCount }

  /// Returns the problem of a draft with this format error.
  func problem(_ misfit: FormatError?) -> FieldProblem<Reason>? {
    misfit.map { .format($0) }
      ?? (refusal ?? finding ?? outerClash ?? clash).map { .refused($0) }
  }
}

/// The question of an asynchronous check: the text, compared by bytes, and the number of the check.
struct FieldQuestion: Equatable, Sendable {
  let text: String
  let number: Int

  static func == (left: FieldQuestion, right: FieldQuestion) -> Bool {
    left.number == right.number && left.text.isSame(as: right.text)
  }
}

extension FieldDraft: Equatable {
  /// True if both have the same texts, compared by bytes, and the same problems.
  public static func == (left: FieldDraft, right: FieldDraft) -> Bool {
    left.text.isSame(as: right.text) && left.first.isSame(as: right.first) && left.row == right.row
      && left.isTouched == right.isTouched && left.calls == right.calls
      && left.isShowing == right.isShowing && left.misfit == right.misfit
      && left.refusal == right.refusal && left.finding == right.finding
      && left.clash == right.clash && left.outerClash == right.outerClash
      && left.asked == right.asked
  }

  /// True if both are equal and have asked equally often.
  func isIdentical(to other: FieldDraft) -> Bool { self == other && questions == other.questions }
}

#if !hasFeature(Embedded)
  extension FieldDraft.Asked: Codable {}

  extension FieldDraft: Codable where Reason: Codable {
    /// Decodes a draft.
    ///
    /// - Throws: `DecodingError`, also for a count that no person reaches.
    public init(from decoder: any Decoder) throws {
      let draft = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try draft.decode(String.self, forKey: .first),
        row: try draft.decodeIfPresent(Int.self, forKey: .row))
      text = try draft.decode(String.self, forKey: .text)
      isTouched = try draft.decode(Bool.self, forKey: .isTouched)
      calls = try draft.decode(Int.self, forKey: .calls)
      isShowing = try draft.decode(Bool.self, forKey: .isShowing)
      misfit = try draft.decodeIfPresent(FormatError.self, forKey: .misfit)
      refusal = try draft.decodeIfPresent(Reason.self, forKey: .refusal)
      finding = try draft.decodeIfPresent(Reason.self, forKey: .finding)
      clash = try draft.decodeIfPresent(Reason.self, forKey: .clash)
      outerClash = try draft.decodeIfPresent(Reason.self, forKey: .outerClash)
      asked = try draft.decode(Asked.self, forKey: .asked)
      questions = try draft.decode(Int.self, forKey: .questions)
      guard isPossible else {
        throw DecodingError.dataCorruptedError(
          forKey: .calls, in: draft, debugDescription: "a field has counted too far")
      }
    }
  }
#endif
