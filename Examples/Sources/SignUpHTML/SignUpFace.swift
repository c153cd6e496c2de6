import Arco
import ArcoControls
import ArcoForms
import ArcoHTML
import ArcoStatus
import ArcoWeb
import SignUpFeature

/// The face of the page: the form or the result, and the short messages.
public func signUpFace(hint: String? = nil) -> PageFace<SignUpPage> {
  Face.showing { _, _, parts in
    main(.class("card", "sign-up")) {
      h1("Sign up")
      if let hint { p(hint, .class("hint")) }
      parts.place(formPart, formFace())
      parts.place(said, noticesFace { $0.text })
    }
  }
}

/// The component of the sign up example.
public func signUpComponent(
  hint: String? = nil
) -> PageComponent<SignUpPage> {
  Component(signUpPage, signUpFace(hint: hint))
}

private func formFace() -> PageFace<FormState<SignUp.Draft>> {
  .showing { form, send, parts in
    if form.stage == .submitted {
      p("Thank you. We write to \(form.draft.email.text).", .id("done"), .dir("auto"))
      button("Sign up somebody else", .type(.button), .autofocus(), .onClick { send(.reset) })
    } else {
      HTML.form(.submits(send)) {
        parts.field(\.name, .textField(.called("Name"), .autocomplete("name")))
        parts.field(\.age, .textField(.called("Age", hint: "In years."), .inputmode("numeric")))
        parts.field(\.email, .emailField(.called("E-mail"), id: "email"))
        parts.field(\.home, homeFace())
        fieldset {
          legend("Phones")
          parts.field(\.phones, .textField(.called("Phone"), .type(.telephone)))
          div(.class("line")) {
            button("Add a phone", .type(.button), .onClick { send(.draft(.phones(.add))) })
            if let last = form.draft.phones.keys.last {
              button(
                "Remove the last phone", .type(.button), .class("quiet"),
                .onClick { send(.draft(.phones(.remove(last)))) })
            }
          }
        }
        div(.class("line")) {
          submitButton("Sign up", form, busy: "Signing up…")
          button("Start again", .type(.button), .class("quiet"), .onClick { send(.reset) })
        }
      }
    }
  }
}

private func homeFace() -> PageFace<Home.Draft> {
  .showing { _, _, parts in
    fieldset {
      legend("Home")
      parts.field(\.street, .textField(.called("Street"), .autocomplete("address-line1")))
      parts.field(\.town, .textField(.called("Town"), .autocomplete("address-level2")))
    }
  }
}
