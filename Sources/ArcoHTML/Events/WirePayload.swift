/// The data of an event that few elements listen to.
///
/// Bytes are read where such an event is handled: a program that listens to none has no code for it.
package protocol WirePayload {
  /// Reads what `write(to:)` wrote.
  init(from reader: inout ByteReader) throws(WireError)
  func write(to writer: inout ByteWriter)
}

extension WirePayload {
  /// Nil for bytes that are no such payload, or more than one.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let payload = try? Self(from: &reader), reader.isAtEnd else { return nil }
    self = payload
  }

  package var payload: EventPayload {
    var writer = ByteWriter()
    write(to: &writer)
    return .bytes(writer.bytes)
  }
}

extension ByteReader {
  /// Reads a length in pixels of CSS, which may be negative: hundredths, with the sign in the lowest
  /// bit.
  mutating func length() throws(WireError) -> Double {
    let coded = try integer()
    let hundredths = coded & 1 == 0 ? coded / 2 : -(coded + 1) / 2
    return Double(hundredths) / 100
  }

  /// Reads bits of which only some have a meaning.
  mutating func bits(upTo most: UInt8) throws(WireError) -> UInt8 {
    let at = position
    let bits = try byte()
    guard bits <= most else { throw .unknownCode(bits, at: at) }
    return bits
  }
}

extension ByteWriter {
  /// Writes what `length()` reads, rounded to hundredths; what is too large becomes what is not.
  mutating func length(_ value: Double) {
    let most = Double(1 << 30 - 1)
    let scaled = value * 100
    let bounded = scaled > most ? most : scaled > -most ? scaled : -most
    let hundredths = Int(bounded + (bounded < 0 ? -0.5 : 0.5))
    integer(hundredths < 0 ? -2 * hundredths - 1 : 2 * hundredths)
  }
}
