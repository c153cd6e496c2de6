/// A dialogue with a machine, as a value: a program that asks queries and ends with a value. It is
/// either that value, or a query and the dialogue that follows the answer.
///
/// - Questions: the interface that defines the queries.
/// - Value: the value at the end of the dialogue.
///
///     let addAndCount = Free<Tasks, Int>.ask(.add("tea")) { _ in
///       .asking(.count, Tasks.Answer.prisms.number)
///     }
///
/// Nest long dialogues to the right, or use ``loop(_:_:)``: running them then takes constant stack,
/// even for a million queries. `flatMap` on a dialogue that is nested deeply to the left visits
/// all levels at every query, which takes quadratic time and a stack frame for each level.
///
/// Laws, checked by `MonadLaws` in `CofreeTests`.
/// - Isolation: not `Sendable`; for use by its creator.
/// - In the literature: free monad over the interface's functor.
public enum Free<Questions: Interface, Value> {
  /// The end of the dialogue.
  case done(Value)

  /// A query, and the dialogue that follows its answer.
  case ask(Questions.Query, (Questions.Answer) -> Free)

  /// Runs the dialogue: `answer` answers each query in turn. Returns the value at the end.
  ///
  /// - Complexity: constant stack, whatever the number of queries.
  @inlinable
  public func run<Failure: Error>(
    _ answer: (Questions.Query) throws(Failure) -> Questions.Answer
  ) throws(Failure) -> Value {
    var rest = self
    while true {
      switch rest {
      case .done(let value): return value
      case .ask(let query, let next): rest = next(try answer(query))
      }
    }
  }

  /// Runs the dialogue with the interface's own `step`, which changes `state`. Returns the value at
  /// the end.
  @inlinable
  public func run(on state: inout Questions.State) -> Value {
    run { Questions.step(&state, $0) }
  }
}

@available(*, unavailable)
extension Free: Sendable {}
