// A segment cannot be empty, `.` or `..`, however it is encoded: browsers remove such segments
// before they request the path. A fragment cannot be empty: browsers treat an empty fragment as
// missing. Such a text is written with a tilde in front, and so is a text that already has the form
// of the result.

extension Address.EncodedText {
  /// Removes the tilde of a text that would otherwise be empty or dots. Returns nil for a text that
  /// is empty or dots.
  static func withoutTilde(_ text: String, in place: Place) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String?? in
      guard needsTilde(bytes, in: place) else { return .some(nil) }
      guard bytes.first == UInt8(ascii: "~") else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[1...]), as: UTF8.self)
    }.map { $0 ?? text }
  }

  /// Returns true for a text of tildes only and, in a segment, for tildes before a final `.` or
  /// `..`. The empty text counts too.
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
