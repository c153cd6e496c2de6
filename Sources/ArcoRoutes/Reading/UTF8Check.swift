/// A check for UTF-8 as the Unicode standard defines it: no overlong forms, no surrogates, nothing
/// beyond U+10FFFF.
enum UTF8Check {
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = 0
    while next < bytes.count {
      let first = bytes[next]
      next += 1
      guard first >= 0x80 else { continue }
      guard let second = ranges(after: first) else { return false }
      guard next < bytes.count, second.contains(bytes[next]) else { return false }
      next += 1
      let others = first < 0xE0 ? 0 : first < 0xF0 ? 1 : 2
      for _ in 0..<others {
        guard next < bytes.count, bytes[next] & 0xC0 == 0x80 else { return false }
        next += 1
      }
    }
    return true
  }

  /// Returns the valid second bytes after a first byte; nil if the byte cannot be a first byte.
  ///
  /// - Source: The Unicode Standard, table 3-7.
  private static func ranges(after first: UInt8) -> ClosedRange<UInt8>? {
    switch first {
    case 0xC2...0xDF: 0x80...0xBF
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xE1...0xEF: 0x80...0xBF
    case 0xF0: 0x90...0xBF
    case 0xF1...0xF3: 0x80...0xBF
    case 0xF4: 0x80...0x8F
    default: nil
    }
  }
}
