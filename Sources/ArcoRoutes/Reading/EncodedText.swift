extension Address {
  /// An encoded piece of an address: a segment, the value of an item, or the fragment.
  ///
  /// A ``RouteForm`` reads it. The text is known only after decoding. A piece with an incomplete
  /// `%`, or with bytes that are not UTF-8, has no text.
  public struct EncodedText {
    /// The part of the address that contains the text. Some characters have another meaning in
    /// another part.
    @usableFromInline
    enum Place {
      case segment
      /// An item of the query, in which `+` means a blank.
      case item
      case fragment
    }

    @usableFromInline
    let bytes: UnsafePointer<UInt8>
    @usableFromInline
    let count: Int
    @usableFromInline
    let place: Place

    @inlinable
    init(_ bytes: UnsafePointer<UInt8>, count: Int, in place: Place) {
      self.bytes = bytes
      self.count = count
      self.place = place
    }

    /// Returns the decoded text; nil if it is not encoded properly.
    ///
    /// - Complexity: O(n); one allocation, and none for a short string.
    public func decoded() -> String? {
      guard let text = isPlain ? raw : unescaped() else { return nil }
      return place == .item ? text : Self.withoutTilde(text, in: place)
    }

    /// True if the encoded text equals the decoded text byte by byte.
    private var isPlain: Bool {
      for index in 0..<count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") || byte >= 0x80 { return false }
      }
      return true
    }

    /// The text as it stands in the address, still encoded.
    var raw: String {
      String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    private func unescaped() -> String? {
      var isProper = true
      let text = String(unsafeUninitializedCapacity: count) { memory in
        var length = 0
        var next = 0
        while next < count {
          guard let byte = byte(at: &next) else { break }
          memory[length] = byte
          length += 1
        }
        isProper =
          next == count && UTF8Check.isValid(UnsafeBufferPointer(rebasing: memory[..<length]))
        return isProper ? length : 0
      }
      return isProper ? text : nil
    }

    /// Decodes the byte at an offset, and moves the offset to the next; nil if it is not encoded
    /// properly, and then the offset stays.
    @inlinable
    func byte(at next: inout Int) -> UInt8? {
      let byte = bytes[next]
      if byte == UInt8(ascii: "%") {
        let escaped = Self.escaped(bytes + next, count &- next)
        guard escaped >= 0 else { return nil }
        next &+= 3
        return UInt8(truncatingIfNeeded: escaped)
      }
      next &+= 1
      return byte == UInt8(ascii: "+") && place == .item ? 0x20 : byte
    }

    /// Returns the byte that `%` and two digits encode; -1 if there are no two digits.
    @usableFromInline
    static func escaped(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
      guard count >= 3, let high = digit(bytes[1]), let low = digit(bytes[2]) else { return -1 }
      return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> Int? {
      switch byte {
      case 0x30...0x39: Int(byte) - 0x30
      case 0x41...0x46: Int(byte) - 0x41 + 10
      case 0x61...0x66: Int(byte) - 0x61 + 10
      default: nil
      }
    }

    /// Returns true if the decoded text equals a literal.
    @inlinable
    func says(_ literal: StaticString) -> Bool {
      let wanted = literal.utf8Start
      let length = literal.utf8CodeUnitCount
      guard count >= length else { return false }
      var next = 0
      for index in 0..<length {
        guard next < count else { return false }
        let isPlain = wanted[index] != UInt8(ascii: "+") && wanted[index] != UInt8(ascii: "%")
        if isPlain, bytes[next] == wanted[index] {
          next &+= 1
        } else {
          guard byte(at: &next) == wanted[index] else { return false }
        }
      }
      return next == count
    }
  }
}

@available(*, unavailable)
extension Address.EncodedText: Sendable {}
