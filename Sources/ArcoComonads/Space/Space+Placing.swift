extension Space {
  /// Returns the space seen from a position of its ``origin``, wherever it is now.
  ///
  /// - Complexity: O(1); allocates nothing.
  @inlinable
  public func placed(at position: C.Position) -> Space {
    Space(origin: origin, position: position, lookup: lookup)
  }
}
