/// One of two values.
///
/// - Left: the value on the one side.
/// - Right: the value on the other.
public enum Either<Left, Right> {
  /// The value on the one side.
  case left(Left)

  /// The value on the other.
  case right(Right)
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
  extension Either: Codable where Left: Codable, Right: Codable {}
#endif
