extension Address.Writer {
  /// Writes a text, encoded for the current part of the address.
  ///
  /// - Complexity: O(n); allocates nothing.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // Browsers remove empty segments and dot segments, and treat an empty fragment as missing.
      if place != .item, Address.EncodedText.needsTilde(bytes, in: place) {
        append(UInt8(ascii: "~"))
      }
      for byte in bytes { append(encoding: byte) }
    }
  }

  /// Writes an integer.
  ///
  /// - Complexity: O(n) in its digits; allocates nothing.
  @inlinable
  public mutating func write(_ number: some FixedWidthInteger) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    guard let short = UInt64(exactly: magnitude) else { return write(long: magnitude) }
    write(digits: short)
  }

  @usableFromInline
  mutating func write(digits number: UInt64) {
    var length = 1
    var bound: UInt64 = 10
    while length < 20, number >= bound {
      length &+= 1
      bound = length == 20 ? .max : bound &* 10
    }
    count &+= length
    guard count <= memory.count else { return }
    var rest = number
    for place in 1...length {
      memory[count &- place] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
      rest /= 10
    }
  }

  /// Writes a number of more than 64 bits, from the first digit to the last.
  @inlinable
  mutating func write<Number: BinaryInteger>(long number: Number) {
    var power: Number = 1
    while number / power >= 10 { power *= 10 }
    var rest = number
    while power > 0 {
      append(UInt8(truncatingIfNeeded: rest / power) &+ UInt8(ascii: "0"))
      rest %= power
      power /= 10
    }
  }
}
