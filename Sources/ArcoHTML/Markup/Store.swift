/// A growing run of values whose room is given back by hand.
@usableFromInline struct Store<Element> {
  @usableFromInline var values: UnsafeMutablePointer<Element>?
  @usableFromInline var count: Int32 = 0
  @usableFromInline var capacity: Int32 = 0

  /// Makes room for so many values in all.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    makeRoom(for: Int32(truncatingIfNeeded: count))
  }

  /// Appends a value and returns its place.
  @inlinable mutating func add(_ value: consuming Element) -> Int32 {
    if count == capacity { grow() }
    values.unsafelyUnwrapped.advanced(by: Int(count)).initialize(to: value)
    count &+= 1
    return count &- 1
  }

  @inline(never)
  @usableFromInline mutating func grow() {
    precondition(capacity < 1 << 29, "too many values in one place")
    makeRoom(for: capacity == 0 ? 4 : capacity * 2)
  }

  private mutating func makeRoom(for count: Int32) {
    let used = Int(self.count)
    capacity = count
    let room = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    if let values {
      room.moveInitialize(from: values, count: used)
      values.deallocate()
    }
    values = room
  }

  mutating func removeAll() {
    for index in 0..<Int(count) {
      values.unsafelyUnwrapped.advanced(by: index).deinitialize(count: 1)
    }
    count = 0
  }

  /// Forgets all values, and gives the room back.
  mutating func deallocate() {
    removeAll()
    values?.deallocate()
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
