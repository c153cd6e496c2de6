import LoginFeature

/// A service that lets everybody in but Mallory.
enum Doorkeeper {
  static let hint = """
    “Mallory” is not let in, and “Tortoise” takes so long that there is time to throw it out.
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
  /// A world with a doorkeeper.
  static func kept() -> LoginWorld {
    LoginWorld(
      logIn: { name throws(LoginError) in try await Doorkeeper.logIn(name) },
      logOut: { await Doorkeeper.logOut() })
  }
}
