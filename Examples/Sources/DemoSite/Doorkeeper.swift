import LoginFeature

/// A log in service that refuses only Mallory.
enum Doorkeeper {
  static let hint = """
    “Mallory” is refused. “Tortoise” takes a minute to log in, so there is time to throw it out.
    """

  static func logIn(_ name: String) async throws(LoginError) {
    do {
      try await Task.sleep(for: name == "Tortoise" ? .seconds(60) : .milliseconds(400))
    } catch {
      return  // cancelled: nobody waits for the answer
    }
    if name == "Mallory" { throw .unknownName }
  }

  static func logOut() async {
    try? await Task.sleep(for: .milliseconds(200))
  }
}

extension LoginWorld {
  /// A world with this service.
  static func kept() -> LoginWorld {
    LoginWorld(
      logIn: { name throws(LoginError) in try await Doorkeeper.logIn(name) },
      logOut: { await Doorkeeper.logOut() })
  }
}
