extension Login {
  /// Whether the service refused the last log in, or did not answer.
  public var isFailed: Bool {
    if case .loggedOut(.failed) = self { true } else { false }
  }

  /// The state in words.
  public var text: String {
    switch self {
    case .loggedOut(nil): "Nobody is logged in."
    case .loggedOut(.failed(.unknownName)): "There is nobody of that name."
    case .loggedOut(.failed(.unreachable)): "The service does not answer. Try again."
    case .loggedOut(.forced): "You were thrown out."
    case .loggingIn(let name): "Logging in as \(name)…"
    case .loggedIn(let name): "Welcome, \(name)."
    case .loggingOut: "Logging out…"
    }
  }
}
