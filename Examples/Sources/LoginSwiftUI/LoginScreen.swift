#if canImport(SwiftUI)
  import Arco
  import ArcoSwiftUI
  import LoginFeature
  import SwiftUI

  // On macOS, SwiftUI also brings a C type of this name.
  import struct ArcoCore.Component

  /// The face of a login: its state, and buttons for the inputs that are possible.
  @MainActor
  public func loginFace() -> ViewFace<Login> {
    .placing { parts in
      // The typed name, which stays for another try after a failed log in.
      let name = parts.local("")
      return parts.view { login, send in
        Form {
          Text(login.text)
          switch login {
          case .loggedOut:
            // The field has the focus whenever it appears: also again after a failed log in.
            FocusReader(startingAt: Field.name) { focused in
              TextField("Name", text: name.binding())
                .focused(focused, equals: .name)
                .autocorrectionDisabled()
                .onSubmit { send(.logIn(name: name.state)) }
            }
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

  private enum Field: Hashable { case name }

  @MainActor
  private func forceButton(_ send: Send<Login.Input>) -> some View {
    Button("Throw out", role: .destructive) { send(.forceLogOut) }
  }

  /// The log in example as a SwiftUI view.
  public struct LoginScreen: View {
    private let world: LoginWorld

    /// Makes the view.
    ///
    /// - Parameter world: the service.
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
