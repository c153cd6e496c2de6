/// A patch under construction: operations, and their texts in a second block.
struct PatchWriter: Sendable {
  private var operations = MessageBuffer(gap: ByteWriter.longestInteger)
  private var texts = MessageBuffer()
  /// The offset of the current instance, or of its last value.
  private var lastOfInstance = 0
  private var hasValues = false

  /// The number of bytes so far.
  var count: Int { operations.count + texts.count }

  /// Returns both blocks in the format of `docs/wire.md`, and keeps the memory for reuse.
  mutating func take() -> [UInt8] {
    let length = operations.count
    operations.add(texts)
    let bytes = operations.bytes(behind: length)
    removeAll()
    return bytes
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

  /// Writes an instance of a template, with the values that the closure writes.
  @inline(__always)
  mutating func instance<Result>(
    of template: Int, _ values: (inout PatchWriter) -> Result
  ) -> Result {
    lastOfInstance = operations.end
    hasValues = false
    operations.integer(PieceCode.instance(of: template, isOwn: false))
    let result = values(&self)
    if hasValues { operations.setLowestBit(at: lastOfInstance) }
    return result
  }

  /// Writes a value of the current instance: its slot and an optional text.
  mutating func value(_ slot: Int, _ text: String?) {
    // The lowest bit marks an instance that has values, and the last value. Neither is known when
    // it is written.
    if !hasValues { operations.setLowestBit(at: lastOfInstance) }
    hasValues = true
    lastOfInstance = operations.end
    var length = 0
    if let text { length = append(text) &+ 1 }
    operations.integers(slot &* 2, length)
  }

  mutating func optional(_ text: String?) { operations.integer(text.map { append($0) + 1 } ?? 0) }

  /// Appends to the texts and returns the length in UTF-16 code units.
  private mutating func append(_ text: String) -> Int {
    text.withBytes { bytes in
      texts.raw(bytes)
      if bytes.isASCII { return bytes.count }
      var units = 0
      for byte in bytes {
        // The first byte of a scalar counts one unit, or two if the scalar takes four bytes.
        units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      }
      return units
    }
  }
}
