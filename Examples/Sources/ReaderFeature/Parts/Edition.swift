/// What a reader is surrounded by, and never changes: the environment of an `Env`.
public struct Edition: Equatable, Sendable {
  /// What the reader is called.
  public let title: String
  /// How many entries are on a page; at least one.
  public let pageLength: Int
  /// Addresses that somebody might want to add.
  public let suggestions: [FeedAddress]

  /// Makes an edition.
  public init(title: String, pageLength: Int, suggestions: [FeedAddress] = []) {
    precondition(pageLength > 0, "a page has at least one entry")
    self.title = title
    self.pageLength = pageLength
    self.suggestions = suggestions
  }
}
