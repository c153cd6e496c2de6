public import ArcoOptics

extension Free {
  /// Returns the talk of no question.
  @inlinable
  public static func pure(_ value: Value) -> Free { .done(value) }

  /// Returns the talk of one question, whose answer must be of the kind that `prism` sees.
  ///
  ///     let count = Free<Tasks, Int>.asking(.count, Tasks.Answer.prisms.number)
  ///
  /// An answer of another kind is a mistake in the interface's `step`.
  @inlinable
  public static func asking(
    _ query: Questions.Query,
    _ prism: some PrismOptic<Questions.Answer, Value>
  ) -> Free {
    .ask(query) { answer in
      guard let value = prism.extract(answer) else {
        preconditionFailure("an interface must give each query an answer of the query's own kind")
      }
      return .done(value)
    }
  }

  /// Returns the talk with another value at its end.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Free<Questions, Result> {
    flatMap { .done(transform($0)) }
  }

  /// Returns the talk that goes on with what `next` makes of this one's value.
  ///
  /// - Complexity: O(1) now, and O(1) at each of this talk's questions.
  @inlinable
  public func flatMap<Result>(
    _ next: @escaping (Value) -> Free<Questions, Result>
  ) -> Free<Questions, Result> {
    switch self {
    case .done(let value): next(value)
    case .ask(let query, let rest): .ask(query) { rest($0).flatMap(next) }
    }
  }

  /// Returns the talk that goes on with another, whatever this one's value.
  @inlinable
  public func then<Result>(_ next: Free<Questions, Result>) -> Free<Questions, Result> {
    flatMap { _ in next }
  }

  /// Returns the talk that takes `turn` until it is done.
  ///
  /// - Complexity: constant stack, whatever the number of turns.
  @inlinable
  public static func loop<Seed>(
    _ seed: Seed,
    _ turn: @escaping (Seed) -> Free<Questions, Loop<Seed, Value>>
  ) -> Free {
    resume(turn(seed), turn)
  }

  @inlinable
  static func resume<Seed>(
    _ begun: Free<Questions, Loop<Seed, Value>>,
    _ turn: @escaping (Seed) -> Free<Questions, Loop<Seed, Value>>
  ) -> Free {
    var begun = begun
    while true {
      switch begun {
      case .done(.done(let value)): return .done(value)
      case .done(.again(let seed)): begun = turn(seed)
      case .ask(let query, let rest): return .ask(query) { resume(rest($0), turn) }
      }
    }
  }
}
