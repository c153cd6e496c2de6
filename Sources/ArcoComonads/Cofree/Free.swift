/// A talk: a value, or a question and how to go on with its answer.
///
/// - Questions: the interface to which it talks.
/// - Value: what the talk ends with.
///
///     let addAndCount = Free<Tasks, Int>.ask(.add("tea")) { _ in
///       .asking(.count, Tasks.Answer.prisms.number)
///     }
///
/// Build long talks to the right or by ``loop(_:_:)``: interpreting them takes constant stack, a
/// million questions and more. `flatMap` on a talk nested deeply to the left goes through all
/// levels at every question (quadratic), and takes a stack frame for each.
///
/// Laws, checked by `MonadLaws` in `CofreeTests`.
/// - Isolation: not `Sendable`; it stays with whoever made it.
/// - In the literature: free monad over the interface's functor.
public enum Free<Questions: Interface, Value> {
  /// The talk is over.
  case done(Value)

  /// A question, and how the talk goes on.
  case ask(Questions.Query, (Questions.Answer) -> Free)

  /// Returns the value at the end, with every question answered by `answer` in turn.
  ///
  /// - Complexity: constant stack, whatever the number of questions.
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

  /// Returns the value at the end, after the interface's own machine has answered every question.
  @inlinable
  public func run(on state: inout Questions.State) -> Value {
    run { Questions.step(&state, $0) }
  }
}

@available(*, unavailable)
extension Free: Sendable {}
