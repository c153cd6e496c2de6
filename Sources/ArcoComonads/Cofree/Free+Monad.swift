public import ArcoOptics

extension Free {
  /// Returns a dialogue that asks the machine nothing, and ends with `value`.
  @inlinable
  public static func pure(_ value: Value) -> Free { .done(value) }

  /// Returns a dialogue that asks one query. `prism` extracts the value from the machine's answer.
  ///
  ///     let count = Free<Tasks, Int>.asking(.count, Tasks.Answer.prisms.number)
  ///
  /// - Precondition: the interface's `step` gives this query an answer that the prism matches.
  @inlinable
  public static func asking(
    _ query: Questions.Query,
    _ prism: some PrismOptic<Questions.Answer, Value>
  ) -> Free {
    .ask(query) { answer in
      guard let value = prism.extract(answer) else {
        preconditionFailure(
          "the step of an interface gave an answer that the prism of the query does not match")
      }
      return .done(value)
    }
  }

  /// Returns the same dialogue with the value at its end transformed.
  @inlinable
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> Free<Questions, Result> {
    flatMap { .done(transform($0)) }
  }

  /// Returns this dialogue, continued: `next` makes the rest from the value at its end.
  ///
  /// - Complexity: O(1), and later O(1) for each query of this dialogue.
  @inlinable
  public func flatMap<Result>(
    _ next: @escaping (Value) -> Free<Questions, Result>
  ) -> Free<Questions, Result> {
    switch self {
    case .done(let value): next(value)
    case .ask(let query, let rest): .ask(query) { rest($0).flatMap(next) }
    }
  }

  /// Returns this dialogue followed by another dialogue. The value of this dialogue is ignored.
  @inlinable
  public func then<Result>(_ next: Free<Questions, Result>) -> Free<Questions, Result> {
    flatMap { _ in next }
  }

  /// Returns a dialogue that repeats `turn` until it returns `.done`.
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
