/// An address that is safe to put into a page: `http`, `https`, `mailto`, `tel`, or relative.
///
///     a("Home", .href("/"))                            // spelled here: checked when it runs
///     let address = try WebAddress(profile.homepage)   // data: may be refused
///
/// What a browser would strip before it looks for the scheme (tabs, newlines, leading blanks) is
/// refused first, so that `java\tscript:` does not slip through; and so is every colon before the
/// first `/`, `?` or `#` that does not end one of these schemes.
///
/// - Source: URL Living Standard, 4.4; CVE-2026-64941, CVE-2026-58228.
public struct WebAddress: Sendable {
  /// The address as it is written into the page.
  public let text: String

  /// An address that is known to lead nowhere else than to its own site.
  package init(within text: String) { self.text = text }

  /// Why a text is not an address to link to.
  public enum Refusal: Error, Equatable, Sendable {
    /// A control character, which browsers skip, stands at this offset.
    case controlCharacter(at: Int)
    /// It begins with a blank, which browsers skip.
    case leadingBlank
    /// What stands before the colon at this offset is not an allowed scheme.
    case forbiddenScheme(length: Int)
  }

  /// Checks a text.
  ///
  /// - Throws: `Refusal`: show the text as text, or ask for another.
  public init(_ text: String) throws(Refusal) {
    if let refusal = Self.refusal(of: text) { throw refusal }
    self.text = text
  }

  private static func refusal(of text: String) -> Refusal? {
    text.withBytes { refusal(of: $0) }
  }

  private static func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> Refusal? {
    if let offset = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) {
      return .controlCharacter(at: offset)
    }
    if bytes.first == UInt8(ascii: " ") { return .leadingBlank }
    guard let length = lengthOfScheme(bytes) else { return nil }
    return isAllowed(bytes.prefix(length)) ? nil : .forbiddenScheme(length: length)
  }

  private static func lengthOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return offset
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: continue
      }
    }
    return nil
  }

  private static func isAllowed(_ scheme: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let allowed: [StaticString] = ["http", "https", "mailto", "tel"]
    return allowed.contains { name in
      scheme.elementsEqual(name.bytes) { $0.lowercasedASCII == $1 }
    }
  }
}

extension WebAddress: ExpressibleByStringLiteral {
  /// An address that the program spells.
  ///
  /// - Precondition: one that `init(_:)` takes.
  public init(stringLiteral literal: StaticString) {
    let text = literal.text
    precondition(Self.refusal(of: text) == nil, "not an address to link to")
    self.text = text
  }
}

extension WebAddress: Equatable {
  /// Whether both are the same bytes.
  public static func == (left: WebAddress, right: WebAddress) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII; any other byte as it is.
  var lowercasedASCII: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

#if !hasFeature(Embedded)
  extension WebAddress: Codable {
    /// Reads a text.
    ///
    /// - Throws: `DecodingError`, also for a text that is no address to link to.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let address = try? WebAddress(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no address to link to")
      }
      self = address
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
#endif
