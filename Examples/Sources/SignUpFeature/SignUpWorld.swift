/// What signing up needs from outside.
public struct SignUpWorld: Sendable {
  /// Whether somebody has an address already.
  public var isTaken: @Sendable (EmailAddress) async -> Bool
  /// Takes somebody in.
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

/// Why somebody is not taken in.
public enum SignUpRefusal: Error, Equatable, Sendable {
  /// Somebody else was faster with the address.
  case taken
  /// There is no room: try again later.
  case full
}
