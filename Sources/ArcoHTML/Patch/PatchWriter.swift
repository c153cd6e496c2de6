/// A patch in the making: operations, and apart from them their texts.
struct PatchWriter: Sendable {
  private var operations = ByteWriter()
  private var texts: [UInt8] = []

  /// How many bytes there are so far.
  var count: Int { operations.bytes.count + texts.count }

  /// Both blocks, as `docs/wire.md` has them.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.reserve(operations.bytes.count + texts.count + 5)
    writer.integer(operations.bytes.count)
    writer.raw(operations.bytes)
    writer.raw(texts)
    return writer.bytes
  }

  mutating func removeAll() {
    operations.removeAll()
    texts.removeAll(keepingCapacity: true)
  }

  mutating func byte(_ byte: UInt8) { operations.byte(byte) }

  mutating func integer(_ value: Int) { operations.integer(value) }

  mutating func name(_ name: Name) { operations.name(name) }

  mutating func text(_ text: String) { operations.integer(append(text)) }

  mutating func optional(_ text: String?) { operations.integer(text.map { append($0) + 1 } ?? 0) }

  /// Appends to the texts and returns the length in UTF-16 code units.
  private mutating func append(_ text: String) -> Int {
    text.withBytes { bytes in
      texts.append(contentsOf: bytes)
      if bytes.isASCII { return bytes.count }
      var units = 0
      for byte in bytes {
        // What begins a scalar is a unit, and two where the scalar takes four bytes.
        units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      }
      return units
    }
  }
}
