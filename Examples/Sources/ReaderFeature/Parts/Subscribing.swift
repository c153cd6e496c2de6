import ArcoComonads

/// A wizard for adding a feed: the interface of a `Cofree`.
///
/// It asks for an address, lets its owner download the feed, shows a preview, and keeps the feed
/// once the user agrees. It does not know its owner: it only answers queries.
public enum Subscribing: Interface {
  /// The state of the wizard.
  public enum State: Equatable, Sendable {
    /// Asks for an address: the text so far, and the problem of the last address.
    case asking(String, Refusal?)
    /// The owner is downloading the feed.
    case fetching(FeedAddress)
    /// Shows a preview of the feed.
    case previewing(Feed)
    /// The user wants the feed.
    case agreed(Feed)
  }

  /// The reason why the wizard asks again.
  public enum Refusal: Equatable, Sendable {
    /// The text is not an address.
    case noAddress
    /// There is no feed at the address.
    case noFeed(FeedProblem)
  }

  /// A query to the wizard.
  public enum Query: Equatable, Sendable {
    /// The user typed an address.
    case write(String)
    /// Which address to download? The answer is nil if the text is not an address.
    case fetch
    /// The result of the download.
    case receive(Result<Feed, FeedProblem>, from: FeedAddress)
    /// The user wants the feed.
    case agree
    /// The user goes back to type another address.
    case goBack
    /// Which feed does the user want? The same feed is answered only once.
    case collect
  }

  /// An answer of the wizard.
  public enum Answer: Equatable, Sendable {
    /// The answer to queries that need none.
    case done
    /// The address to download.
    case address(FeedAddress?)
    /// The feed that the user wants.
    case feed(Feed?)
  }

  /// Applies a query, and answers it.
  public static func step(_ state: inout State, _ query: Query) -> Answer {
    switch (query, state) {
    case (.write(let text), .asking): state = .asking(text, nil)
    case (.fetch, .asking(let text, _)): return .address(address(text, &state))
    case (.fetch, _): return .address(nil)
    case (.receive(let answer, let address), .fetching(let awaited)) where address == awaited:
      switch answer {
      case .success(let feed): state = .previewing(feed)
      case .failure(let problem): state = .asking(address.text, .noFeed(problem))
      }
    case (.agree, .previewing(let feed)): state = .agreed(feed)
    case (.goBack, .fetching(let address)): state = .asking(address.text, nil)
    case (.goBack, .previewing(let feed)): state = .asking(feed.address.text, nil)
    case (.collect, .agreed(let feed)):
      state = .asking("", nil)
      return .feed(feed)
    case (.collect, _): return .feed(nil)
    default: break
    }
    return .done
  }

  private static func address(_ text: String, _ state: inout State) -> FeedAddress? {
    let address = FeedAddress(text)
    state = address.map { .fetching($0) } ?? .asking(text, .noAddress)
    return address
  }
}
