// A segment cannot be empty, `.` or `..`, however it is encoded: browsers take these out of a path
// before they request it. Nor can a fragment be empty: browsers do not tell it from a missing fragment. Such a text
// gets a tilde in front, and so does a text that already looks like the result.

extension Address.EncodedText {
  /// Removes the tilde that keeps a segment or fragment from being empty or dots. Returns nil for a text that is empty
  /// or dots.
  static func withoutTilde(_ text: String, in place: Place) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String?? in
      guard needsTilde(bytes, in: place) else { return .some(nil) }
      guard bytes.first == UInt8(ascii: "~") else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[1...]), as: UTF8.self)
    }.map { $0 ?? text }
  }

  /// Whether a text is zero or more tildes that end the text or, in a segment, stand before a final `.` or `..`.
  static func needsTilde(_ text: UnsafeBufferPointer<UInt8>, in place: Place) -> Bool {
    var dots = 0
    for byte in text {
      if byte == UInt8(ascii: ".") {
        dots += 1
      } else if byte != UInt8(ascii: "~") || dots > 0 {
        return false
      }
    }
    return dots <= (place == .segment ? 2 : 0)
  }
}
