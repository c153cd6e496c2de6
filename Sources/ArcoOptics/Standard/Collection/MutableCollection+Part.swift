extension MutableCollection {
  /// Changes the elements between two indices in place, in order.
  @inlinable
  mutating func changeEach<Failure: Error>(
    from start: Index,
    to end: Index,
    _ body: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    // Index by index, because writing to a slice would copy the collection's storage.
    var index = start
    while index != end {
      try body(&self[index])
      formIndex(after: &index)
    }
  }

  /// Calls `body` with the elements between two indices in order, until it returns false.
  @inlinable
  func visitEach<Failure: Error>(
    from start: Index,
    to end: Index,
    _ body: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    var index = start
    while index != end {
      guard try body(self[index]) else { return false }
      formIndex(after: &index)
    }
    return true
  }
}
