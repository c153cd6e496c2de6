/// Why there is no feed to be had from an address.
public enum FeedProblem: Error, Equatable, Sendable {
  /// Nobody answers there: try again later.
  case unreachable
  /// Something answers, and says that it has no such thing: another address may.
  case notFound
  /// What is there is no feed.
  case unreadable(FormatProblem)
}

/// Why a text is no feed.
public enum FormatProblem: Error, Equatable, Sendable {
  /// There is more of it than anybody wants to read.
  case tooLong(most: Int)
  /// It is not well-formed XML, from about this line on.
  case notXML(line: Int)
  /// It declares entities, which the parser would leave out without a word.
  case declaresEntities
  /// It is XML, and its outermost element is neither that of RSS nor that of Atom.
  case notAFeed(root: String)
  /// It has no title, so nobody knows whose it is.
  case untitled
}
