/// A number as HTML writes it, in a field or as one of its bounds: `15`, `-.5`, `1e3`.
///
/// The nearest `Double`, as of `Decimal`, where there are at most fifteen digits and a power of ten up to
/// 22; else one that is close to it. A browser writes up to seventeen digits of a slider whose step is `any`.
///
/// - Source: HTML Living Standard, 2.3.4.3, valid floating-point numbers.
package enum ControlNumber {
  /// The number of a text; nil if it is none, or one too large for a `Double`.
  package static func value(of text: String) -> Double? { text.withBytes { value(of: $0) } }

  private static func value(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var place = isNegative ? 1 : 0
    var digits: Int64 = 0
    var exponent = 0
    var isFraction = false
    var isAfterDigit = false
    while place < bytes.count, bytes[place] | 0x20 != UInt8(ascii: "e") {
      let byte = bytes[place]
      isAfterDigit = byte.isDigit
      if byte.isDigit {
        // Eighteen digits at most, so none overflows; a checked product would need 128 bits from Embedded
        // Swift's runtime. What follows is too little to matter.
        let isTaken = digits < 100_000_000_000_000_000
        if isTaken { digits = digits &* 10 &+ Int64(byte &- UInt8(ascii: "0")) }
        if isTaken, isFraction { exponent -= 1 }
        if !isTaken, !isFraction { exponent += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        return nil
      }
      place += 1
    }
    guard isAfterDigit else { return nil }
    if place < bytes.count {
      guard let written = self.exponent(bytes[(place + 1)...]) else { return nil }
      exponent += written
    }
    guard digits != 0 else { return 0 }
    var power = 1.0
    // More would leave nothing, or nothing finite.
    for _ in 0..<Swift.min(exponent.magnitude, 400) { power *= 10 }
    let value = exponent < 0 ? Double(digits) / power : Double(digits) * power
    guard value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  private static func exponent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
    guard !digits.isEmpty else { return nil }
    var exponent = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      // More than this decides alone.
      if exponent < 1_000_000 { exponent = exponent &* 10 &+ Int(byte &- UInt8(ascii: "0")) }
    }
    return isNegative ? -exponent : exponent
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
