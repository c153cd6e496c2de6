public import ArcoOptics

/// A draft, and the progress of its submission.
///
/// - Draft: the type of the draft.
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

  /// Makes the state of a form from its first draft.
  public init(_ draft: Draft) {
    self.draft = draft
    self.first = draft
  }

  /// True while a submission waits for checks or for an answer. Another submission then does
  /// nothing.
  public var isBusy: Bool { stage == .checking || stage == .submitting }

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

#if !hasFeature(Embedded)
  extension FormState.Stage: Codable {}
  extension FormState: Codable where Draft: Codable {}
#endif
