/// A message under construction: the integers and texts of `docs/wire.md`.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8]

  /// The largest number of bytes that an integer takes.
  static let longestInteger = 5

  package init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  package mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends an unsigned LEB128 integer: seven bits a byte, the least significant first.
  ///
  /// An integer outside of 0..<2^31 is written as 2^31, which every reader refuses.
  package mutating func integer(_ value: Int) {
    var rest = value.wireInteger
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func text(_ text: String) {
    text.withBytes { buffer in
      integer(buffer.count)
      bytes.append(contentsOf: buffer)
    }
  }

  package mutating func raw(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  mutating func raw(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }

  mutating func name(_ name: Name) {
    integer(name.count)
    name.write(to: &bytes)
  }
}
