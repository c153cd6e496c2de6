/// The container of a machine that answers: from a state lead the talks one can have with it.
///
/// - Questions: the interface.
///
/// Two talks after which the machine is in the same state are the same position.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Cofrees<Questions: Interface>: Container, Sendable {
  /// No question.
  @inlinable
  public static func root(_ state: Questions.State) -> Moment<Questions.State> { Moment(state) }

  /// The state after the talk.
  @inlinable
  public static func reshape(
    _ state: Questions.State,
    at moment: Moment<Questions.State>
  ) -> Questions.State {
    moment.state
  }

  /// One talk after the other.
  @inlinable
  public static func compose(
    _ state: Questions.State,
    _ first: Moment<Questions.State>,
    _ then: Moment<Questions.State>
  ) -> Moment<Questions.State> {
    then
  }

  /// Asks at a moment that the machine reached, takes it further in place, and returns the answer.
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
