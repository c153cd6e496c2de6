/// A 128-bit hash of a value: equal for equal values, and almost certainly different for different
/// values.
struct Fingerprint: Hashable, Sendable {
  private(set) var high: UInt64
  private(set) var low: UInt64

  /// The fingerprint of nothing.
  static let zero = Fingerprint(high: 0, low: 0)

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes a fingerprint from a hash value. Different values may have the same one.
  init(hash: Int) { self.init(high: 0, low: UInt64(bitPattern: Int64(hash))) }

  /// Makes the fingerprint of bytes.
  init(_ bytes: [UInt8]) {
    self = .zero
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        combine(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      for byte in bytes[index...] { rest = rest << 8 | UInt64(byte) }
      combine(rest)
      combine(UInt64(bytes.count))
    }
  }

  init(_ text: String) {
    self = .zero
    combine(text)
  }

  mutating func combine(_ bits: UInt64) {
    low = (low ^ bits) &* 0x9E37_79B9_7F4A_7C15
    low ^= low >> 29
    high = (high &+ bits ^ (low << 31 | low >> 33)) &* 0xC2B2_AE3D_27D4_EB4F
    high ^= high >> 32
  }

  mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        combine(word)
        word = 0
      }
    }
    combine(word)
    combine(count)
  }

  mutating func combine(_ other: Fingerprint) {
    combine(other.high)
    combine(other.low)
  }

  mutating func combine(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    combine(UInt64(bitPattern: seconds))
    combine(UInt64(bitPattern: attoseconds))
  }

  /// Combines two fingerprints independently of their order.
  static func + (one: Fingerprint, other: Fingerprint) -> Fingerprint {
    Fingerprint(high: one.high &+ other.high, low: one.low &+ other.low)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(low ^ high) }
}
