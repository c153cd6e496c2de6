/// A reader of untrusted bytes, for codings.
public struct CodedReader: Sendable {
  let bytes: [UInt8]
  /// The number of bytes that were read.
  public private(set) var position = 0

  /// Makes a reader of bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True if all bytes were read.
  public var isAtEnd: Bool { position == bytes.count }

  /// Reads a byte.
  public mutating func byte() throws(CodingError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a count of items that take at least one byte each. A count that exceeds the number of
  /// remaining bytes is refused.
  public mutating func count() throws(CodingError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - position) else { throw .truncated }
    return Int(value)
  }

  /// Reads a number of bytes.
  public mutating func raw(_ count: Int) throws(CodingError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw .truncated }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads a value of a type that has a coding.
  public mutating func value<Value: HasCoding>(
    _: Value.Type = Value.self
  ) throws(CodingError) -> Value {
    try Value.coding.read(&self)
  }

  mutating func unsigned() throws(CodingError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let next = try byte()
      // The tenth byte has one significant bit. A last byte of zeros is not the shortest form.
      guard shift < 63 || next < 2, next != 0 || shift == 0 else { throw .refused(at: start) }
      value |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
    }
    throw .refused(at: start)
  }
}
