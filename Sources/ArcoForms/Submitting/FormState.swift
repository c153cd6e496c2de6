import ArcoCoding
public import ArcoOptics

/// A draft, and the progress of its submission.
///
/// - Draft: the type of the draft.
///
/// A state that says `submitting` may be decoded, or come from another driver. No effect answers it,
/// so its dispatcher sends itself `cancel`: the form can be edited, and is not submitted again.
public struct FormState<Draft> {
  /// The progress of a submission.
  public enum Stage: Equatable, Sendable {
    /// The form is being edited.
    case editing
    /// The form was submitted and waits for asynchronous checks.
    case checking
    /// The submission is under way, and there is no answer yet.
    case submitting
    /// The submission was accepted. The draft may have been changed since.
    case submitted
  }

  /// The draft as it is.
  public internal(set) var draft: Draft
  /// The first draft, for a reset.
  public let first: Draft
  /// The progress of the submission.
  public internal(set) var stage = Stage.editing
  /// The number of submissions that were stopped or refused because of a problem.
  public internal(set) var returns = 0

  /// The submitted draft, until there is an answer.
  var sent: Draft?
  /// The submission that was begun last.
  var run = SubmissionRun()

  /// Makes the state of a form from its first draft.
  public init(_ draft: Draft) {
    self.draft = draft
    self.first = draft
  }

  /// True while a submission waits for checks or for an answer. Another submission then does
  /// nothing.
  public var isBusy: Bool { stage == .checking || stage == .submitting }

  /// True if inputs lead to this value.
  var isPossible: Bool { returns.isPlausibleCount && (sent != nil) == (stage == .submitting) }

  /// The lenses of the properties.
  public struct Lenses: Sendable {
    /// The lens to the draft.
    public var draft: Lens<FormState, Draft> {
      Lens(
        get: { $0.draft }, modify: { state, change in change(&state.draft) }, footprint: .field(0))
    }
  }

  /// The lenses of the properties.
  public static var lenses: Lenses { Lenses() }
}

extension FormState: Sendable where Draft: Sendable {}
extension FormState: Equatable where Draft: Equatable {}
extension FormState: HasLenses {}

/// The number of a submission, by which a form knows that its effect runs.
///
/// It is part of no comparison, and is not encoded.
struct SubmissionRun: Equatable, Sendable {
  /// The number is unique in this process and grows; 0 for a submission of another process.
  var number: UInt64 = 0
  /// The time for which the effect may continue after its form was left.
  var timeToFinish = Duration.zero

  static func == (_: SubmissionRun, _: SubmissionRun) -> Bool { true }
}

#if !hasFeature(Embedded)
  extension FormState.Stage: Codable {}

  extension FormState: Codable where Draft: Codable {
    private enum CodingKeys: String, CodingKey { case draft, first, stage, returns, sent }

    /// Decodes the state of a form.
    ///
    /// - Throws: `DecodingError`, also for a state to which no inputs lead.
    public init(from decoder: any Decoder) throws {
      let state = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try state.decode(Draft.self, forKey: .first))
      draft = try state.decode(Draft.self, forKey: .draft)
      stage = try state.decode(Stage.self, forKey: .stage)
      returns = try state.decode(Int.self, forKey: .returns)
      sent = try state.decodeIfPresent(Draft.self, forKey: .sent)
      guard isPossible else {
        throw DecodingError.dataCorruptedError(
          forKey: .stage, in: state, debugDescription: "no inputs lead to such a form")
      }
    }
  }
#endif
