public import ArcoCore
import ArcoOptics

/// A form that can be submitted.
///
/// - World: what checks and submitting need from outside.
/// - State, Input, Value, Reason: the types of the form.
///
/// Made by ``DraftForm/submitting(_:)``. Its dispatcher has a ``FormState``, with the draft as a
/// child. A face over this state places the fields of the draft directly: `parts.place(name,
/// .textField("Name"))`.
public struct FormSubmission<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  /// The effect of submitting the form.
  public typealias Work = Effect<World, FormState<State>, FormInput<Input>>

  /// The form over the draft.
  public let form: DraftForm<World, State, Input, Value, Reason>
  /// The draft as a child, for a face to place.
  public let draft: Child<World, FormState<State>, FormInput<Input>, State, Input>
  /// The dispatcher of the form and its submission.
  public let dispatcher: Dispatcher<World, FormState<State>, FormInput<Input>>

  /// Returns true if the draft differs from the first draft; see ``DraftForm/isDirty(_:from:)``.
  public func isDirty(_ state: FormState<State>) -> Bool {
    form.isDirty(state.draft, from: state.first)
  }
}

extension DraftForm {
  /// Returns a form that can be submitted.
  ///
  ///     let signUpPage = signUp.submitting { value in
  ///       .task { world, out throws(Refusal) in
  ///         try await world.signUp(value)
  ///         out.send(.accepted)
  ///       } catch: { refusal in
  ///         .refused([.email(.refuse(.taken))])
  ///       }
  ///     }
  ///
  /// Submitting checks all fields. If there is a problem, the focus moves to the first field with a
  /// problem. Otherwise the form waits for the asynchronous checks, and then runs the effect of
  /// `submit`. Another `submit` input during that time does nothing.
  ///
  /// A form whose effect has ended with its process does not know whether it was accepted. It is not
  /// submitted again, and receives `.cancel`, so that it can be edited. With `.ifLost(_:)`, a kept
  /// page sends the form another input before that: `.refused([])` counts as an answer.
  /// - Parameter submit: returns the effect for a value. The effect has to end by sending
  ///   `.accepted` or `.refused`.
  public func submitting(
    _ submit:
      @escaping @Sendable (Value) -> Effect<World, FormState<State>, FormInput<Input>>
  ) -> FormSubmission<World, State, Input, Value, Reason> {
    let draft = dispatcher.child(
      draftOfSubmission, state: FormState<State>.lenses.draft, input: FormInput<Input>.prisms.draft)
    typealias Desk = Dispatcher<World, FormState<State>, FormInput<Input>>
    let desk = SubmissionDesk(form: self, submit: submit)
    let work = Desk {
      Desk.update { state, input in desk.update(&state, input) }
      Desk.alive(opening: { desk.watch(since: $0) }) { forgotten in
        switch forgotten {
        case .checking: .send(.cancel)
        // After the inputs that a host sends for effects that were lost with their process.
        case .submitting(let time): .send(.cancel, after: time)
        }
      }
    }
    return FormSubmission(
      form: self, draft: draft,
      dispatcher: Desk {
        draft
        work.child(state: Itself(), input: Itself())
      })
  }
}

/// The mark by which a face finds the draft, without the submission's value.
private let draftOfSubmission = ChildMark()

extension Parts {
  /// Shows the draft of a form that can be submitted with a face of its own, and returns the view.
  ///
  /// - Precondition: the draft is placed once, and none of its fields is placed beside it.
  public func place<World, Draft, DraftInput, Value, Reason>(
    _ submission: FormSubmission<World, Draft, DraftInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Draft, DraftInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<DraftInput> {
    place(submission.draft, face())
  }

  /// Places one part of a form that can be submitted, and returns the view of its face.
  ///
  /// - Precondition: the form lists the part, and the part is placed once.
  public func place<World, Draft, DraftInput, Part, PartInput, Value, Reason>(
    _ part: FormPart<World, Draft, DraftInput, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<DraftInput> {
    guard let content = place(part.child, below: draftOfSubmission, face()) else {
      preconditionFailure(
        """
        placed a field of a form that is not submitted: use the dispatcher of 'form.submitting { … }'. If the form is a \
        part of a page, place its child, 'parts.place(child, face)', and not its optics
        """
      )
    }
    return content
  }
}
