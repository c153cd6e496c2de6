#if canImport(SwiftUI)
  import Arco
  import ArcoArchitectures
  import ArcoSwiftUI
  import SwiftUI

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

  /// A login machine: only the answer to a password leads in.
  @MainActor
  public func login() -> some ProgramProtocol<ViewContent> {
    MooreComponent(
      initialState: Login.out("The password is “sesame”."),
      update: { (login: inout Login, message: Message) in
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
        ViewContent {
          Text(login.words)
          if case .out = login { Door(send: send) }
          if case .in = login { Button("Log out") { send(.logOut) } }
        }
      })
  }

  private struct Door: View {
    let send: Send<Message>
    @State private var password = ""

    init(send: Send<Message>) { self.send = send }

    var body: some View {
      TextField("Password", text: $password)
      Button("Log in") { send(.logIn(password: password)) }
    }
  }

  /// The login machine as a view.
  public struct MachineScreen: View {
    /// Makes the screen.
    public init() {}

    /// The component.
    public var body: some View { ComponentView(login().program) }
  }
#endif
