/// A patch in the making: operations, and apart from them their texts.
struct PatchWriter: Sendable {
  private var operations = ByteRoom(gap: ByteWriter.longestInteger)
  private var texts = ByteRoom()
  /// Where the instance at hand begins, or the last of its values.
  private var lastOfInstance = 0
  private var hasValues = false

  /// How many bytes there are so far.
  var count: Int { operations.count + texts.count }

  /// Hands over both blocks, as `docs/wire.md` has them, and keeps the memory for the next ones.
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

  /// An instance of a template, with the values that the closure adds.
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

  /// A value of the instance at hand: its slot, and the text as an optional one.
  mutating func value(_ slot: Int, _ text: String?) {
    // What is not known before is whether there are values, and which is the last one. The lowest bit says so.
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
        // What begins a scalar is a unit, and two where the scalar takes four bytes.
        units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      }
      return units
    }
  }
}
