extension Update where C == Zippers, Value == Void {
  /// Returns the update that moves one element to the left. At the edge it does not move.
  @inlinable
  public static func left() -> Update { moving { $0.left } }

  /// Returns the update that moves one element to the right. At the edge it does not move.
  @inlinable
  public static func right() -> Update { moving { $0.right } }

  /// Returns the update that moves to the leftmost element.
  @inlinable
  public static func first() -> Update { moving { _ in 0 } }

  /// Returns the update that moves to the rightmost element.
  @inlinable
  public static func last() -> Update { moving { $0.count - 1 } }
}

extension Space where C == Zippers {
  /// Returns the row one element to the left; at the left edge, the row as it is.
  @inlinable
  public func left() -> Space { moved(to: shape.left) }

  /// Returns the row one element to the right; at the right edge, the row as it is.
  @inlinable
  public func right() -> Space { moved(to: shape.right) }

  /// Returns the row with its leftmost element in view.
  @inlinable
  public func first() -> Space { moved(to: 0) }

  /// Returns the row with its rightmost element in view.
  @inlinable
  public func last() -> Space { moved(to: count - 1) }
}
