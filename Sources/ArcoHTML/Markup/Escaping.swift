/// Where a text is written, which decides what a parser would take for markup.
enum EscapingContext {
  case text
  /// Between double quotes.
  case attribute
}

extension String {
  /// The text as a page can hold it: a NUL, which a parser drops and no escape can spell, becomes
  /// the replacement character.
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

  /// The text as markup, for the content of an element and for a value between double quotes.
  package var escapedForHTML: String {
    var bytes: [UInt8] = []
    bytes.appendEscaped(self, in: .attribute)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with each line's end as a line feed, as parsers and text areas write it.
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
  /// Besides the characters of markup, a carriage return would be read as a newline, and a NUL
  /// dropped (`displayable`).
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
  /// What stands for a byte; nil for itself.
  @inline(__always)
  fileprivate func escape(of byte: UInt8) -> StaticString? {
    // All of them are below `?`, and few others are: spaces and digits.
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
