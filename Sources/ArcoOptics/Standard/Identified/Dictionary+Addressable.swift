extension Dictionary: Addressable {
  /// The keys.
  public typealias ID = Key

  /// Returns the value under this key.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func element(id: Key) -> Value? { self[id] }

  /// Changes the value under this key in place.
  ///
  /// - Complexity: O(1) on average; copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: Key,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    // By index: by key the dictionary makes room for a value that may not be there.
    guard let index = index(forKey: id) else { return nil }
    return try body(&values[index])
  }
}
