extension Space {
  /// Returns the space seen from where `update` goes: ``pair(_:_:_:)`` over ``duplicate()``.
  ///
  /// Laws, checked by `ActionLaws`: staying changes nothing; going on is selecting twice; mapping
  /// before or after makes no difference.
  /// - Complexity: that of `update` and of one move; allocates nothing of its own.
  @inlinable
  public func select(_ update: Update<C, Void>) -> Space {
    moved(to: update.run(shape).position)
  }

  /// Goes where `update` goes, and returns its answer.
  @inlinable
  @discardableResult
  public mutating func move<Value>(by update: Update<C, Value>) -> Value {
    let (position, value) = update.run(shape)
    self = moved(to: position)
    return value
  }
}
