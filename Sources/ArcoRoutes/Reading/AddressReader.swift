extension Address {
  /// The unread rest of an address, while a route reads it.
  ///
  /// The path is read from left to right. Query items are found by name, and the fragment is read
  /// as a whole. The reader holds a pointer to the bytes of the address and copies nothing. Each
  /// part of a route passes it on to the next.
  public struct Reader {
    @usableFromInline
    let bytes: UnsafePointer<UInt8>
    /// The end of the path: at `?`, `#` or the end of the address.
    @usableFromInline
    let pathEnd: Int
    /// The end of the query: at `#` or the end of the address. Equals `pathEnd` if there is no
    /// query.
    @usableFromInline
    let queryEnd: Int
    @usableFromInline
    let count: Int
    /// The position of the unread path: at a slash, or at the end of the path.
    @usableFromInline
    var position = 0
    /// The deepest mismatch, if the address is read again to find it.
    @usableFromInline
    var misfit: DeepestMisfit?

    /// Makes a reader; nil if the address could lead to another site.
    @usableFromInline
    init?(_ buffer: UnsafeBufferPointer<UInt8>) {
      guard let layout = AddressLayout(buffer), let bytes = buffer.baseAddress else { return nil }
      self.bytes = bytes
      pathEnd = layout.pathEnd
      queryEnd = layout.queryEnd
      count = buffer.count
    }

    /// True if the whole path was read. Slashes at its end do not count.
    @inlinable
    var isAtEnd: Bool { mutating get { nextSegment() == pathEnd } }

    /// Returns the position of the first byte of the next segment, or the end of the path.
    @inlinable
    mutating func nextSegment() -> Int {
      var next = position
      while next < pathEnd, bytes[next] == UInt8(ascii: "/") { next &+= 1 }
      return next
    }

    /// Reads a segment; nil if the path has no more segments.
    @inlinable
    mutating func segment() -> Address.EncodedText? {
      let start = nextSegment()
      guard start < pathEnd else { return nil }
      var end = start
      while end < pathEnd, bytes[end] != UInt8(ascii: "/") { end &+= 1 }
      position = end
      return Address.EncodedText(bytes + start, count: end &- start, in: .segment)
    }

    /// Reads the segments of a literal, however they are encoded; false if they differ.
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

    /// The text after the `#`; nil if the fragment is missing or empty, because browsers treat
    /// these alike.
    @inlinable
    var fragment: Address.EncodedText? {
      guard queryEnd &+ 1 < count else { return nil }
      return Address.EncodedText(bytes + queryEnd + 1, count: count &- queryEnd &- 1, in: .fragment)
    }
  }
}

@available(*, unavailable)
extension Address.Reader: Sendable {}
