extension Address {
  /// An address that a route is printing.
  ///
  /// It writes into given memory. If the memory is too small, it only counts the bytes, and the
  /// address is printed again into larger memory. Each part of a route passes the writer on to the
  /// next.
  public struct Writer {
    @usableFromInline
    let memory: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes of the address so far, written or not.
    @usableFromInline
    var count = 0
    @usableFromInline
    var hasItems = false
    @usableFromInline
    var place = Address.EncodedText.Place.segment

    @inlinable
    init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

    @inlinable
    mutating func append(_ byte: UInt8) {
      if count < memory.count { memory[count] = byte }
      count &+= 1
    }

    /// Appends the segments of a literal; appends nothing for an empty literal.
    @inlinable
    mutating func append(path literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      append(UInt8(ascii: "/"))
      for byte in UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      {
        byte == UInt8(ascii: "/") ? append(byte) : append(encoding: byte)
      }
    }

    /// Appends an encoded literal.
    @inlinable
    mutating func append(literal: StaticString) {
      let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      for byte in bytes { append(encoding: byte) }
    }

    /// Begins a segment.
    @inlinable
    mutating func beginSegment() {
      append(UInt8(ascii: "/"))
      place = .segment
    }

    /// Begins an item of the query.
    @inlinable
    mutating func beginItem(_ name: StaticString) {
      if count == 0 { append(UInt8(ascii: "/")) }
      append(hasItems ? UInt8(ascii: "&") : UInt8(ascii: "?"))
      hasItems = true
      place = .item
      append(literal: name)
      append(UInt8(ascii: "="))
    }

    /// Begins the fragment.
    @inlinable
    mutating func beginFragment() {
      if count == 0 { append(UInt8(ascii: "/")) }
      append(UInt8(ascii: "#"))
      place = .fragment
    }

    /// Completes the address, and returns the number of its bytes.
    @inlinable
    mutating func finish() -> Int {
      if count == 0 { append(UInt8(ascii: "/")) }
      return count
    }

    /// The printed address; nil if the memory was too small.
    @inlinable
    var address: Address? {
      guard count <= memory.count else { return nil }
      return Address(printed: UnsafeBufferPointer(rebasing: memory[..<count]))
    }

    /// Appends a byte, encoded for the current part of the address if necessary.
    @inlinable
    mutating func append(encoding byte: UInt8) {
      if Self.isPlain(byte) {
        append(byte)
      } else if byte == 0x20, place == .item {
        append(UInt8(ascii: "+"))
      } else {
        append(UInt8(ascii: "%"))
        append(Self.digit(byte >> 4))
        append(Self.digit(byte & 15))
      }
    }

    /// True for letters, digits and `-._~`, which need no encoding anywhere.
    @inlinable
    static func isPlain(_ byte: UInt8) -> Bool {
      // A bit for each of the 128 characters.
      let set = byte < 64 ? 0x03FF_6000_0000_0000 as UInt64 : 0x47FF_FFFE_87FF_FFFE
      return byte < 128 && set &>> UInt64(byte & 63) & 1 == 1
    }

    @inlinable
    static func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? value &+ UInt8(ascii: "0") : value &- 10 &+ UInt8(ascii: "A")
    }
  }
}

@available(*, unavailable)
extension Address.Writer: Sendable {}
