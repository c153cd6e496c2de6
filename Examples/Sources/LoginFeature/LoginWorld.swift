import Arco

/// What a login needs from outside.
public struct LoginWorld: Sendable {
  /// Asks the service to let somebody in; it answers once, unless that is cancelled.
  public var logIn: @Sendable (String, @escaping Answer) -> Cancellation
  /// Tells the service that they go, and hears once that they may.
  public var logOut: @Sendable (@escaping @Sendable () -> Void) -> Cancellation

  /// Hears whether somebody is let in.
  public typealias Answer = @Sendable (Result<Void, LoginError>) -> Void

  /// Makes a world that calls back, as a browser does.
  public init(
    callingLogIn logIn: @escaping @Sendable (String, @escaping Answer) -> Cancellation,
    logOut: @escaping @Sendable (@escaping @Sendable () -> Void) -> Cancellation
  ) {
    self.logIn = logIn
    self.logOut = logOut
  }

  #if !hasFeature(Embedded)
    /// Makes a world of asynchronous functions.
    public init(
      logIn: @escaping @Sendable (String) async throws(LoginError) -> Void,
      logOut: @escaping @Sendable () async -> Void
    ) {
      self.init(
        callingLogIn: { name, answer in
          .running {
            do throws(LoginError) {
              try await logIn(name)
              answer(.success(()))
            } catch {
              answer(.failure(error))
            }
          }
        },
        logOut: { answer in
          .running {
            await logOut()
            answer()
          }
        })
    }
  #endif
}
