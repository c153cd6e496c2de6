#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import LoginFeature
  import SwiftUI

  // On macOS a C type of this name comes with SwiftUI.
  import struct ArcoCore.Component

  /// Who is in, and what can be done about it.
  @MainActor
  public func loginFace() -> ViewFace<Login> {
    .placing { parts in
      // The typed name. A refused log in keeps the name for another try.
      let name = parts.local("")
      return parts.view { login, send in
        Form {
          Text(login.text)
          switch login {
          case .loggedOut:
            TextField("Name", text: name.binding())
              .autocorrectionDisabled()
              .onSubmit { send(.logIn(name: name.state)) }
            Button("Log in") { send(.logIn(name: name.state)) }
              .disabled(name.state.allSatisfy { $0.isWhitespace })
          case .loggingIn: forceButton(send)
          case .loggedIn:
            Button("Log out") { send(.logOut) }
            forceButton(send)
          case .loggingOut: EmptyView()
          }
        }
        .navigationTitle("Log in")
      }
    }
  }

  @MainActor
  private func forceButton(_ send: Send<Login.Input>) -> some View {
    Button("Throw out", role: .destructive) { send(.forceLogOut) }
  }

  /// The log in example as a view.
  public struct LoginScreen: View {
    private let world: LoginWorld

    /// Makes the screen.
    ///
    /// - Parameter world: the service that lets people in.
    public init(world: LoginWorld) { self.world = world }

    /// The component.
    public var body: some View {
      NavigationStack {
        ComponentView(
          Component(login, loginFace()), state: .loggedOut(nil), world: world)
      }
    }
  }

  struct LoginPreviews: PreviewProvider {
    static var previews: some View {
      LoginScreen(world: LoginWorld(logIn: { _ in }, logOut: {}))
    }
  }
#endif
