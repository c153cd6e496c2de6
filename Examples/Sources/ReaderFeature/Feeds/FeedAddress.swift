/// The address of a feed: `http` or `https`, with a host.
public struct FeedAddress: Hashable, Sendable {
  /// The address as typed, without surrounding blanks.
  public let text: String

  /// Checks a typed address; nil if it is not an address of the web.
  public init?(_ written: String) {
    // Much slower to read by characters than by bytes, if they have many accents.
    guard written.utf8.count <= 2_000 else { return nil }
    let text = written.trimmed
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.first, first.isLetter || first.isNumber else { return nil }
    guard text.count <= 500, !text.contains(where: { $0.isWhitespace }) else { return nil }
    self.text = text
  }
}
