/// A patch in the making: operations, and apart from them their texts.
struct PatchWriter: Sendable {
  private var operations = ByteRoom()
  private var texts = ByteRoom()

  /// How many bytes there are so far.
  var count: Int { operations.count + texts.count }

  /// Hands over both blocks, as `docs/wire.md` has them, and keeps the memory for the next ones.
  mutating func take() -> [UInt8] {
    var writer = ByteWriter()
    writer.reserve(ByteWriter.longestInteger + count)
    writer.integer(operations.count)
    operations.add(texts)
    operations.withBytes { writer.raw($0) }
    removeAll()
    return writer.bytes
  }

  mutating func removeAll() {
    operations.removeAll()
    texts.removeAll()
  }

  mutating func byte(_ byte: UInt8) { operations.byte(byte) }

  mutating func integer(_ value: Int) { operations.integer(value) }

  mutating func byte(_ byte: UInt8, _ one: Int, _ two: Int, _ three: Int) {
    operations.byte(byte, one, two, three)
  }

  mutating func name(_ name: Name) { operations.name(name) }

  mutating func text(_ text: String) { operations.integer(append(text)) }

  mutating func optional(_ text: String?) { operations.integer(text.map { append($0) + 1 } ?? 0) }

  /// Appends to the texts and returns the length in UTF-16 code units.
  private mutating func append(_ text: String) -> Int {
    text.withBytes { bytes in
      texts.raw(bytes)
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
