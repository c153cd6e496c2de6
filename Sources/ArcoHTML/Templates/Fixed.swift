/// Values that are counted once and read often: an array without checks for sharing and growth.
///
/// Whoever makes it deallocates it.
struct Fixed<Element> {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(_ values: [Element]) {
    start = .allocate(capacity: values.count)
    count = values.count
    for (index, value) in values.enumerated() { (start + index).initialize(to: value) }
  }

  func deallocate() {
    start.deinitialize(count: count)
    start.deallocate()
  }

  subscript(_ index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(start + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return start + index
    }
  }

  subscript(_ index: Int32) -> Element {
    unsafeAddress { UnsafePointer(start + Int(index)) }
    nonmutating unsafeMutableAddress { start + Int(index) }
  }

  subscript(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  var indices: Range<Int> { 0..<count }

  var isEmpty: Bool { count == 0 }

  func pointer(to index: Int32) -> UnsafeMutablePointer<Element> { start + Int(index) }
}

/// Whether two values are the same bit by bit.
///
/// Bits that a value does not use may differ in equal values; equal bits are equal values, as long
/// as both are alive.
@inline(__always)
func hasSameBits<Value>(
  _ one: UnsafeMutablePointer<Value>, _ other: UnsafeMutablePointer<Value>
) -> Bool {
  let size = MemoryLayout<Value>.size / MemoryLayout<UInt>.size
  return one.withMemoryRebound(to: UInt.self, capacity: size) { one in
    other.withMemoryRebound(to: UInt.self, capacity: size) { other in
      for word in 0..<size where one[word] != other[word] { return false }
      return true
    }
  }
}
