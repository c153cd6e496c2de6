import Arco
import ArcoHTML
import ArcoWeb
import LoginFeature

/// The face of a login: its state, and buttons for the inputs that are possible.
///
/// - Parameter hint: a remark under the heading.
public func loginFace(hint: String? = nil) -> PageFace<Login> {
  Face { login, send in
    main(.class("card", "login")) {
      h1("Log in")
      if let hint { p(hint, .class("hint")) }
      p(.class("failed", if: login.isFailed)) { output(login.text, .ariaLabel("Login")) }
      switch login {
      case .loggedOut: door(send)
      case .loggingIn: div(.class("line")) { forceButton(send) }
      case .loggedIn:
        div(.class("line")) {
          button("Log out", .type(.button), .onClick { send(.logOut) })
          forceButton(send)
        }
      case .loggingOut: div(.class("line"))
      }
    }
  }
}

/// The component of the log in example.
public func loginPage(hint: String? = nil) -> PageComponent<Login> {
  Component(login, loginFace(hint: hint))
}

private func door(_ send: Send<Login.Input>) -> HTML {
  let name = Field.text("name")
  return form(.class("line"), .onSubmit(name) { send(.logIn(name: $0)) }) {
    label("Name", .for("name"))
    input(
      .type(.text), .id("name"), .name(name), .dir("auto"), .maxlength(Login.nameLimit),
      .autocomplete("off"), .required())
    button("Log in", .type(.submit))
  }
}

private func forceButton(_ send: Send<Login.Input>) -> HTML {
  button(
    "Throw out", .type(.button), .class("quiet"), .onClick { send(.forceLogOut) })
}
