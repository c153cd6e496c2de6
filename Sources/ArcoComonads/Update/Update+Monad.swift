extension Update {
  /// Returns the update that does not move, and whose answer is `value`.
  @inlinable
  public static func pure(_ value: Value) -> Update {
    Update { (C.root($0), value) }
  }

  /// Returns the update that does not move, and whose answer is the result of `read` for the shape.
  @inlinable
  public static func reading(_ read: @escaping (C.Shape) -> Value) -> Update {
    Update { (C.root($0), read($0)) }
  }

  /// Returns the update with the answer transformed.
  ///
  /// - Complexity: O(1); each `map` adds a closure and a stack frame to the run.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Update<C, Result> {
    Update<C, Result> { shape in
      let (position, value) = run(shape)
      return (position, transform(value))
    }
  }

  /// Returns an update that runs this update, passes its answer to `next`, and runs the returned
  /// update from the position where this update ended.
  ///
  /// - Complexity: O(1), one closure; see ``Update`` on how to nest long chains.
  @inlinable
  public func flatMap<Result>(
    _ next: @escaping (Value) -> Update<C, Result>
  ) -> Update<C, Result> {
    Update<C, Result>(
      .chain { shape in
        let (position, value) = run(shape)
        return (position, next(value))
      })
  }

  /// Returns the update that continues with another one. The answer of this update is ignored.
  @inlinable
  public func then<Result>(_ next: Update<C, Result>) -> Update<C, Result> {
    flatMap { _ in next }
  }
}

extension Update where Value == Void {
  /// Returns the update that moves to a position of the current shape.
  @inlinable
  public static func moving(_ target: @escaping (C.Shape) -> C.Position) -> Update {
    Update { (target($0), ()) }
  }

  /// Returns the update that does nothing.
  @inlinable
  public static var staying: Update { pure(()) }

  /// Returns an update that runs the given updates one after another.
  ///
  /// - Complexity: O(n) in constant stack.
  @inlinable
  public static func all(_ updates: [Update]) -> Update {
    Update { shape in
      var position = C.root(shape)
      for update in updates {
        let next = update.run(C.reshape(shape, at: position)).position
        position = C.compose(shape, position, next)
      }
      return (position, ())
    }
  }
}
