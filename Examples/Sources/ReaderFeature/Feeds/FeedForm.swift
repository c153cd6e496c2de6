import struct Foundation.Date

/// A feed format: which elements have which parts of a feed.
protocol FeedForm {
  /// The namespace of its elements; empty for none.
  static var namespace: String { get }

  /// The title of a feed or an entry.
  static func title(of element: Element) -> String?
  /// The elements of a document's entries.
  static func entries(of root: Element) -> [Element]
  /// The id of an entry within its feed.
  static func id(of entry: Element) -> String?
  /// The link to the whole text of an entry.
  static func link(of entry: Element) -> String?
  /// The summary of an entry.
  static func summary(of entry: Element) -> String?
  /// The date of publication of an entry.
  static func published(_ entry: Element) -> Date?
}
