import ArcoHTML
import Testing

@Suite struct StringBytesTests {
  /// A text that is kept elsewhere than another of the same bytes.
  private func copy(_ text: String) -> String {
    var copy = ""
    copy.reserveCapacity(100)
    for scalar in text.unicodeScalars { copy.unicodeScalars.append(scalar) }
    return copy
  }

  @Test func `texts of the same bytes are the same wherever they are kept`() {
    for count in 0..<40 {
      let text = String("The quick brown fox jumps over the lazy dog".prefix(count))
      #expect(text.hasSameBytes(as: copy(text)))
      #expect(!text.hasSameBytes(as: copy(text) + "."))
    }
  }

  @Test func `texts that differ in one byte differ, wherever that is`() {
    let text = "0123456789abcdefghijklmnopqrstuvwxyz"
    for place in 0..<36 {
      var bytes = Array(text.utf8)
      bytes[place] += 1
      #expect(!text.hasSameBytes(as: String(decoding: bytes, as: UTF8.self)))
    }
  }

  @Test func `texts that only look the same differ`() {
    #expect(!"é".hasSameBytes(as: "e\u{301}"))
  }

  @Test func `a NUL is found wherever it is, and nothing else is taken for one`() {
    for count in 0..<20 {
      for other: UInt8 in [0x01, 0x7F, 0x80, 0xFF] {
        var bytes = [UInt8](repeating: other, count: count)
        #expect(!bytes.withUnsafeBufferPointer { $0.hasNUL })
        for place in 0..<count {
          bytes[place] = 0
          #expect(bytes.withUnsafeBufferPointer { $0.hasNUL })
          bytes[place] = other
        }
      }
    }
  }

  @Test func `a text is ASCII unless a byte of it is above`() {
    for count in 0..<20 {
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0x7F, count: count)
        #expect(bytes.withUnsafeBufferPointer { $0.isASCII })
        bytes[place] = 0x80
        #expect(!bytes.withUnsafeBufferPointer { $0.isASCII })
      }
    }
    #expect([UInt8]().withUnsafeBufferPointer { $0.isASCII })
  }

  @Test func `a text that holds memory is told from a literal and a short one`() {
    for count in 16..<80 {
      let long = String(repeating: "x", count: count)
      #expect(long.isCounted)
      #expect((long + "é").isCounted)
      #expect(String(decoding: Array(long.utf8), as: UTF8.self).isCounted)
      #expect(String(Array(long)).isCounted)
    }
    #if os(Linux) || canImport(Darwin)
      #expect(!"".isCounted)
      #expect(!"\(7)".isCounted)
      #expect(!"a literal that is longer than fifteen bytes".isCounted)
    #endif
  }
}
