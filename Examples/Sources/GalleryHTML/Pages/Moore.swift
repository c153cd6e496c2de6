import Arco
import ArcoArchitectures
import ArcoHTML
import ArcoWeb

enum Login: Sendable {
  case out(String)
  case asking
  case `in`

  var words: String {
    switch self {
    case .out(let words): words
    case .asking: "Asking…"
    case .in: "You are in."
    }
  }
}

enum Message: Sendable {
  case logIn(password: String)
  case answer(Bool)
  case logOut
}

/// A login machine as in Elm: a model, messages, `update`, a command and a view.
func login() -> MooreComponent<Void, Login, Message, HTML> {
  MooreComponent(
    initialState: .out("The password is “sesame”."),
    update: { login, message in
      switch (login, message) {
      case (.out, .logIn): login = .asking
      case (.asking, .answer(true)): login = .in
      case (.asking, .answer(false)): login = .out("That is not the password.")
      case (.in, .logOut): login = .out("Goodbye.")
      default: break
      }
    },
    effects: { _, message in
      guard case .logIn(let password) = message else { return .none }
      return .send(.answer(password == "sesame"), after: .milliseconds(300))
    },
    render: { login, send in
      div(.class("part")) {
        output(login.words, .ariaLabel("Login"))
        if case .out = login { door(send) }
        if case .in = login { button("Log out", .onClick { send(.logOut) }) }
      }
    })
}

private func door(_ send: Send<Message>) -> HTML {
  let password = Field.text("password")
  return form(.class("line"), .onSubmit(password) { send(.logIn(password: $0)) }) {
    label("Password", .for("password"))
    input(.type(.password), .id("password"), .name(password), .required())
    button("Log in")
  }
}
