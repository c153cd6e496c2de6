/// Bytes of a message in the making whose memory serves the next message.
struct ByteRoom: Sendable {
  /// What is behind the first `count` of these means nothing.
  private var memory: [UInt8] = []
  private(set) var count = 0

  /// Forgets the bytes and keeps their memory.
  mutating func removeAll() { count = 0 }

  mutating func byte(_ byte: UInt8) {
    add(1) { place in
      place.pointee = byte
      return 1
    }
  }

  /// Appends an unsigned LEB128 integer, as `ByteWriter` does.
  mutating func integer(_ value: Int) {
    add(ByteWriter.longestInteger) { value.writeInteger(to: $0) }
  }

  /// Appends a byte and three integers at once.
  mutating func byte(_ byte: UInt8, _ one: Int, _ two: Int, _ three: Int) {
    add(1 &+ 3 &* ByteWriter.longestInteger) { place in
      place.pointee = byte
      var count = 1
      count &+= one.writeInteger(to: place + count)
      count &+= two.writeInteger(to: place + count)
      return count &+ three.writeInteger(to: place + count)
    }
  }

  mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    add(bytes.count) { place in
      place.update(from: start, count: bytes.count)
      return bytes.count
    }
  }

  mutating func name(_ name: Name) {
    integer(name.count)
    raw(name.prefix.bytes)
    raw(name.bytes)
  }

  mutating func add(_ other: ByteRoom) { other.withBytes { raw($0) } }

  /// Lends the bytes.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    memory.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Adds what a closure writes: so many bytes at most, and it returns how many.
  @inline(__always)
  private mutating func add(_ most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if memory.count &- count < most { grow(by: most) }
    let end = count
    count = memory.withUnsafeMutableBufferPointer { memory in
      end &+ write(memory.baseAddress.unsafelyUnwrapped + end)
    }
  }

  @inline(never)
  private mutating func grow(by most: Int) {
    memory.append(contentsOf: repeatElement(0, count: max(most, memory.count, 32)))
  }
}

extension Int {
  /// Writes an unsigned LEB128 integer: seven bits a byte, the least significant first.
  ///
  /// - Precondition: 0 ≤ `self` < 2^31.
  /// - Returns: how many bytes that took.
  @inline(__always)
  func writeInteger(to place: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(self >= 0 && self <= Int(Int32.max), "the wire's integers are below 2^31")
    var rest = UInt32(truncatingIfNeeded: self)
    var count = 0
    while rest >= 0x80 {
      place[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest >>= 7
      count &+= 1
    }
    place[count] = UInt8(truncatingIfNeeded: rest)
    return count &+ 1
  }
}
