/// How far somebody is with taking a feed off: the state of a `Moore` machine.
///
/// It goes on by its inputs alone, so no feed goes without the question.
public enum Leaving: Equatable, Sendable {
  /// Nobody wants that.
  case staying
  /// Somebody was asked whether this feed is really to go.
  case asked(FeedAddress)
  /// It is.
  case agreed(FeedAddress)

  /// What can happen.
  public enum Input: Equatable, Sendable {
    /// Somebody wants a feed to go.
    case leave(FeedAddress)
    /// Not after all.
    case stay
    /// Yes, really.
    case agree
    /// It is gone.
    case gone
  }

  /// Takes the machine on.
  @Sendable public static func step(_ state: inout Leaving, _ input: Input) {
    switch (input, state) {
    case (.leave(let address), _): state = .asked(address)
    case (.agree, .asked(let address)): state = .agreed(address)
    case (.stay, _), (.gone, _): state = .staying
    case (.agree, _): break
    }
  }

  /// The feed that is to go, once that is agreed.
  public var agreed: FeedAddress? {
    if case .agreed(let address) = self { address } else { nil }
  }
}
