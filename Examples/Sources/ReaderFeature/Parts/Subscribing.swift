import ArcoComonads

/// A wizard that ends with a feed: the interface of a `Cofree`.
///
/// It asks for an address, has it fetched, shows what is there, and keeps the feed once somebody wants
/// it. It knows of nobody who fetches or collects: it is asked, and answers.
public enum Subscribing: Interface {
  /// Where the wizard stands.
  public enum State: Equatable, Sendable {
    /// It wants an address. So far there is this one, and this was wrong with the last.
    case asking(String, Refusal?)
    /// Somebody fetches what is at the address.
    case fetching(FeedAddress)
    /// This is what is there.
    case previewing(Feed)
    /// Somebody wants it.
    case agreed(Feed)
  }

  /// Why the wizard asks again.
  public enum Refusal: Equatable, Sendable {
    /// What was written is no address.
    case noAddress
    /// There is no feed at the address.
    case noFeed(FeedProblem)
  }

  /// What the wizard can be asked.
  public enum Query: Equatable, Sendable {
    /// Take this for the address.
    case write(String)
    /// What shall be fetched? Answers an address if there is a good one.
    case fetch
    /// This came from an address.
    case receive(Result<Feed, FeedProblem>, from: FeedAddress)
    /// The feed is wanted.
    case agree
    /// Never mind: another address.
    case goBack
    /// Which feed is wanted? Answers one at most once.
    case collect
  }

  /// What the wizard answers.
  public enum Answer: Equatable, Sendable {
    /// Nothing that anybody needs to know.
    case done
    /// What shall be fetched.
    case address(FeedAddress?)
    /// Which feed is wanted.
    case feed(Feed?)
  }

  /// Takes the wizard on.
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
