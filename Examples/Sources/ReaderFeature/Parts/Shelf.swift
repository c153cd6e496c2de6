import Foundation

/// The user's feeds, and which one is open: the state of a `Store`.
public struct Shelf: Equatable, Sendable {
  /// A feed with the status of its address.
  public struct Subscription: Equatable, Sendable, Identifiable {
    /// The feed as last read.
    public internal(set) var feed: Feed
    /// The result of the last attempt to read it again.
    public internal(set) var status = Status.read

    /// The feed's address.
    public var id: FeedAddress { feed.address }
  }

  /// The status of an address.
  public enum Status: Equatable, Sendable {
    /// The feed is read.
    case read
    /// The feed is being read again.
    case refreshing
    /// Reading it again failed; the former content is kept.
    case failed(FeedProblem)
  }

  /// The feeds, in the order in which they were added.
  public private(set) var subscriptions: [Subscription] = []
  /// The address of the open feed; nil for all feeds.
  public private(set) var open: FeedAddress?

  /// Makes a shelf.
  public init(_ feeds: [Feed] = []) {
    for feed in feeds { add(feed) }
    open = nil
  }

  /// The open subscription; nil for all feeds.
  public var opened: Subscription? { subscriptions.first { $0.id == open } }

  /// Opens a feed; nil opens all feeds.
  public mutating func open(_ address: FeedAddress?) { open = address }

  /// Adds a feed and opens it. A feed of the same address is replaced.
  public mutating func add(_ feed: Feed) {
    if !change(feed.address, { $0 = Subscription(feed: feed) }) {
      subscriptions.append(Subscription(feed: feed))
    }
    open = feed.address
  }

  /// Removes a feed.
  public mutating func remove(_ address: FeedAddress) {
    subscriptions.removeAll { $0.id == address }
    if open == address { open = nil }
  }

  /// Notes that a feed is being read again.
  public mutating func refresh(_ address: FeedAddress) {
    change(address) { $0.status = .refreshing }
  }

  /// Applies the result of reading. A feed that was removed meanwhile stays removed.
  public mutating func receive(_ answer: Result<Feed, FeedProblem>, from address: FeedAddress) {
    change(address) { subscription in
      switch answer {
      case .success(let feed): subscription = Subscription(feed: feed)
      case .failure(let problem): subscription.status = .failed(problem)
      }
    }
  }

  /// The entries of the open feeds that contain all the words, the newest first. Entries without a
  /// date come last.
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
