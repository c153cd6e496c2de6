extension String {
  /// Calls a closure with the UTF-8 bytes in one buffer.
  ///
  /// Iterating over `utf8` also has code for bridged strings: it is half as fast, and adds some
  /// kilobytes to an Embedded program.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    #if hasFeature(Embedded)
      // In Embedded Swift strings are always contiguous. The other branch would duplicate the
      // closure's code.
      return utf8.withContiguousStorageIfAvailable(body).unsafelyUnwrapped
    #else
      if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
      var copy = self
      return copy.withUTF8(body)
    #endif
  }

  /// Whether both texts have the same bytes.
  ///
  /// `==` compares by canonical equivalence: browsers do not, and it would link the Unicode tables
  /// into an Embedded program.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return isIdentical(to: other)
      || withBytes { bytes in other.withBytes { bytes.hasSameBytes(as: $0) } }
  }

  /// Whether both are the same value: the same literal, the same memory, or short and equal. Other
  /// texts may still be equal.
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

  /// Whether the string may own heap memory. On most systems a literal or a short text is known to
  /// own none: the runtime marks such strings by the highest bit.
  @inline(__always)
  package var isCounted: Bool {
    #if os(Linux) && (arch(x86_64) || arch(arm64)) || canImport(Darwin) && !arch(arm)
      unsafeBitCast(self, to: (UInt64, UInt64).self).1 >> 63 == 0
    #else
      true
    #endif
  }

  /// Whether the text has the bytes of a literal.
  package func isLiteral(_ literal: StaticString) -> Bool {
    utf8.count == literal.utf8CodeUnitCount && withBytes { $0.hasSameBytes(as: literal.bytes) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares the bytes of two buffers of equal length, eight at a time.
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

  /// Whether a byte is 0, testing eight at a time.
  package var hasNUL: Bool {
    guard let bytes = UnsafeRawPointer(baseAddress) else { return false }
    return !allWords { place in
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // A zero byte borrows from the next byte, and its own highest bit was not set.
      return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
    } orBytes: {
      self[$0] != 0
    }
  }

  /// Whether all bytes are ASCII.
  package var isASCII: Bool {
    guard let bytes = UnsafeRawPointer(baseAddress) else { return true }
    return allWords { place in
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    } orBytes: {
      self[$0] < 0x80
    }
  }

  /// Whether a condition holds for all bytes, testing eight at a time by `holds`. The last eight
  /// may overlap the eight before. Fewer than eight bytes are tested one by one, by `isRight`.
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
