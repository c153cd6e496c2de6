/// The service that signing up needs.
public struct SignUpWorld: Sendable {
  /// Whether another user has an address.
  public var isTaken: @Sendable (EmailAddress) async -> Bool
  /// Signs a user up.
  public var signUp: @Sendable (SignUp) async throws(SignUpRefusal) -> Void

  /// Makes a world.
  public init(
    isTaken: @escaping @Sendable (EmailAddress) async -> Bool,
    signUp: @escaping @Sendable (SignUp) async throws(SignUpRefusal) -> Void
  ) {
    self.isTaken = isTaken
    self.signUp = signUp
  }
}

/// The reason why the service refuses a sign up.
public enum SignUpRefusal: Error, Equatable, Sendable {
  /// Another user took the address first.
  case taken
  /// The service has no room: try again later.
  case full
}
