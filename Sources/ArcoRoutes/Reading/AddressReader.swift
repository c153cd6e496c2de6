extension Address {
  /// What is left of an address while a route reads it.
  ///
  /// The path is read from left to right; the items of the query are found by name, and the fragment
  /// as a whole. It looks at the bytes of the address, which are not copied. Routes hand it from part
  /// to part.
  public struct Reader {
    @usableFromInline
    let bytes: UnsafePointer<UInt8>
    /// Where the path ends: at `?`, `#` or the end.
    @usableFromInline
    let pathEnd: Int
    /// Where the query ends: at `#` or the end. The same as `pathEnd` where there is none.
    @usableFromInline
    let queryEnd: Int
    @usableFromInline
    let count: Int
    /// Where the path goes on: at a slash, or at its end.
    @usableFromInline
    var position = 0
    /// What did not fit, where an address is read again to say so.
    @usableFromInline
    var misfit: Misfit?

    /// Begins to read; nil where the address leads elsewhere.
    @usableFromInline
    init?(_ buffer: UnsafeBufferPointer<UInt8>) {
      guard let layout = AddressLayout(buffer), let bytes = buffer.baseAddress else { return nil }
      self.bytes = bytes
      pathEnd = layout.pathEnd
      queryEnd = layout.queryEnd
      count = buffer.count
    }

    /// Whether all of the path was read. Slashes at its end do not count.
    @inlinable
    var isAtEnd: Bool { mutating get { nextSegment() == pathEnd } }

    /// Goes on to the first byte of the next segment, or to the end of the path.
    @inlinable
    mutating func nextSegment() -> Int {
      var next = position
      while next < pathEnd, bytes[next] == UInt8(ascii: "/") { next &+= 1 }
      return next
    }

    /// Reads a segment; nil where the path has none left.
    @inlinable
    mutating func segment() -> Address.EncodedText? {
      let start = nextSegment()
      guard start < pathEnd else { return nil }
      var end = start
      while end < pathEnd, bytes[end] != UInt8(ascii: "/") { end &+= 1 }
      position = end
      return Address.EncodedText(bytes + start, count: end &- start, in: .segment)
    }

    /// Reads the segments of a literal, whatever way they are encoded.
    @inlinable
    mutating func skip(_ literal: StaticString) -> Bool {
      let wanted = literal.utf8Start
      var next = nextSegment()
      for index in 0..<literal.utf8CodeUnitCount {
        let byte = wanted[index]
        if next < pathEnd, bytes[next] == byte {
          next &+= 1
          guard byte == UInt8(ascii: "/") else { continue }
          while next < pathEnd, bytes[next] == UInt8(ascii: "/") { next &+= 1 }
        } else {
          guard next < pathEnd, bytes[next] == UInt8(ascii: "%"), byte != UInt8(ascii: "/"),
            Address.EncodedText.escaped(bytes + next, pathEnd &- next) == Int(byte)
          else { return false }
          next &+= 3
        }
      }
      guard next == pathEnd || bytes[next] == UInt8(ascii: "/") else { return false }
      position = next
      return true
    }

    /// The items of the query.
    @inlinable
    var items: QueryItems {
      QueryItems(bytes, from: pathEnd &+ 1, to: queryEnd)
    }

    /// The text after the `#`; nil if the fragment is missing or empty, as browsers do not tell the two
    /// apart.
    @inlinable
    var fragment: Address.EncodedText? {
      guard queryEnd &+ 1 < count else { return nil }
      return Address.EncodedText(bytes + queryEnd + 1, count: count &- queryEnd &- 1, in: .fragment)
    }
  }
}

@available(*, unavailable)
extension Address.Reader: Sendable {}
