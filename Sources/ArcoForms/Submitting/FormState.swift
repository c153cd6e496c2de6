public import ArcoOptics

/// A draft, and how far it is on its way.
///
/// - Draft: what is written.
public struct FormState<Draft> {
  /// How far a form is on its way.
  public enum Stage: Equatable, Sendable {
    /// It is being written.
    case editing
    /// It shall be submitted, and asynchronous checks have not answered yet.
    case checking
    /// It is submitted, and there is no answer yet.
    case submitting
    /// What was submitted was accepted. What is written may be something else by now.
    case submitted
  }

  /// What is written.
  public internal(set) var draft: Draft
  /// What was written at first, for a reset.
  public let first: Draft
  /// How far it is.
  public internal(set) var stage = Stage.editing
  /// How often it was submitted and came back because something is wrong.
  public internal(set) var returns = 0

  /// The draft as it was submitted, until there is an answer.
  var sent: Draft?

  /// Makes a form that begins with a draft.
  public init(_ draft: Draft) {
    self.draft = draft
    self.first = draft
  }

  /// Whether it is on its way: checks are awaited, or an answer. Submitting it again changes nothing then.
  public var isBusy: Bool { stage == .checking || stage == .submitting }

  /// The optics into it.
  public struct Lenses: Sendable {
    /// To the draft.
    public var draft: Lens<FormState, Draft> {
      Lens(
        get: { $0.draft }, modify: { state, change in change(&state.draft) }, footprint: .field(0))
    }
  }

  /// The optics into it.
  public static var lenses: Lenses { Lenses() }
}

extension FormState: Sendable where Draft: Sendable {}
extension FormState: Equatable where Draft: Equatable {}
extension FormState: HasLenses {}

#if !hasFeature(Embedded)
  extension FormState.Stage: Codable {}
  extension FormState: Codable where Draft: Codable {}
#endif
