/// What a login needs from outside.
public struct LoginWorld: Sendable {
  /// Asks the service to let somebody in.
  public var logIn: @Sendable (String) async throws(LoginError) -> Void
  /// Tells the service that they go.
  public var logOut: @Sendable () async -> Void

  /// Makes a world.
  public init(
    logIn: @escaping @Sendable (String) async throws(LoginError) -> Void,
    logOut: @escaping @Sendable () async -> Void
  ) {
    self.logIn = logIn
    self.logOut = logOut
  }
}
