extension FieldFormats {
  /// An e-mail address, as browsers check it.
  ///
  /// The check does not show that mail arrives at the address; only sending a message does.
  /// - Source: the WHATWG's HTML standard, *valid e-mail address*; at most 254 bytes, by RFC 5321.
  public struct Email: FieldFormat {
    /// Reads the address without the blanks around it.
    public func read(_ text: String) throws(FormatError) -> String {
      let address = text.withoutBlanks
      guard !address.utf8.isEmpty else { throw .missing }
      guard address.utf8.count <= 254 else { throw .tooLong(most: 254) }
      guard Self.isAddress(address) else {
        throw .misfit(
          expected: .value("an e-mail address such as ada@example.org"), found: address.shortened)
      }
      return address
    }

    /// Writes the address.
    public func write(_ value: String) -> String { value }

    private static func isAddress(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > 0 else { return false }
      guard bytes[..<at].allSatisfy({ $0.isLetterOrDigit || $0.isAtomSign }) else { return false }
      let labels = bytes[(at + 1)...].split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return labels.allSatisfy { label in
        guard let first = label.first, let last = label.last, label.count <= 63 else {
          return false
        }
        return first.isLetterOrDigit && last.isLetterOrDigit
          && label.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      }
    }
  }
}

extension FieldFormat where Self == FieldFormats.Email {
  /// An e-mail address, as browsers check it: `ada@example.org`.
  ///
  /// The value is a string. For a type of your own, refine the format:
  /// `FieldFormats.Email.email.refined(by: Address.prism, "an address")`.
  public static var email: Self { Self() }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// True if the byte may occur before the @ beside letters and digits.
  fileprivate var isAtomSign: Bool {
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-")...UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
