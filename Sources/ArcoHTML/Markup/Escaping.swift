/// Where a text is written, which decides what a parser would take for markup.
enum EscapingContext {
  case text
  /// Between double quotes.
  case attribute
}

extension [UInt8] {
  /// Appends a text so that a parser reads back the same text.
  ///
  /// Besides the characters of markup, a carriage return would be read as a newline, and a NUL be
  /// dropped; the latter has no escape, and becomes the replacement character.
  mutating func appendEscaped(_ text: String, in context: EscapingContext) {
    text.withBytes { bytes in
      for byte in bytes {
        appendEscaped(byte, in: context)
      }
    }
  }

  private mutating func appendEscaped(_ byte: UInt8, in context: EscapingContext) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\"") where context == .attribute: append("&quot;")
    case UInt8(ascii: "\r"): append("&#13;")
    case 0: append("\u{FFFD}")
    default: append(byte)
    }
  }

  private mutating func append(_ literal: StaticString) {
    append(contentsOf: literal.bytes)
  }
}
