extension Update {
  /// Returns the update that stays and answers `value`.
  @inlinable
  public static func pure(_ value: Value) -> Update {
    Update { (C.root($0), value) }
  }

  /// Returns the update that stays and answers what the shape tells.
  @inlinable
  public static func reading(_ read: @escaping (C.Shape) -> Value) -> Update {
    Update { (C.root($0), read($0)) }
  }

  /// Returns the update with another answer.
  ///
  /// - Complexity: O(1); each `map` adds a closure and a stack frame to the run.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Update<C, Result> {
    Update<C, Result> { shape in
      let (position, value) = run(shape)
      return (position, transform(value))
    }
  }

  /// Returns the update that goes on, from where this one ends, with what `next` makes of its answer.
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

  /// Returns the update that goes on with another, whatever this one answers.
  @inlinable
  public func then<Result>(_ next: Update<C, Result>) -> Update<C, Result> {
    flatMap { _ in next }
  }
}

extension Update where Value == Void {
  /// Returns the update that goes to a position of the present shape.
  @inlinable
  public static func moving(_ target: @escaping (C.Shape) -> C.Position) -> Update {
    Update { (target($0), ()) }
  }

  /// Returns the update that stays.
  @inlinable
  public static var staying: Update { pure(()) }

  /// Returns the update that runs others in their order.
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
