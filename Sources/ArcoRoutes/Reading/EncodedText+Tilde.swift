// A segment cannot be empty, `.` or `..`, however it is encoded: browsers take these out of a path
// before they ask for it. Nor can a fragment be empty: browsers do not tell it from none. So a text that is one of
// these gets a tilde in front, and so does one that already looks like that.

extension EncodedText {
  /// Takes a tilde off a segment or fragment that has one so as not to be empty or dots; nil for what is.
  static func withoutTilde(_ text: String, in place: Place) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String?? in
      guard needsTilde(bytes, in: place) else { return .some(nil) }
      guard bytes.first == UInt8(ascii: "~") else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[1...]), as: UTF8.self)
    }.map { $0 ?? text }
  }

  /// Whether a text is any number of tildes and then nothing or, in a segment, `.` or `..`.
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
