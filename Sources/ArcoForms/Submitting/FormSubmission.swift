public import ArcoCore
import ArcoOptics

/// A form that can be submitted: its draft as a child, and what becomes of its value.
///
/// - World: what checks and submitting need from outside.
/// - State, Input, Value, Reason: those of the form.
///
/// Made by ``DraftForm/submitting(_:)``. It is a dispatcher over a ``FormState``. A face over this state places the
/// fields of the draft as if they were its own: `parts.place(name, .textField("Name"))`.
public struct FormSubmission<
  World: Sendable, State, Input: Sendable, Value, Reason: Equatable & Sendable
>: Sendable {
  /// What submitting the form does.
  public typealias Work = Effect<World, FormState<State>, FormInput<Input>>

  /// The form over the draft.
  public let form: DraftForm<World, State, Input, Value, Reason>
  /// The draft as a child, for a face to place.
  public let draft: Child<World, FormState<State>, FormInput<Input>, State, Input>
  /// What each input does.
  public let dispatcher: Dispatcher<World, FormState<State>, FormInput<Input>>

  /// Returns whether the draft says something else than the first one did: see
  /// ``DraftForm/isDirty(_:from:)``.
  public func isDirty(_ state: FormState<State>) -> Bool {
    form.isDirty(state.draft, from: state.first)
  }
}

extension DraftForm {
  /// Returns this form as one that can be submitted.
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
  /// Submitting makes all fields look at themselves. If something is wrong, the focus goes to the first
  /// field that it is wrong with. Else the form waits for the asynchronous checks, and what is given
  /// here runs, once: while the form is on its way, submitting it again does nothing.
  /// - Parameter submit: returns the effect for a value, which ends in `.accepted` or `.refused`. With
  ///   `.ifLost(.cancel)` it ends in `.cancel` where the server that ran it has died.
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
      if parts.isAsking {
        Desk.alive(while: { desk.isForgotten($0) }) { .send(.cancel) }
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

/// By this mark a face finds the draft, without the submission's value.
private let draftOfSubmission = ChildMark()

extension Parts {
  /// Shows the draft of a form that can be submitted with a face of its own, and returns the view to put
  /// somewhere.
  ///
  /// - Precondition: it is placed once, and no field of it beside it.
  public func place<World, Draft, DraftInput, Value, Reason>(
    _ submission: FormSubmission<World, Draft, DraftInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Draft, DraftInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<DraftInput> {
    place(submission.draft, face())
  }

  /// Shows a part of a form that can be submitted with a face, and returns the view to put somewhere.
  ///
  /// - Precondition: the form lists the part, and it is placed once.
  public func place<World, Draft, DraftInput, Part, PartInput, Value, Reason>(
    _ part: FormPart<World, Draft, DraftInput, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content where State == FormState<Draft>, Input == FormInput<DraftInput> {
    guard let content = place(part.child, below: draftOfSubmission, face()) else {
      preconditionFailure(
        """
        placed a field where no form is submitted: the dispatcher is that of 'form.submitting { … }'. Where the form is \
        a part of a page, place its child, 'parts.place(child, face)', and not its optics
        """
      )
    }
    return content
  }
}
