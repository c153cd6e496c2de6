/// The context of a text, which decides which characters are escaped.
enum EscapingContext {
  case text
  /// Between double quotes.
  case attribute
}

extension String {
  /// The text as a page can show it: each NUL becomes U+FFFD. Parsers drop a NUL, and no escape can
  /// express it.
  var displayable: String {
    if withBytes({ !$0.hasNUL }) { return self }
    return withBytes { text in
      var bytes: [UInt8] = []
      for byte in text {
        if byte == 0 { bytes.append(contentsOf: "\u{FFFD}".utf8) } else { bytes.append(byte) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The text escaped for the content of an element, and for an attribute value in double quotes.
  package var escapedForHTML: String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(self, in: .attribute)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with line feeds as line ends, as parsers and text areas have them.
  package var withLineFeeds: String {
    let carriageReturn = UInt8(ascii: "\r")
    guard withBytes({ $0.contains(carriageReturn) }) else { return self }
    var bytes: [UInt8] = []
    var isAfterReturn = false
    for byte in utf8 {
      if byte != UInt8(ascii: "\n") || !isAfterReturn {
        bytes.append(byte == carriageReturn ? UInt8(ascii: "\n") : byte)
      }
      isAfterReturn = byte == carriageReturn
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a text so that a parser reads back the same text.
  ///
  /// A carriage return is escaped too: a parser would read it as a newline. A NUL becomes U+FFFD
  /// (`displayable`).
  mutating func appendEscaped(_ text: String, in context: EscapingContext) {
    text.withBytes { bytes in
      var start = 0
      for index in bytes.indices {
        guard let escape = context.escape(of: bytes[index]) else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(contentsOf: escape.bytes)
        start = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}

extension EscapingContext {
  /// The escape of a byte; nil if the byte needs none.
  @inline(__always)
  fileprivate func escape(of byte: UInt8) -> StaticString? {
    // All escaped bytes are below `?`; of the other bytes there, only spaces and digits are
    // frequent.
    guard byte < UInt8(ascii: "?") else { return nil }
    switch byte {
    case 0: return "\u{FFFD}"
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return self == .attribute ? "&quot;" : nil
    case UInt8(ascii: "\r"): return "&#13;"
    default: return nil
    }
  }
}
