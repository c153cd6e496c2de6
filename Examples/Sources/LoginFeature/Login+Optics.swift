import Arco

extension Login {
  /// The way into each case.
  public static let prisms = Prisms()

  /// The prisms of ``Login``.
  public struct Prisms: Sendable {
    /// To the reason why nobody is there.
    public let loggedOut = Prism(Login.loggedOut, footprint: .case(0)) {
      if case .loggedOut(let reason) = $0 { .some(reason) } else { nil }
    }
    /// To the name of who comes in.
    public let loggingIn = Prism(Login.loggingIn, footprint: .case(1)) {
      if case .loggingIn(let name) = $0 { name } else { nil }
    }
    /// To the name of who is in.
    public let loggedIn = Prism(Login.loggedIn, footprint: .case(2)) {
      if case .loggedIn(let name) = $0 { name } else { nil }
    }
    /// To the reason why somebody leaves.
    public let loggingOut = Prism(Login.loggingOut, footprint: .case(3)) {
      if case .loggingOut(let reason) = $0 { .some(reason) } else { nil }
    }
  }
}

extension LoginInput {
  /// The way into each case that carries something.
  public static let prisms = Prisms()

  /// The prisms of ``LoginInput``.
  public struct Prisms: Sendable {
    /// To the name of who asks.
    public let logIn = Prism(LoginInput.logIn, footprint: .case(0)) {
      if case .logIn(let name) = $0 { name } else { nil }
    }
    /// To the error of who was not let in.
    public let failed = Prism(LoginInput.failed, footprint: .case(2)) {
      if case .failed(let error) = $0 { error } else { nil }
    }
  }
}
