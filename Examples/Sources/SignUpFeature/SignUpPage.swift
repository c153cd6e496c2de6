import Arco
import ArcoForms
import ArcoMacros
import ArcoStatus

/// The state of a page for signing up.
@Optics
public struct SignUpPage: Feature, Equatable, Sendable {
  /// The draft, and the progress of its submission.
  public var form: FormState<SignUp.Draft> = FormState(SignUp.Draft())
  /// Short messages to the user.
  public var said: Notices<Said> = Notices()

  /// Makes a page with an empty form.
  public init() {}

  /// An input of the page.
  @Optics
  public enum Input: Equatable, Sendable {
    /// An input of the form.
    case form(FormInput<SignUp.Draft.Input>)
    /// An input of the messages.
    case said(NoticesInput<Said>)
  }

  /// The service that knows which names are taken.
  public typealias World = SignUpWorld
}

/// A short message to the user.
public enum Said: Equatable, Sendable {
  /// The sign up succeeded.
  case welcome(name: String)
  /// The service has no room.
  case full
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
  .child(state: SignUpPage.lenses.form, input: SignUpPage.Input.prisms.form)

/// The child for the messages.
public let said = Dispatcher<Void, Notices<Said>, NoticesInput<Said>>.notices()
  .child(state: SignUpPage.lenses.said, input: SignUpPage.Input.prisms.said)

/// The dispatcher of the page.
public let signUpPage = DispatcherOf<SignUpPage> {
  formPart
  said
  telling
}

/// Shows a message when the sign up succeeds, or is refused for lack of room.
private let telling = DispatcherOf<SignUpPage>.update { page, input in
  switch input {
  case .form(.accepted) where page.form.stage == .submitted:
    .send(.said(.post(Notice(.welcome(name: page.form.draft.name.text)))))
  case .form(.refused([])): .send(.said(.post(Notice(.full, .alert, for: nil))))
  case .form, .said: .none
  }
}
