import ArcoOptics

/// The whole of three cases, with another beside each.
public enum Request: Equatable, Sendable {
  /// Beside the part.
  case ping(Int)
  /// The next level.
  case user(UserRequest)
}

/// The second level.
public enum UserRequest: Equatable, Sendable {
  /// Beside the part.
  case leave(Int)
  /// The next level.
  case profile(ProfileRequest)
}

/// The third level.
public enum ProfileRequest: Equatable, Sendable {
  /// Beside the part.
  case clear
  /// The part at the end of the way.
  case age(Int)
}

/// The way from a `Request` to its `user`.
public struct RequestUser: PrismOptic {
  /// Makes the prism.
  public init() {}

  /// Returns the part, or nil.
  public func extract(_ whole: Request) -> UserRequest? {
    if case .user(let part) = whole { part } else { nil }
  }

  /// Returns the whole that holds `part`.
  public func embed(_ part: UserRequest) -> Request { .user(part) }
}

/// The way from a `UserRequest` to its `profile`.
public struct UserProfile: PrismOptic {
  /// Makes the prism.
  public init() {}

  /// Returns the part, or nil.
  public func extract(_ whole: UserRequest) -> ProfileRequest? {
    if case .profile(let part) = whole { part } else { nil }
  }

  /// Returns the whole that holds `part`.
  public func embed(_ part: ProfileRequest) -> UserRequest { .profile(part) }
}

/// The way from a `ProfileRequest` to its `age`.
public struct ProfileAge: PrismOptic {
  /// Makes the prism.
  public init() {}

  /// Returns the part, or nil.
  public func extract(_ whole: ProfileRequest) -> Int? {
    if case .age(let part) = whole { part } else { nil }
  }

  /// Returns the whole that holds `part`.
  public func embed(_ part: Int) -> ProfileRequest { .age(part) }
}
