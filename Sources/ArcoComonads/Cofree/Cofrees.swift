/// The ``Container`` of a machine that answers queries (``Cofree``). A position is the state after
/// a dialogue with the machine: a sequence of queries and answers.
///
/// - Questions: the interface that defines the queries.
///
/// Two dialogues that lead to the same state are the same position.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Cofrees<Questions: Interface>: Container, Sendable {
  /// The position of the empty dialogue.
  @inlinable
  public static func root(_ state: Questions.State) -> Moment<Questions.State> { Moment(state) }

  /// The machine's state after the dialogue.
  @inlinable
  public static func reshape(
    _ state: Questions.State,
    at moment: Moment<Questions.State>
  ) -> Questions.State {
    moment.state
  }

  /// The position after both dialogues.
  @inlinable
  public static func compose(
    _ state: Questions.State,
    _ first: Moment<Questions.State>,
    _ then: Moment<Questions.State>
  ) -> Moment<Questions.State> {
    then
  }

  /// Asks a query in a state that the machine has reached. Changes the moment to the following
  /// state, and returns the answer.
  ///
  /// - Complexity: that of the interface's step.
  @inlinable
  public static func ask(
    _ query: Questions.Query,
    at moment: inout Moment<Questions.State>
  ) -> Questions.Answer {
    Questions.step(&moment.reached, query)
  }
}
