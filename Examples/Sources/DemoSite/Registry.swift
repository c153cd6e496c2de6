import SignUpFeature

/// A sign up service with a taken address, and without room for another.
enum Registry {
  static let hint = """
    “ada@example.org” is taken. “mallory@example.org” gets taken while you submit. There is no room
    for “crowd@example.org”.
    """

  static func isTaken(_ address: EmailAddress) async -> Bool {
    try? await Task.sleep(for: .milliseconds(300))
    return address.text == "ada@example.org"
  }

  static func signUp(_ signUp: SignUp) async throws(SignUpRefusal) {
    try? await Task.sleep(for: .milliseconds(300))
    switch signUp.email.text {
    case "mallory@example.org": throw .taken
    case "crowd@example.org": throw .full
    default: break
    }
  }
}

extension SignUpWorld {
  /// A world with this service.
  static func kept() -> SignUpWorld {
    SignUpWorld(
      isTaken: { await Registry.isTaken($0) },
      signUp: { signUp throws(SignUpRefusal) in try await Registry.signUp(signUp) })
  }
}
