extension Footprint {
  /// Whether a write inside one footprint may change the other.
  ///
  /// - Complexity: O(length of the shorter path).
  public func overlaps(_ other: Footprint) -> Bool {
    for depth in 0..<min(path.count, other.path.count) {
      switch (path[depth], other.path[depth]) {
      case (.oneOf(let places), _):
        return places.contains { $0.overlaps(other.dropping(depth)) }
      case (_, .oneOf(let places)):
        return places.contains { $0.overlaps(dropping(depth)) }
      case (.field(let mine), .field(let theirs)), (.case(let mine), .case(let theirs)):
        if mine != theirs { return false }
      case (.bytes(let mine, let myType), .bytes(let theirs, let theirType)):
        if mine != theirs || myType != theirType { return mine.overlaps(theirs) }
      default:
        return true  // different sources cannot be compared
      }
    }
    return true
  }

  /// The footprint without its first segments.
  func dropping(_ depth: Int) -> Footprint { Footprint(path: Array(path.dropFirst(depth))) }
}
