import Arco
import ArcoForms
import ArcoMacros
import ArcoStatus

/// The state of a page for signing up.
@Optics
public struct SignUpPage: Equatable, Sendable {
  /// The draft, and the progress of its submission.
  public var form: FormState<SignUp.Draft> = FormState(SignUp.Draft())
  /// Short messages to the user.
  public var said: Notices<Said> = Notices()

  /// Makes a page with an empty form.
  public init() {}
}

/// A short message to the user.
public enum Said: Equatable, Sendable {
  /// The sign up succeeded.
  case welcome(name: String)
  /// The service has no room.
  case full
}

/// An input of the page.
@Optics
public enum SignUpPageInput: Equatable, Sendable {
  /// An input of the form.
  case form(FormInput<SignUp.Draft.Input>)
  /// An input of the messages.
  case said(NoticesInput<Said>)
}

/// The form with its submission.
public let signUpSubmission = signUpForm.submitting { signUp in
  .task { world, out throws(SignUpRefusal) in
    try await world.signUp(signUp)
    out.send(.accepted)
  } catch: { refusal in
    switch refusal {
    case .taken: .refused([.email(.refuse(.taken))])
    case .full: .refused([])
    }
  }
}

/// The child for the form.
public let formPart = signUpSubmission.dispatcher
  .child(state: SignUpPage.lenses.form, input: SignUpPageInput.prisms.form)

/// The child for the messages.
public let said = Dispatcher<Void, Notices<Said>, NoticesInput<Said>>.notices()
  .child(state: SignUpPage.lenses.said, input: SignUpPageInput.prisms.said)

/// The dispatcher of the page.
public let signUpPage = Dispatcher<SignUpWorld, SignUpPage, SignUpPageInput> {
  formPart
  said
  telling
}

/// Shows a message when the sign up succeeds, or is refused for lack of room.
private let telling = Dispatcher<SignUpWorld, SignUpPage, SignUpPageInput>.update { page, input in
  switch input {
  case .form(.accepted) where page.form.stage == .submitted:
    .send(.said(.post(Notice(.welcome(name: page.form.draft.name.text)))))
  case .form(.refused([])): .send(.said(.post(Notice(.full, .alert, for: nil))))
  case .form, .said: .none
  }
}
