/// One of the two sides of a ``Switch``.
public enum Side: Hashable, Sendable, CaseIterable {
  /// The left side.
  case left

  /// The right side.
  case right
}

#if !hasFeature(Embedded)
  extension Side: Codable {}
#endif
