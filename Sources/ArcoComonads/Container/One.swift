/// The type of one value: a shape or a position about which there is nothing to say.
///
/// Unlike `Void` it can be compared, so that shapes and positions made of it can be, too.
public struct One: Hashable, Sendable {
  /// Makes the one value.
  @inlinable
  public init() {}
}

#if !hasFeature(Embedded)
  extension One: Codable {}
#endif
