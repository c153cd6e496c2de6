/// A message under construction, whose memory is reused for the next message.
struct MessageBuffer: Sendable {
  /// Only the bytes from `gap` to `end` belong to the message.
  private var memory: [UInt8] = []
  /// The number of reserved bytes before the message.
  private let gap: Int
  /// The offset of the next byte.
  private(set) var end: Int

  /// - Parameter gap: space before the bytes, for a length that is known last.
  init(gap: Int = 0) { (self.gap, end) = (gap, gap) }

  var count: Int { end &- gap }

  /// Removes the bytes and keeps the memory.
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

  /// Sets the lowest bit of the integer at an offset.
  mutating func setLowestBit(at place: Int) { memory[place] |= 1 }

  /// Appends two integers with one check for room.
  mutating func integers(_ one: Int, _ two: Int) {
    add(2 &* ByteWriter.longestInteger) { place in
      let count = one.writeInteger(to: place)
      return count &+ two.writeInteger(to: place + count)
    }
  }

  /// Appends a byte and three integers with one check for room.
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
  mutating func add(_ other: MessageBuffer) { other.withBytes { raw($0) } }

  /// Calls a closure with the bytes.
  @inline(__always)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if count == 0 { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    memory.withUnsafeBufferPointer { memory in
      body(UnsafeBufferPointer(start: memory.baseAddress.unsafelyUnwrapped + gap, count: count))
    }
  }

  /// A copy of the bytes with an integer before them, which the gap has space for.
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

  /// Appends what a closure writes: at most `most` bytes. The closure returns the number of bytes.
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
  /// An integer outside of 0..<2^31 is written as 2^31. Every reader refuses it, so the message is
  /// lost and this process goes on.
  /// - Returns: the number of bytes written.
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
