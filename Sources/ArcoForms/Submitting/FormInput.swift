public import ArcoOptics

/// What can happen to a form that is submitted.
///
/// - Input: what can happen to its draft.
public enum FormInput<Input: Sendable>: Sendable {
  /// Something happens to the draft.
  case draft(Input)
  /// Somebody submits it.
  case submit
  /// All fields were told to look at themselves. The form sends this itself.
  case proceed
  /// What it was submitted to accepts it.
  case accepted
  /// What it was submitted to does not accept it, and has these things to say to its fields:
  /// `.refused([.email(.refuse(.taken))])`.
  case refused([Input])
  /// The focus shall go to the first field that something is wrong with.
  case seek
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
