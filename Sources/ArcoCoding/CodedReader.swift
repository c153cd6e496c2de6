/// Bytes that codings take from, of which nothing is trusted.
public struct CodedReader: Sendable {
  private let bytes: [UInt8]
  /// How many were taken.
  public private(set) var position = 0

  /// Makes one of all bytes that there are.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all were taken.
  public var isAtEnd: Bool { position == bytes.count }

  /// Takes a byte.
  public mutating func byte() throws(CodingError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Takes a count of things that take at least a byte each: never more than there are bytes.
  public mutating func count() throws(CodingError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - position) else { throw .truncated }
    return Int(value)
  }

  /// Takes so many bytes.
  public mutating func raw(_ count: Int) throws(CodingError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .truncated }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func unsigned() throws(CodingError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let next = try byte()
      // The tenth byte has one bit left; and a last byte of zeros says nothing.
      guard shift < 63 || next < 2, next != 0 || shift == 0 else { throw .refused(at: start) }
      value |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
    }
    throw .refused(at: start)
  }
}
