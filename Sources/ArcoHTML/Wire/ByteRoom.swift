/// Bytes of a message in the making whose memory serves the next message.
struct ByteRoom: Sendable {
  /// What is before the bytes and behind them means nothing.
  private var memory: [UInt8] = []
  /// How much of the memory is before the bytes.
  private let gap: Int
  /// Where the next byte goes.
  private(set) var end: Int

  /// - Parameter gap: room for what is to stand before the bytes and is known last.
  init(gap: Int = 0) { (self.gap, end) = (gap, gap) }

  var count: Int { end &- gap }

  /// Forgets the bytes and keeps their memory.
  mutating func removeAll() { end = gap }

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

  /// Makes the integer that begins somewhere an odd one.
  mutating func setLowestBit(at place: Int) { memory[place] |= 1 }

  /// Appends two integers at once.
  mutating func integers(_ one: Int, _ two: Int) {
    add(2 &* ByteWriter.longestInteger) { place in
      let count = one.writeInteger(to: place)
      return count &+ two.writeInteger(to: place + count)
    }
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

  @inline(__always)
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

  @inline(__always)
  mutating func add(_ other: ByteRoom) { other.withBytes { raw($0) } }

  /// Lends the bytes.
  @inline(__always)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if count == 0 { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    memory.withUnsafeBufferPointer { memory in
      body(UnsafeBufferPointer(start: memory.baseAddress.unsafelyUnwrapped + gap, count: count))
    }
  }

  /// A copy of the bytes behind an integer, which the gap has room for.
  mutating func bytes(behind value: Int) -> [UInt8] {
    if memory.count < gap { grow(by: gap) }
    let count = count
    return memory.withUnsafeMutableBufferPointer { memory in
      let start = memory.baseAddress.unsafelyUnwrapped
      let length = value.writeInteger(to: start)
      let first = start + (gap &- length)
      first.update(from: start, count: length)
      return Array(UnsafeBufferPointer(start: first, count: length &+ count))
    }
  }

  /// Adds what a closure writes: so many bytes at most, and it returns how many.
  @inline(__always)
  private mutating func add(_ most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if memory.count &- end < most { grow(by: most) }
    let end = end
    self.end = memory.withUnsafeMutableBufferPointer { memory in
      end &+ write(memory.baseAddress.unsafelyUnwrapped + end)
    }
  }

  @inline(never)
  private mutating func grow(by most: Int) {
    memory.append(contentsOf: repeatElement(0, count: max(most, memory.count, 32)))
  }
}

extension Int {
  /// The integer for the wire. An integer out of range becomes 2^31, which every reader refuses.
  @inline(__always)
  var wireInteger: UInt32 {
    let bits = UInt(bitPattern: self)
    return bits <= UInt(Int32.max) ? UInt32(truncatingIfNeeded: bits) : 1 << 31
  }

  /// Writes an unsigned LEB128 integer: seven bits a byte, the least significant first.
  ///
  /// An integer outside of 0..<2^31 is written as 2^31, which every reader refuses. So the message is refused, and this
  /// process goes on.
  /// - Returns: how many bytes that took.
  @inline(__always)
  func writeInteger(to place: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = wireInteger
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
