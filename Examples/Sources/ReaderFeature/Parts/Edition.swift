/// The constant settings of a reader: the environment of an `Env`.
public struct Edition: Equatable, Sendable {
  /// The title of the reader.
  public let title: String
  /// The number of entries on a page; at least 1.
  public let pageLength: Int
  /// Suggested addresses of feeds.
  public let suggestions: [FeedAddress]

  /// Makes an edition.
  public init(title: String, pageLength: Int, suggestions: [FeedAddress] = []) {
    precondition(pageLength > 0, "a page has at least one entry")
    self.title = title
    self.pageLength = pageLength
    self.suggestions = suggestions
  }
}
