/// The address of a page on its own site: a path, with an optional query and fragment.
///
///     let address = Address("/items/7?size=xl")     // nil for an address of another site
///
/// It begins with exactly one slash, so it has no scheme and no host. It can be put into a link or
/// a redirect, whoever wrote it. Backslashes in the path are refused, because browsers treat them
/// as slashes. Blanks and control characters are refused, because browsers skip them. A path such
/// as `/.//host` is refused, because browsers remove the dot segment, which leaves `//host`. Routes
/// print only letters, digits and `-._~/?&=+#%`.
/// - Source: RFC 3986; URL Living Standard, 4.4.
public struct Address: Sendable {
  /// The text of the address.
  public let text: String

  /// Makes an address from a text; nil if the text is not an address on its own site.
  ///
  /// - Complexity: O(n).
  public init?(_ text: String) {
    var bytes = text
    guard bytes.withUTF8({ Address.Reader($0) != nil }) else { return nil }
    self.text = text
  }

  /// Makes an address from the bytes that a route has printed.
  @usableFromInline
  init(printed bytes: UnsafeBufferPointer<UInt8>) {
    text = String(unsafeUninitializedCapacity: bytes.count) { memory in
      // Writing the bytes one by one would make the string count each of them again.
      guard let start = memory.baseAddress, let from = bytes.baseAddress else { return 0 }
      start.update(from: from, count: bytes.count)
      return bytes.count
    }
  }
}

extension Address: Hashable {
  /// True if both have the same bytes.
  public static func == (left: Address, right: Address) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension Address: CustomStringConvertible {
  /// The text of the address.
  public var description: String { text }
}

extension String {
  /// True if both have the same bytes. `==` would compare characters, and link the Unicode tables.
  @usableFromInline
  func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { bytes in
      other.withUTF8 { others in
        guard bytes.count == others.count else { return false }
        for index in 0..<bytes.count where bytes[index] != others[index] { return false }
        return true
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension Address: Codable {
    /// Decodes an address from its text.
    ///
    /// - Throws: `DecodingError`, also for a text that is not an address on its own site.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let address = Address(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is not an address on its own site")
      }
      self = address
    }

    /// Encodes the address as its text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
#endif
