/// A position in a message from the peer.
///
/// The message is untrusted: each read checks the remaining length, throws instead of trapping, and
/// allocates at most the length of the message.
package struct ByteReader: Sendable {
  let bytes: [UInt8]
  package private(set) var position: Int

  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position < 0 ? 0 : min(position, bytes.count)
  }

  package var remaining: Int { bytes.count - position }

  package var isAtEnd: Bool { remaining == 0 }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard !isAtEnd else { throw .truncated(at: position) }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func integer() throws(WireError) -> Int {
    let start = position
    var value: UInt64 = 0
    for shift in 0..<5 {
      let next = try byte()
      value |= UInt64(next & 0x7F) << UInt64(7 * shift)
      guard next & 0x80 != 0 else {
        guard value <= UInt64(Int32.max) else { throw .integerOutOfRange(at: start) }
        return Int(value)
      }
    }
    throw .integerOutOfRange(at: start)
  }

  package mutating func text() throws(WireError) -> String {
    let start = position
    let count = try integer()
    guard count <= remaining else { throw .truncated(at: bytes.count) }
    let coded = bytes[position..<(position + count)]
    // Decoding repairs malformed text, which then differs. `String(validating:as:)` needs newer
    // systems.
    let text = String(decoding: coded, as: UTF8.self)
    guard text.withBytes({ $0.elementsEqual(coded) }) else { throw .malformedText(at: start) }
    position += count
    return text
  }

  /// Reads the number of items that follow, each at least `size` bytes long.
  ///
  /// The check lets the caller reserve memory: a short message cannot claim a long array.
  package mutating func count(ofItemsTaking size: Int) throws(WireError) -> Int {
    let count = try integer()
    guard count <= remaining / max(size, 1) else { throw .truncated(at: bytes.count) }
    return count
  }

  /// Reads all remaining bytes.
  package mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  /// Checks that the message has no more bytes.
  package func end() throws(WireError) {
    guard isAtEnd else { throw .trailingBytes(at: position) }
  }
}
