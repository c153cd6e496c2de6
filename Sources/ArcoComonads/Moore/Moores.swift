/// The container of a machine: from a state lead the words of inputs.
///
/// - State: what the machine remembers.
/// - Input: what it is told.
///
/// Two words that lead to the same state are the same position.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Moores<State, Input>: Container, Sendable {
  /// The empty word.
  @inlinable
  public static func root(_ machine: Machine<State, Input>) -> Moment<State> {
    Moment(machine.state)
  }

  /// The same machine where the word leads.
  @inlinable
  public static func reshape(
    _ machine: Machine<State, Input>,
    at moment: Moment<State>
  ) -> Machine<State, Input> {
    Machine(state: moment.state, step: machine.step)
  }

  /// One word after the other.
  @inlinable
  public static func compose(
    _ machine: Machine<State, Input>,
    _ first: Moment<State>,
    _ then: Moment<State>
  ) -> Moment<State> {
    then
  }
}
