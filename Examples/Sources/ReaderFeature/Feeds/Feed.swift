public import struct Foundation.Date

/// A feed as it was last read.
public struct Feed: Equatable, Sendable, Identifiable {
  /// The address, which identifies the feed.
  public let address: FeedAddress
  /// The title of the feed.
  public let title: String
  /// The entries in the feed's order, with unique ids.
  public let entries: [Entry]

  /// The address.
  public var id: FeedAddress { address }

  /// Makes a feed. Of several entries with the same id, the first is kept.
  public init(address: FeedAddress, title: String, entries: [Entry]) {
    self.address = address
    self.title = title
    var known: Set<Entry.ID> = []
    self.entries = entries.filter { known.insert($0.id).inserted }
  }
}

/// An entry of a feed.
public struct Entry: Hashable, Sendable, Identifiable {
  /// The feed's address together with the feed's own id of the entry: unique among all feeds.
  public let id: String
  /// The title of the entry.
  public let title: String
  /// The summary as plain text; may be empty.
  public let summary: String
  /// The link to the whole text, as in the feed; may be no valid address.
  public let link: String?
  /// The date of publication; nil if the feed has none, or it cannot be parsed.
  public let published: Date?
  /// The title of its feed.
  public let feed: String

  /// Whether the entry contains all of the words, in any case. True for no words. Reads a hundred scalars of the words:
  /// one character may have thousands of accents, which take quadratic time to compare.
  public func has(words: String) -> Bool {
    let text = "\(title)\n\(summary)\n\(feed)".lowercased()
    let wanted = String(words.unicodeScalars.prefix(100)).lowercased()
    return wanted.split { $0.isWhitespace }.allSatisfy { text.contains($0) }
  }
}
