import Arco
import ArcoForms
import ArcoMacros
import ArcoStatus

/// A page to sign up on.
@Optics
public struct SignUpPage: Feature, Equatable, Sendable {
  /// What is written, and how far it is on its way.
  public var form: FormState<SignUp.Draft> = FormState(SignUp.Draft())
  /// What somebody is told in passing.
  public var said: Notices<Said> = Notices()

  /// A page on which nothing is written.
  public init() {}

  /// What can happen on the page.
  @Optics
  public enum Input: Equatable, Sendable {
    /// To the form.
    case form(FormInput<SignUp.Draft.Input>)
    /// To what somebody is told.
    case said(NoticesInput<Said>)
  }

  public typealias World = SignUpWorld
}

/// What somebody is told in passing.
public enum Said: Equatable, Sendable {
  /// They are in.
  case welcome(name: String)
  /// There is no room.
  case full
}

/// The form, as it is submitted.
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

/// The form, for a face to place.
public let formPart = signUpSubmission.dispatcher
  .child(state: SignUpPage.lenses.form, input: SignUpPage.Input.prisms.form)

/// What somebody is told, for a face to place.
public let said = Dispatcher<Void, Notices<Said>, NoticesInput<Said>>.notices()
  .child(state: SignUpPage.lenses.said, input: SignUpPage.Input.prisms.said)

/// What the page does.
public let signUpPage = DispatcherOf<SignUpPage> {
  formPart
  said
  telling
}

/// What the form's inputs have to say to somebody.
private let telling = DispatcherOf<SignUpPage>.update { page, input in
  switch input {
  case .form(.accepted) where page.form.stage == .submitted:
    .send(.said(.post(Notice(.welcome(name: page.form.draft.name.text)))))
  case .form(.refused([])): .send(.said(.post(Notice(.full, .alert, for: nil))))
  case .form, .said: .none
  }
}
