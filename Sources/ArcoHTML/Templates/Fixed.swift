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

  var indices: Range<Int> { 0..<count }

  var isEmpty: Bool { count == 0 }

  /// Whether a value is bit by bit the one at an index.
  ///
  /// Bits that a value does not use may differ in equal values; equal bits are equal values, as long
  /// as both are alive.
  @inline(__always)
  func hasSameBits(as other: UnsafeMutablePointer<Element>, at index: Int) -> Bool {
    let one = UnsafeRawPointer(start + index).assumingMemoryBound(to: UInt.self)
    let other = UnsafeRawPointer(other).assumingMemoryBound(to: UInt.self)
    for word in 0..<(MemoryLayout<Element>.stride / MemoryLayout<UInt>.stride)
    where one[word] != other[word] { return false }
    return true
  }
}
