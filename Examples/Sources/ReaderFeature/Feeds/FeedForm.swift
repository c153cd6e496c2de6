import struct Foundation.Date

/// Where a kind of feed keeps what.
protocol FeedForm {
  /// The namespace of its elements; empty for none.
  static var namespace: String { get }

  /// What a feed or an entry is called.
  static func title(of element: Element) -> String?
  /// The entries of a document.
  static func entries(of root: Element) -> [Element]
  /// What an entry is called by the feed.
  static func id(of entry: Element) -> String?
  /// Where all of it is.
  static func link(of entry: Element) -> String?
  /// What it is about.
  static func summary(of entry: Element) -> String?
  /// When it was published.
  static func published(_ entry: Element) -> Date?
}
