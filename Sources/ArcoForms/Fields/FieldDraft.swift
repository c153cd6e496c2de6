/// The text that somebody wrote into one field, and what checks have found about that text.
///
/// - Reason: why the application refuses a value that is written properly.
///
///     struct SignUpDraft {
///       var name = FieldDraft<Complaint>()
///       var age = FieldDraft<Complaint>("18")
///     }
///
/// The text is state, so a page that comes back after its line broke shows what was written. Only
/// inputs change it: ``FieldInput``.
public struct FieldDraft<Reason: Equatable & Sendable>: Sendable {
  /// How the asynchronous check of the text stands.
  enum Asked: Sendable {
    case no
    case running
    case done
  }

  /// What is written.
  public internal(set) var text: String
  /// What the field began with.
  public let first: String
  /// Tells apart the fields of rows: the id of the row. Nil for a field that is there once.
  public let row: Int?
  /// Whether somebody was in the field and left it, or tried to submit.
  public internal(set) var isTouched = false
  /// How often the focus was asked to come here.
  public internal(set) var calls = 0
  /// Whether problems show.
  var isShowing = false
  /// What is wrong with the text itself.
  var misfit: FormatError?
  /// Why the application refused the text.
  var refusal: Reason?
  /// What the asynchronous check found about the text.
  var finding: Reason?
  /// Why the text does not go together with other fields, by a rule of the form that lists the field.
  var clash: Reason?
  /// The same by a rule of the form around that one.
  var outerClash: Reason?
  var asked = Asked.no
  /// How many questions were asked: the number of the last one.
  var questions = 0

  /// Makes a field in which something is written, or nothing.
  ///
  /// - Parameter row: the id of the row that the field is in.
  public init(_ text: String = "", row: Int? = nil) {
    self.text = text
    self.first = text
    self.row = row
  }

  /// Whether something else is written than at first.
  public var isDirty: Bool { !text.isSame(as: first) }

  /// Whether an asynchronous check runs.
  public var isChecking: Bool { asked == .running }

  /// The text that an asynchronous check is about. The check runs while this is the same, whoever wrote
  /// the draft.
  var question: FieldQuestion? {
    asked == .running ? FieldQuestion(text: text, number: questions) : nil
  }

  /// What shows as wrong; nil before it is time to say so, and where nothing is.
  public var problem: FieldProblem<Reason>? { isShowing ? hidden : nil }

  /// What is wrong, whether it shows or not.
  var hidden: FieldProblem<Reason>? { problem(misfit) }

  /// What is wrong with a text that has this misfit.
  func problem(_ misfit: FormatError?) -> FieldProblem<Reason>? {
    misfit.map { .format($0) }
      ?? (refusal ?? finding ?? outerClash ?? clash).map { .refused($0) }
  }
}

/// A text that is asked about, told by its bytes and by how often the field has asked.
struct FieldQuestion: Equatable, Sendable {
  let text: String
  let number: Int

  static func == (left: FieldQuestion, right: FieldQuestion) -> Bool {
    left.number == right.number && left.text.isSame(as: right.text)
  }
}

extension FieldDraft: Equatable {
  /// Whether both have the same text and the same is known about it.
  public static func == (left: FieldDraft, right: FieldDraft) -> Bool {
    left.text.isSame(as: right.text) && left.first.isSame(as: right.first) && left.row == right.row
      && left.isTouched == right.isTouched && left.calls == right.calls
      && left.isShowing == right.isShowing && left.misfit == right.misfit
      && left.refusal == right.refusal && left.finding == right.finding
      && left.clash == right.clash && left.outerClash == right.outerClash
      && left.asked == right.asked
  }
}

#if !hasFeature(Embedded)
  extension FieldDraft.Asked: Codable {}
  extension FieldDraft: Codable where Reason: Codable {}
#endif
