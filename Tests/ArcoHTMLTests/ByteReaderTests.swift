import ArcoHTML
import ArcoTesting
import Testing

@Suite struct ByteReaderTests {
  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, Int(Int32.max)])
  func `an integer reads as it was written`(value: Int) throws {
    var writer = ByteWriter()
    writer.integer(value)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.integer() == value)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x80, 0x80, 0x80, 0x80, 0x08],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ] as [[UInt8]])
  func `an integer of 2^31 or more is refused`(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(throws: WireError.integerOutOfRange(at: 0)) { try reader.integer() }
  }

  @Test(arguments: [Int(Int32.max) + 1, 1 << 32, 1 << 40 | 5, .max, -1, .min])
  func `an integer that is out of range is written as one that no reader takes`(value: Int) {
    var writer = ByteWriter()
    writer.integer(value)
    writer.byte(7)
    var reader = ByteReader(writer.bytes)
    #expect(throws: WireError.integerOutOfRange(at: 0)) { try reader.integer() }
    #expect(writer.bytes.count == 6)
  }

  @Test func `a message that ends too soon is refused`() {
    var empty = ByteReader([])
    #expect(throws: WireError.truncated(at: 0)) { try empty.byte() }
    var inside = ByteReader([0x80])
    #expect(throws: WireError.truncated(at: 1)) { try inside.integer() }
    var text = ByteReader([5, 0x61])
    #expect(throws: WireError.truncated(at: 2)) { try text.text() }
  }

  @Test func `a text that is not UTF-8 is refused`() {
    var reader = ByteReader([2, 0xC3, 0x28])
    #expect(throws: WireError.malformedText(at: 0)) { try reader.text() }
  }

  @Test func `a short message cannot ask for many items`() {
    var reader = ByteReader([0xFF, 0xFF, 0x03, 0])
    #expect(throws: WireError.truncated(at: 4)) { try reader.count(ofItemsTaking: 2) }
  }

  @Test func `more bytes than needed are refused`() {
    #expect(throws: WireError.trailingBytes(at: 0)) { try ByteReader([1]).end() }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no bytes whatever trap a reader`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      var bytes = (0..<random.below(24)).map { _ in UInt8.random(in: 0...255, using: &random) }
      if random.chance(50), let kind = EventKind.allCases.randomElement(using: &random) {
        bytes = [1, kind.rawValue] + bytes.map { random.chance(70) ? $0 & 7 : $0 }
      }
      var reader = ByteReader(bytes)
      if let event = try? Event(from: &reader) {
        var writer = ByteWriter()
        event.write(to: &writer)
        var again = ByteReader(writer.bytes)
        #expect(throws: Never.self, "seed \(seed)") { try Event(from: &again) }
      }
      var patches = PatchReader()
      _ = try? patches.read([UInt8(bytes.count)] + bytes.map { random.chance(70) ? $0 & 7 : $0 })
    }
  }

  @Test func `trees nested without end are refused`() {
    var operations: [UInt8] = [5, 0, 0, 1]
    for _ in 0..<1000 { operations += [1, 0, 1, 0x61, 0, 1] }
    operations += [0, 0]
    var length = ByteWriter()
    length.integer(operations.count)
    let bytes = length.bytes + operations
    var reader = PatchReader()
    #expect(throws: WireError.tooDeep(at: 5 + 6 * PatchReader.depthLimit)) {
      try reader.read(bytes)
    }
  }
}
