import Arco
import ArcoMacros

/// How somebody stands with the service.
@Optics
public enum Login: Feature, Equatable, Sendable {
  /// Nobody is there; with the reason, if it was not a wish.
  case loggedOut(Reason?)
  /// Somebody asked to come in.
  case loggingIn(name: String)
  /// Somebody is in.
  case loggedIn(name: String)
  /// Somebody leaves, or has to.
  case loggingOut(Reason?)

  /// The most characters a name has.
  public static let nameLimit = 40

  /// Why somebody is out without having asked for it.
  public enum Reason: Equatable, Sendable {
    /// The service did not let them in.
    case failed(LoginError)
    /// The service put them out.
    case forced
  }

  /// A name from what somebody typed: without blanks around it, and not too long; nil for none.
  static func name(from text: String) -> String? {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(start[...last].prefix(nameLimit))
  }

  /// What can happen to a login.
  @Optics
  public enum Input: Equatable, Sendable {
    /// Somebody asks to come in.
    case logIn(name: String)
    /// The service let them in.
    case loggedIn
    /// The service did not.
    case failed(LoginError)
    /// Somebody wants out.
    case logOut
    /// Somebody has to go, whether in or still on the way in.
    case forceLogOut
    /// The service has let them go.
    case loggedOut
  }

  public typealias World = LoginWorld
}

/// Why the service lets somebody not in.
public enum LoginError: Error, Equatable, Sendable {
  /// There is nobody of that name.
  case unknownName
  /// The service does not answer: try again.
  case unreachable
}
