public import ArcoOptics

/// The events of a form that can be submitted.
///
/// - Input: the input of its draft.
public enum FormInput<Input: Sendable>: Sendable {
  /// An input for the draft.
  case draft(Input)
  /// The person submits the form.
  case submit
  /// The submission was accepted.
  case accepted
  /// The submission was refused, with inputs for fields of the draft:
  /// `.refused([.email(.refuse(.taken))])`. A refusal of a field applies to the text that was
  /// submitted. It is ignored if the text has changed since.
  case refused([Input])
  /// Moves the focus to the first field with a problem.
  case seek
  /// Cancels a submission: the asynchronous checks and the submitting effect are cancelled, and the
  /// form can be edited again. Other effects go on. Does nothing if no submission is under way.
  case cancel
  /// Resets the form to its first draft.
  case reset

  /// The prisms of the cases.
  public struct Prisms: Sendable {
    /// The prism to an input of the draft.
    public var draft: Prism<FormInput, Input> {
      Prism(FormInput.draft, footprint: .case(0)) {
        if case .draft(let input) = $0 { input } else { nil }
      }
    }
  }

  /// The prisms of the cases.
  public static var prisms: Prisms { Prisms() }
}

extension FormInput: Equatable where Input: Equatable {}
extension FormInput: HasPrisms {}

#if !hasFeature(Embedded)
  extension FormInput: Codable where Input: Codable {}
#endif
