extension String {
  /// Lends the UTF-8 bytes as one buffer.
  ///
  /// Going through `utf8` byte by byte carries along what only bridged strings need: half as fast,
  /// and some kilobytes of an Embedded program.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether both are the same bytes.
  ///
  /// `==` compares by canonical equivalence, which is not what a browser sees and links the Unicode
  /// tables into an Embedded program.
  package func hasSameBytes(as other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { bytes.count == $0.count && bytes.elementsEqual($0) }
    }
  }

  /// Whether both are one value: the same literal, the same memory, or short and equal. Texts that are
  /// not may still be equal.
  func isIdentical(to other: String) -> Bool {
    guard MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size else { return false }
    return unsafeBitCast(self, to: (UInt64, UInt64).self)
      == unsafeBitCast(other, to: (UInt64, UInt64).self)
  }

  /// Whether these are the bytes of a literal.
  package func isLiteral(_ literal: StaticString) -> Bool {
    withBytes { $0.elementsEqual(literal.bytes) }
  }
}
