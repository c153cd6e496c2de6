extension Space {
  /// Returns the space after the move of `update`: ``pair(_:_:_:)`` over ``duplicate()``.
  ///
  /// Laws, checked by `ActionLaws`: an update that stays changes nothing; a sequence of updates
  /// equals selecting twice; `map` before or after makes no difference.
  /// - Complexity: that of `update` and of one move; allocates nothing of its own.
  @inlinable
  public func select(_ update: Update<C, Void>) -> Space {
    moved(to: update.run(shape).position)
  }

  /// Moves the space in place, and returns the answer of `update`.
  @inlinable
  @discardableResult
  public mutating func move<Value>(by update: Update<C, Value>) -> Value {
    let (position, value) = update.run(shape)
    self = moved(to: position)
    return value
  }
}
