import Arco

/// The service that a login needs.
public struct LoginWorld: Sendable {
  /// Asks the service to log a user in. It answers once, unless cancelled.
  public var logIn: @Sendable (String, @escaping Answer) -> Cancellation
  /// Asks the service to log the user out. It answers once.
  public var logOut: @Sendable (@escaping @Sendable () -> Void) -> Cancellation

  /// The function that receives the service's answer.
  public typealias Answer = @Sendable (Result<Void, LoginError>) -> Void

  /// Makes a world from functions that call back, as in a browser.
  public init(
    callingLogIn logIn: @escaping @Sendable (String, @escaping Answer) -> Cancellation,
    logOut: @escaping @Sendable (@escaping @Sendable () -> Void) -> Cancellation
  ) {
    self.logIn = logIn
    self.logOut = logOut
  }

  #if !hasFeature(Embedded)
    /// Makes a world from asynchronous functions.
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
