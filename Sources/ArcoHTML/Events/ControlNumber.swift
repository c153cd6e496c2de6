/// A number in HTML's notation, as in a number field or in its bounds: `15`, `-.5`, `1e3`.
///
/// With at most 15 digits and powers of ten up to 22 the result is the nearest `Double`, as with
/// `Decimal`. Other numbers are rounded less exactly. Browsers write up to 17 digits for a slider
/// with `step="any"`.
///
/// - Source: HTML Living Standard, 2.3.4.3, valid floating-point numbers.
package enum ControlNumber {
  /// The number of a text. Nil if the text is not a number, or the number is too large for a
  /// `Double`.
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
        // Eighteen digits at most, so that `digits` cannot overflow; a checked product would need
        // 128 bits from Embedded Swift's runtime. The digits after them are too small to matter.
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
    // A larger exponent would give 0 or infinity anyway.
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
      // A larger exponent gives 0 or infinity anyway.
      if exponent < 1_000_000 { exponent = exponent &* 10 &+ Int(byte &- UInt8(ascii: "0")) }
    }
    return isNegative ? -exponent : exponent
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
