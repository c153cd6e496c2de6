public import struct Foundation.Date

/// What somebody publishes at an address, as of when it was read.
public struct Feed: Equatable, Sendable, Identifiable {
  /// Where it was read, and who it is: an address has one feed.
  public let address: FeedAddress
  /// What it is called.
  public let title: String
  /// What it has, in its own order. No id comes twice.
  public let entries: [Entry]

  /// The address.
  public var id: FeedAddress { address }

  /// Puts a feed together. Of entries with one id, the first stays.
  public init(address: FeedAddress, title: String, entries: [Entry]) {
    self.address = address
    self.title = title
    var known: Set<Entry.ID> = []
    self.entries = entries.filter { known.insert($0.id).inserted }
  }
}

/// An entry of a feed.
public struct Entry: Hashable, Sendable, Identifiable {
  /// The feed's address and what the feed calls it: no two entries of any feeds share one.
  public let id: String
  /// What it is called.
  public let title: String
  /// What it is about, as plain text; may be empty.
  public let summary: String
  /// Where all of it is, as the feed says; may be no address at all.
  public let link: String?
  /// When it was published, if the feed says so in a way that can be read.
  public let published: Date?
  /// The title of its feed.
  public let feed: String

  /// Whether each of the words stands in it, in any case: no words are in every entry.
  public func has(words: String) -> Bool {
    let text = "\(title)\n\(summary)\n\(feed)".lowercased()
    return words.lowercased().split { $0.isWhitespace }.allSatisfy { text.contains($0) }
  }
}
