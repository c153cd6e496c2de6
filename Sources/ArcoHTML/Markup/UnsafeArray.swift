#if !hasFeature(Embedded)
  import CArco
#endif

/// A growing array in unmanaged memory, which must be freed by `deallocate()`.
@usableFromInline struct UnsafeArray<Element> {
  @usableFromInline var values: UnsafeMutablePointer<Element>?
  @usableFromInline var count: Int32 = 0
  @usableFromInline var capacity: Int32 = 0

  /// Makes room for `count` values in total.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    makeRoom(for: Int32(truncatingIfNeeded: count))
  }

  /// Appends a value and returns its index.
  @inlinable mutating func add(_ value: consuming Element) -> Int32 {
    if count == capacity { grow() }
    values.unsafelyUnwrapped.advanced(by: Int(count)).initialize(to: value)
    count &+= 1
    return count &- 1
  }

  mutating func insert(_ value: consuming Element, at place: Int) {
    if count == capacity { grow() }
    let start = values.unsafelyUnwrapped + place
    (start + 1).moveInitialize(from: start, count: Int(count) - place)
    start.initialize(to: value)
    count += 1
  }

  @inline(never)
  @usableFromInline mutating func grow() {
    precondition(capacity < 1 << 29, "too many pieces of markup in one view or document")
    makeRoom(for: capacity == 0 ? 4 : capacity * 2)
  }

  private mutating func makeRoom(for count: Int32) {
    let used = Int(self.count)
    capacity = count
    let room = Self.room(for: Int(capacity))
    if let values {
      room.moveInitialize(from: values, count: used)
      Self.giveBack(values)
    }
    values = room
  }

  #if hasFeature(Embedded)
    private static func room(for count: Int) -> UnsafeMutablePointer<Element> {
      .allocate(capacity: count)
    }

    private static func giveBack(_ values: UnsafeMutablePointer<Element>) { values.deallocate() }
  #else
    private static func room(for count: Int) -> UnsafeMutablePointer<Element> {
      arco_allocate(count * MemoryLayout<Element>.stride)
        .bindMemory(to: Element.self, capacity: count)
    }

    private static func giveBack(_ values: UnsafeMutablePointer<Element>) {
      arco_deallocate(values)
    }
  #endif

  mutating func removeAll() { removeLast(Int(count)) }

  mutating func removeLast(_ number: Int) {
    for index in (Int(count) - number)..<Int(count) {
      _ = values.unsafelyUnwrapped.advanced(by: index).move()
    }
    count -= Int32(truncatingIfNeeded: number)
  }

  /// Removes all values and keeps the memory.
  ///
  /// - Parameter isCounted: whether a value owns a reference that must be released.
  @inline(__always)
  mutating func removeAll(_ isCounted: (borrowing Element) -> Bool) {
    for index in 0..<Int(count) {
      let value = values.unsafelyUnwrapped + index
      if isCounted(value.pointee) { _ = value.move() }
    }
    count = 0
  }

  /// Removes all values and frees the memory.
  mutating func deallocate() {
    removeAll()
    if let values { Self.giveBack(values) }
    values = nil
    capacity = 0
  }

  subscript(_ index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(values.unsafelyUnwrapped + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return values.unsafelyUnwrapped + index
    }
  }

  var indices: Range<Int> { 0..<Int(count) }
}
