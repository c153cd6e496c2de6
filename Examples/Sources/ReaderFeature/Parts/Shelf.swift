import Foundation

/// The feeds that somebody reads, and which of them is open: the state of a `Store`.
public struct Shelf: Equatable, Sendable {
  /// A feed, and how it stands with its address.
  public struct Subscription: Equatable, Sendable, Identifiable {
    /// The feed as it was read last.
    public internal(set) var feed: Feed
    /// How the last try to read it anew went.
    public internal(set) var status = Status.read

    /// The feed's address.
    public var id: FeedAddress { feed.address }
  }

  /// How it stands with an address.
  public enum Status: Equatable, Sendable {
    /// It was read.
    case read
    /// It is being read anew.
    case refreshing
    /// It could not be read anew; there is still what was read before.
    case failed(FeedProblem)
  }

  /// The feeds, in the order in which they came.
  public private(set) var subscriptions: [Subscription] = []
  /// The feed that is open; nil for all of them.
  public private(set) var open: FeedAddress?

  /// Makes a shelf.
  public init(_ feeds: [Feed] = []) {
    for feed in feeds { add(feed) }
    open = nil
  }

  /// The subscription that is open; nil for all of them.
  public var opened: Subscription? { subscriptions.first { $0.id == open } }

  /// Opens a feed, or all of them.
  public mutating func open(_ address: FeedAddress?) { open = address }

  /// Adds a feed and opens it. One that is there already is replaced where it is.
  public mutating func add(_ feed: Feed) {
    if !change(feed.address, { $0 = Subscription(feed: feed) }) {
      subscriptions.append(Subscription(feed: feed))
    }
    open = feed.address
  }

  /// Takes a feed off.
  public mutating func remove(_ address: FeedAddress) {
    subscriptions.removeAll { $0.id == address }
    if open == address { open = nil }
  }

  /// Notes that a feed is being read anew.
  public mutating func refresh(_ address: FeedAddress) {
    change(address) { $0.status = .refreshing }
  }

  /// Takes what came of that. A feed that was taken off meanwhile stays off.
  public mutating func receive(_ answer: Result<Feed, FeedProblem>, from address: FeedAddress) {
    change(address) { subscription in
      switch answer {
      case .success(let feed): subscription = Subscription(feed: feed)
      case .failure(let problem): subscription.status = .failed(problem)
      }
    }
  }

  /// What is in what is open and has all the words, the newest first. What has no date comes last.
  public func entries(with words: String) -> [Entry] {
    let feeds = opened.map { [$0.feed] } ?? subscriptions.map(\.feed)
    return feeds.flatMap(\.entries).filter { $0.has(words: words) }
      .sorted { ($0.published ?? .distantPast) > ($1.published ?? .distantPast) }
  }

  @discardableResult
  private mutating func change(
    _ address: FeedAddress, _ body: (inout Subscription) -> Void
  ) -> Bool {
    guard let index = subscriptions.firstIndex(where: { $0.id == address }) else { return false }
    body(&subscriptions[index])
    return true
  }
}
