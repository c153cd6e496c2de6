/// The progress of removing a feed: the state of a `Moore` machine.
///
/// It changes only by its inputs, so no feed is removed without the question.
public enum Leaving: Equatable, Sendable {
  /// No feed is being removed.
  case staying
  /// The user is asked whether to remove this feed.
  case asked(FeedAddress)
  /// The user has agreed.
  case agreed(FeedAddress)

  /// An input of the machine.
  public enum Input: Equatable, Sendable {
    /// The user wants to remove a feed.
    case leave(FeedAddress)
    /// The user keeps the feed.
    case stay
    /// The user agrees.
    case agree
    /// The feed has been removed.
    case gone
  }

  /// Applies an input.
  @Sendable public static func step(_ state: inout Leaving, _ input: Input) {
    switch (input, state) {
    case (.leave(let address), _): state = .asked(address)
    case (.agree, .asked(let address)): state = .agreed(address)
    case (.stay, _), (.gone, _): state = .staying
    case (.agree, _): break
    }
  }

  /// The feed to remove, once the user has agreed.
  public var agreed: FeedAddress? {
    if case .agreed(let address) = self { address } else { nil }
  }
}
