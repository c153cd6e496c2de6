/// The data of a rare kind of event.
///
/// The bytes are decoded in the handler and not by the document, so a program without such a
/// handler has no code for the decoding.
package protocol WirePayload {
  /// Reads what `write(to:)` wrote.
  init(from reader: inout ByteReader) throws(WireError)
  func write(to writer: inout ByteWriter)
}

extension WirePayload {
  /// Nil if the bytes are not exactly one payload of this type.
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
  /// Reads a length in CSS pixels, which may be negative: hundredths, with the sign in the lowest
  /// bit.
  mutating func length() throws(WireError) -> Double {
    let coded = try integer()
    let hundredths = coded & 1 == 0 ? coded / 2 : -(coded + 1) / 2
    return Double(hundredths) / 100
  }

  /// Reads a byte whose value is at most `most`.
  mutating func bits(upTo most: UInt8) throws(WireError) -> UInt8 {
    let at = position
    let bits = try byte()
    guard bits <= most else { throw .unknownCode(bits, at: at) }
    return bits
  }
}

extension ByteWriter {
  /// Writes a length for `length()`, rounded to hundredths and clamped to ±(2^30 - 1) hundredths.
  mutating func length(_ value: Double) {
    let most = Double(1 << 30 - 1)
    let scaled = value * 100
    let bounded = scaled > most ? most : scaled > -most ? scaled : -most
    let hundredths = Int(bounded + (bounded < 0 ? -0.5 : 0.5))
    integer(hundredths < 0 ? -2 * hundredths - 1 : 2 * hundredths)
  }
}
