/// One of two sides.
public enum Side: Hashable, Sendable, CaseIterable {
  /// The one.
  case left

  /// The other.
  case right
}

#if !hasFeature(Embedded)
  extension Side: Codable {}
#endif
