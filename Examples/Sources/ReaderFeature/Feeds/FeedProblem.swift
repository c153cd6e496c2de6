/// The reason why there is no feed at an address.
public enum FeedProblem: Error, Equatable, Sendable {
  /// The server does not answer: try again later.
  case unreachable
  /// The server has nothing at this address: try another one.
  case notFound
  /// The text at the address is not a feed.
  case unreadable(FormatProblem)
}

/// The reason why a text is not a feed.
public enum FormatProblem: Error, Equatable, Sendable {
  /// The text has more than `most` bytes.
  case tooLong(most: Int)
  /// The text is not well-formed XML, at about this line.
  case notXML(line: Int)
  /// The document declares entities, which the parser would drop without an error.
  case declaresEntities
  /// The root element is neither that of RSS nor that of Atom.
  case notAFeed(root: String)
  /// The feed has no title.
  case untitled
}
