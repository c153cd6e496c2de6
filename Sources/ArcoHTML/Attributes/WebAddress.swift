/// An address that is safe in a link: relative, or with the scheme `http`, `https`, `mailto` or
/// `tel`.
///
///     a("Home", .href("/"))                            // a literal: checked when it runs
///     let address = try WebAddress(profile.homepage)   // data: may be refused
///
/// Browsers strip tabs, newlines and leading blanks before they look for a scheme, so
/// `java\tscript:` would run a script. Addresses with such characters are refused. A colon before
/// the first `/`, `?` or `#` must end one of the four schemes.
///
/// - Source: URL Living Standard, 4.4; CVE-2026-64941, CVE-2026-58228.
public struct WebAddress: Sendable {
  /// The address as it is written into the page.
  public let text: String

  /// An address that is known to stay within its own site.
  package init(within text: String) { self.text = text }

  /// The reason why a text is refused as an address.
  public enum Refusal: Error, Equatable, Sendable {
    /// A control character at this offset in bytes. Browsers ignore such characters.
    case controlCharacter(at: Int)
    /// A blank at the beginning. Browsers ignore it.
    case leadingBlank
    /// The first `length` bytes are a scheme that is not allowed.
    case forbiddenScheme(length: Int)
  }

  /// Checks a text.
  ///
  /// - Throws: `Refusal`. Show the text without a link, or ask the user for another address.
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
  /// An address from a literal in the program.
  ///
  /// - Precondition: `init(_:)` accepts the literal.
  public init(stringLiteral literal: StaticString) {
    let text = literal.text
    precondition(Self.refusal(of: text) == nil, "not a safe address for a link; see WebAddress")
    self.text = text
  }
}

extension WebAddress: Equatable {
  /// Whether both addresses have the same bytes.
  public static func == (left: WebAddress, right: WebAddress) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}

extension UInt8 {
  /// The lower-case letter of an ASCII capital; any other byte unchanged.
  var lowercasedASCII: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

#if !hasFeature(Embedded)
  extension WebAddress: Codable {
    /// Decodes an address from a string.
    ///
    /// - Throws: `DecodingError`, also if the string is refused as an address.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let address = try? WebAddress(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is not a safe address for a link")
      }
      self = address
    }

    /// Encodes the address as a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
#endif
