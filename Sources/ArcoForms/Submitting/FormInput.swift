public import ArcoOptics

/// What can happen to a form that is submitted.
///
/// - Input: what can happen to its draft.
public enum FormInput<Input: Sendable>: Sendable {
  /// Something happens to the draft.
  case draft(Input)
  /// Somebody submits it.
  case submit
  /// What it was submitted to accepts it.
  case accepted
  /// What it was submitted to does not accept it, and has these things to say to its fields:
  /// `.refused([.email(.refuse(.taken))])`. A refusal is for the text that was submitted: a field in which
  /// something else was written since does not hear it.
  case refused([Input])
  /// The focus shall go to the first field that something is wrong with.
  case seek
  /// A submission is taken back: the checks and what submits the form are cancelled, and the form is being
  /// written. Other effects go on. It changes nothing where the form is not on its way.
  case cancel
  /// Back to how it was at first.
  case reset

  /// The optics into it.
  public struct Prisms: Sendable {
    /// To what happens to the draft.
    public var draft: Prism<FormInput, Input> {
      Prism(FormInput.draft, footprint: .case(0)) {
        if case .draft(let input) = $0 { input } else { nil }
      }
    }
  }

  /// The optics into it.
  public static var prisms: Prisms { Prisms() }
}

extension FormInput: Equatable where Input: Equatable {}
extension FormInput: HasPrisms {}

#if !hasFeature(Embedded)
  extension FormInput: Codable where Input: Codable {}
#endif
