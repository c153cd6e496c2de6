/// A number as in a form field: a sign, digits, and optionally a point and more digits.
///
/// Parsed by hand, since Embedded Swift has no parser of `Double`. At most 15 digits, divided by a
/// power of ten up to 10^15: both are exact as a `Double`, so the quotient is the nearest `Double`
/// (Clinger, PLDI 1990).
struct Decimal {
  /// The digits without the point.
  let digits: Int64
  /// The number of digits after the point.
  let scale: Int

  init?(_ text: String) {
    guard let decimal = text.withBytes({ Decimal($0) }) else { return nil }
    self = decimal
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var digits: Int64 = 0
    var count = 0
    var scale: Int?
    var isNegative = false
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where offset == 0:
        isNegative = true
      case UInt8(ascii: ".") where scale == nil && count > 0:
        scale = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count += 1
        guard count <= 15 else { return nil }
        // Fifteen digits cannot overflow; a checked product would need 128 bits from Embedded
        // Swift's runtime.
        digits = digits &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
        scale = scale.map { $0 + 1 }
      default:
        return nil
      }
    }
    guard count > 0, scale != 0 else { return nil }
    self.digits = isNegative ? -digits : digits
    self.scale = scale ?? 0
  }

  var value: Double {
    var power = 1.0
    for _ in 0..<scale {
      power *= 10
    }
    return Double(digits) / power
  }
}
