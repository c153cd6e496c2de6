/// One of two values.
///
/// - Left: the value of the first case.
/// - Right: the value of the second case.
public enum Either<Left, Right> {
  /// The first case.
  case left(Left)

  /// The second case.
  case right(Right)
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
  extension Either: Codable where Left: Codable, Right: Codable {}
#endif
