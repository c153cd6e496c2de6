import Arco
import ArcoControls
import ArcoForms
import ArcoHTML
import ArcoStatus
import ArcoWeb
import SignUpFeature

/// The page to sign up on: the form, or who is in; and what somebody is told in passing.
public func signUpFace(hint: String? = nil) -> Face<SignUpPage, SignUpPageInput, HTML> {
  Face.showing { _, _, parts in
    main(.class("card", "sign-up")) {
      h1("Sign up")
      if let hint { p(hint, .class("hint")) }
      parts.place(formPart, formFace())
      parts.place(said, noticesFace { $0.text })
    }
  }
}

/// The sign-up example.
public func signUpComponent(
  hint: String? = nil
) -> Component<SignUpWorld, SignUpPage, SignUpPageInput, HTML> {
  Component(signUpPage, signUpFace(hint: hint))
}

private func formFace() -> Face<FormState<SignUpDraft>, FormInput<SignUpInput>, HTML> {
  Face.showing { form, send, parts in
    if form.stage == .submitted {
      p("Thank you. We write to \(form.draft.email.text).", .id("done"), .dir("auto"))
      button("Sign up somebody else", .type(.button), .autofocus(), .onClick { send(.reset) })
    } else {
      HTML.form(.submits(send)) {
        parts.place(signUpSubmission, draftFace())
        div(.class("line")) {
          submitButton("Sign up", form, busy: "Signing up…")
          button("Start again", .type(.button), .class("quiet"), .onClick { send(.reset) })
        }
      }
    }
  }
}

private func draftFace() -> Face<SignUpDraft, SignUpInput, HTML> {
  Face.showing { draft, send, parts in
    parts.place(
      name, fieldFace(.called("Name"), id: "name", .autocomplete("name")))
    parts.place(
      age, fieldFace(.called("Age", hint: "In years."), id: "age", .inputmode("numeric")))
    parts.place(
      email,
      fieldFace(.called("E-mail"), id: "email", .type(.email), .autocomplete("email")))
    parts.place(home, homeFace())
    fieldset {
      legend("Phones")
      parts.place(
        phones, fieldFace(.called("Phone"), id: "phone", .type(.telephone)))
      div(.class("line")) {
        button("Add a phone", .type(.button), .onClick { send(.addPhone) })
        if let last = draft.phones.keys.last {
          button(
            "Remove the last phone", .type(.button), .class("quiet"),
            .onClick { send(.removePhone(last)) })
        }
      }
    }
  }
}

private func homeFace() -> Face<HomeDraft, HomeInput, HTML> {
  Face.showing { _, _, parts in
    fieldset {
      legend("Home")
      parts.place(
        street, fieldFace(.called("Street"), id: "street", .autocomplete("address-line1")))
      parts.place(
        town, fieldFace(.called("Town"), id: "town", .autocomplete("address-level2")))
    }
  }
}
