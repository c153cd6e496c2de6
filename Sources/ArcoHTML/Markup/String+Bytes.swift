extension String {
  /// Lends the UTF-8 bytes as one buffer.
  ///
  /// Going through `utf8` byte by byte carries along what only bridged strings need: half as fast,
  /// and some kilobytes of an Embedded program.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    #if hasFeature(Embedded)
      // There a text is nothing else than its bytes, and a second way would have the closure's code again.
      return utf8.withContiguousStorageIfAvailable(body).unsafelyUnwrapped
    #else
      if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
      var copy = self
      return copy.withUTF8(body)
    #endif
  }

  /// Whether both are the same bytes.
  ///
  /// `==` compares by canonical equivalence, which is not what a browser sees and links the Unicode
  /// tables into an Embedded program.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return isIdentical(to: other)
      || withBytes { bytes in other.withBytes { bytes.hasSameBytes(as: $0) } }
  }

  /// Whether both are one value: the same literal, the same memory, or short and equal. Texts that are
  /// not may still be equal.
  @inline(__always)
  func isIdentical(to other: String) -> Bool {
    typealias Long = (UInt64, UInt64)
    typealias Short = (UInt32, UInt32, UInt32)
    if MemoryLayout<String>.size == MemoryLayout<Long>.size {
      return unsafeBitCast(self, to: Long.self) == unsafeBitCast(other, to: Long.self)
    }
    guard MemoryLayout<String>.size == MemoryLayout<Short>.size else { return false }
    return unsafeBitCast(self, to: Short.self) == unsafeBitCast(other, to: Short.self)
  }

  /// Whether it may hold on to memory. A literal or a short text is known to hold none on most systems: the
  /// highest bit says so, by which the runtime itself tells what needs no counting.
  @inline(__always)
  package var isCounted: Bool {
    #if os(Linux) && (arch(x86_64) || arch(arm64)) || canImport(Darwin) && !arch(arm)
      unsafeBitCast(self, to: (UInt64, UInt64).self).1 >> 63 == 0
    #else
      true
    #endif
  }

  /// Whether these are the bytes of a literal.
  package func isLiteral(_ literal: StaticString) -> Bool {
    utf8.count == literal.utf8CodeUnitCount && withBytes { $0.hasSameBytes(as: literal.bytes) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares as many bytes, eight at a time.
  fileprivate func hasSameBytes(as other: Self) -> Bool {
    guard let one = UnsafeRawPointer(baseAddress), let two = UnsafeRawPointer(other.baseAddress)
    else { return true }
    return allWords { place in
      one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        == two.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    } orBytes: {
      self[$0] == other[$0]
    }
  }

  /// Whether a byte is 0, looking at eight at a time.
  package var hasNUL: Bool {
    guard let bytes = UnsafeRawPointer(baseAddress) else { return false }
    return !allWords { place in
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // A byte that is 0 borrows from the next one, and had its highest bit not set.
      return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
    } orBytes: {
      self[$0] != 0
    }
  }

  /// Whether each byte is a character of its own.
  package var isASCII: Bool {
    guard let bytes = UnsafeRawPointer(baseAddress) else { return true }
    return allWords { place in
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    } orBytes: {
      self[$0] < 0x80
    }
  }

  /// Whether something holds for all bytes, asked of eight at a time, from a place on. The last eight may have
  /// been asked in part before. Fewer than eight are asked one by one.
  @inline(__always)
  private func allWords(_ holds: (Int) -> Bool, orBytes isRight: (Int) -> Bool) -> Bool {
    var index = 0
    if count < 8 {
      while index < count {
        if !isRight(index) { return false }
        index &+= 1
      }
      return true
    }
    let last = count &- 8
    while index < last {
      if !holds(index) { return false }
      index &+= 8
    }
    return holds(last)
  }
}
