// A segment cannot be empty, `.` or `..`, however it is encoded: browsers take these out of a path
// before they ask for it. So a text that is one of them gets a tilde in front, and so does one that
// already looks like that.

extension EncodedText {
  /// Takes a tilde off a segment that has one so as not to be empty or dots; nil for what is.
  static func withoutTilde(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String?? in
      guard needsTilde(bytes) else { return .some(nil) }
      guard bytes.first == UInt8(ascii: "~") else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[1...]), as: UTF8.self)
    }.map { $0 ?? text }
  }

  /// Whether a text is any number of tildes and then nothing, `.` or `..`.
  static func needsTilde(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var dots = 0
    for byte in text {
      if byte == UInt8(ascii: ".") {
        dots += 1
      } else if byte != UInt8(ascii: "~") || dots > 0 {
        return false
      }
    }
    return dots <= 2
  }
}
