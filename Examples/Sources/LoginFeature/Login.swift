import Arco
import ArcoMacros

/// Whether a user is logged in at a service.
@Optics
public enum Login: Feature, Equatable, Sendable {
  /// Nobody is logged in. The reason is nil if the user logged out.
  case loggedOut(Reason?)
  /// The user has asked to log in.
  case loggingIn(name: String)
  /// The user is logged in.
  case loggedIn(name: String)
  /// The user is being logged out, with the reason if the user did not ask for it.
  case loggingOut(Reason?)

  /// The limit of a name in characters.
  public static let nameLimit = 40

  /// The reason for a log out that the user did not ask for.
  public enum Reason: Equatable, Sendable {
    /// The log in failed.
    case failed(LoginError)
    /// The service logged the user out.
    case forced
  }

  /// A name from typed text: without surrounding blanks, and shortened to the limit; nil if it is
  /// empty.
  static func name(from text: String) -> String? {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(start[...last].prefix(nameLimit))
  }

  /// An input of a login.
  @Optics
  public enum Input: Equatable, Sendable {
    /// The user asks to log in.
    case logIn(name: String)
    /// The service has logged the user in.
    case loggedIn
    /// The log in failed.
    case failed(LoginError)
    /// The user asks to log out.
    case logOut
    /// The service forces a log out, also during a log in.
    case forceLogOut
    /// The service has logged the user out.
    case loggedOut
  }

  /// The service that logs people in and out.
  public typealias World = LoginWorld
}

/// The reason why a log in failed.
public enum LoginError: Error, Equatable, Sendable {
  /// The name is not known.
  case unknownName
  /// The service does not answer: try again.
  case unreachable
}
