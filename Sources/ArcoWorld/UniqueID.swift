/// A unique id of 128 bits, most of them random.
///
///     let id = world.ids.next()
///     let known = UniqueID("9b2f6c1e-4d0a-4c57-9a3e-0d5b8f7a1c42")
///
/// An ``IDSource`` makes ids, so that a test can predict them. No Foundation is needed. With
/// Foundation, `UUID(uuidString: id.description)` is the same id. Both types are encoded as the
/// same text, apart from the case of its letters, and both decode either case.
/// - Source: RFC 9562.  In the literature: UUID.
public struct UniqueID: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  /// Makes an id from its bits. Any bits are accepted.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes an id of version 4: all bits but six are random.
  public init(random: inout some RandomNumberGenerator) {
    high = random.next() & ~0xF000 | 0x4000
    low = random.next() & ~(0b11 << 62) | 0b10 << 62
  }
}

extension UniqueID: Comparable {
  /// Compares ids bit by bit, which is also the order of their texts.
  public static func < (left: UniqueID, right: UniqueID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension UniqueID: LosslessStringConvertible {
  /// The text of 36 characters, with small letters.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for place in 0..<32 {
      if Self.hasDash(before: place) { text.append(UInt8(ascii: "-")) }
      let word = place < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - place % 16 * 4)) & 0xF
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Makes an id from its text of 36 characters, with letters of either case; nil for any other
  /// text.
  public init?(_ text: String) {
    var words: (high: UInt64, low: UInt64) = (0, 0)
    var place = 0
    var isPastDash = false
    for byte in text.utf8 {
      if Self.hasDash(before: place), !isPastDash {
        guard byte == UInt8(ascii: "-") else { return nil }
        isPastDash = true
        continue
      }
      guard place < 32, let digit = Self.digit(byte) else { return nil }
      if place < 16 {
        words.high = words.high << 4 | digit
      } else {
        words.low = words.low << 4 | digit
      }
      place += 1
      isPastDash = false
    }
    guard place == 32 else { return nil }
    self.init(high: words.high, low: words.low)
  }

  private static func hasDash(before place: Int) -> Bool {
    place == 8 || place == 12 || place == 16 || place == 20
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
