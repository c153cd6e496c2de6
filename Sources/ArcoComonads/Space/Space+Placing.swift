extension Space {
  /// Returns the space moved to a position of its ``origin``, independently of its current
  /// position.
  ///
  /// - Complexity: O(1); allocates nothing.
  @inlinable
  public func placed(at position: C.Position) -> Space {
    Space(origin: origin, position: position, lookup: lookup)
  }
}
