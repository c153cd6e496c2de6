extension Dictionary: Addressable {
  /// The keys.
  public typealias ID = Key

  /// Returns the value for this key.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func element(id: Key) -> Value? { self[id] }

  /// Changes the value for this key in place.
  ///
  /// - Complexity: O(1) on average; copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: Key,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    // By index, because access by key would allocate space for a value that may be absent.
    guard let index = index(forKey: id) else { return nil }
    return try body(&values[index])
  }
}
