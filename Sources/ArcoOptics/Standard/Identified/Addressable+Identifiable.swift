extension Addressable
where Self: MutableCollection, Element: Identifiable, ID == Element.ID, Value == Element {
  /// Returns the first element with this id.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func element(id: Element.ID) -> Element? { first { $0.id == id } }

  /// Changes the first element with this id in place.
  ///
  /// - Complexity: O(n) to find it; copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: Element.ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    return try body(&self[index])
  }
}

extension Array: Addressable where Element: Identifiable {
  /// The elements' own ids.
  public typealias ID = Element.ID
  /// An element.
  public typealias Value = Element
}

extension ArraySlice: Addressable where Element: Identifiable {
  /// The elements' own ids.
  public typealias ID = Element.ID
  /// An element.
  public typealias Value = Element
}

extension ContiguousArray: Addressable where Element: Identifiable {
  /// The elements' own ids.
  public typealias ID = Element.ID
  /// An element.
  public typealias Value = Element
}
