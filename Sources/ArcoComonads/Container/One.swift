/// A type with only one value: a shape or a position without information.
///
/// Unlike `Void` it is `Hashable`, so that shapes and positions that contain it can be `Hashable`.
public struct One: Hashable, Sendable {
  /// Makes the one value.
  @inlinable
  public init() {}
}

#if !hasFeature(Embedded)
  extension One: Codable {}
#endif
