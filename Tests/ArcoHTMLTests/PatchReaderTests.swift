import ArcoHTML
import Testing

@Suite struct PatchReaderTests {
  /// A template with one text, and an instance of it with values of its own, which follow.
  private static let instance: [UInt8] = [9, 1, 0, 1, 11, 0, 5]

  private func patch(_ operations: [UInt8], _ texts: String) -> [UInt8] {
    [UInt8(operations.count)] + operations + texts.utf8
  }

  @Test(arguments: [0...0, 12...15, 17...255] as [ClosedRange<UInt8>])
  func `an operation that has no meaning yet is refused`(codes: ClosedRange<UInt8>) {
    for code in codes {
      var reader = PatchReader()
      #expect(throws: WireError.unknownCode(code, at: 1)) { try reader.read([1, code]) }
      // Behind another one, and with what might be its operands.
      #expect(throws: WireError.unknownCode(code, at: 4)) {
        try reader.read([7, 1, 1, 0, code, 1, 1, 0])
      }
    }
  }

  @Test func `a value of an instance takes the place of its template's`() throws {
    var reader = PatchReader()
    let operations = try reader.read(patch(Self.instance + [1, 3], "abc"))
    #expect(operations == [.insert(parent: 0, before: 0, .text("bc"))])
  }

  @Test func `a value that the template does not have is refused`() {
    var reader = PatchReader()
    #expect(throws: WireError.unknownValue(1, at: 8)) {
      try reader.read(patch(Self.instance + [3, 3], "abc"))
    }
    // Behind one that there is.
    #expect(throws: WireError.unknownValue(40, at: 10)) {
      try reader.read(patch(Self.instance + [0, 2, 81, 2], "abc"))
    }
  }

  @Test func `an instance of a template without values has none of its own`() {
    var reader = PatchReader()
    #expect(throws: WireError.unknownValue(0, at: 6)) {
      try reader.read(patch([9, 0, 11, 0, 5, 1, 1], ""))
    }
  }
}
