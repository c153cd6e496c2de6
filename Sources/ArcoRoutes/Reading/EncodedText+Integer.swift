extension Address.EncodedText {
  /// Reads an integer in its printed form: `7`, not `07` or `+7`.
  ///
  /// Returns nil for any other text, and for a number that does not fit into the type.
  /// - Complexity: O(n); allocates nothing.
  @inlinable
  public func integer<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    var next = 0
    guard count > 0, var byte = byte(at: &next) else { return nil }
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative {
      guard Number.isSigned, next < count, let second = self.byte(at: &next) else { return nil }
      byte = second
    }
    // A zero at the front has to be the only digit.
    guard byte != UInt8(ascii: "0") else { return next == count && !isNegative ? 0 : nil }
    var number: Number = 0
    while true {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9, let longer = Self.append(digit, to: number, isNegative) else { return nil }
      number = longer
      guard next < count else { return number }
      guard let following = self.byte(at: &next) else { return nil }
      byte = following
    }
  }

  @inlinable
  static func append<Number: FixedWidthInteger>(
    _ digit: UInt8, to number: Number, _ isNegative: Bool
  ) -> Number? {
    let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
    guard !isTooLarge, let digit = Number(exactly: digit) else { return nil }
    let (sum, overflows) =
      isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
    return overflows ? nil : sum
  }
}
