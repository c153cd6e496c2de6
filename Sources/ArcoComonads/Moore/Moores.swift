/// The ``Container`` of a ``Moore`` machine: a ``Space`` with an element for each state. A position
/// is the state after a sequence of inputs.
///
/// - State: the state of the machine.
/// - Input: the inputs of the machine.
///
/// Two sequences of inputs that lead to the same state are the same position.
///
/// Laws, checked by `ContainerLaws` in `LawTests`.
public enum Moores<State, Input>: Container, Sendable {
  /// The position before any input.
  @inlinable
  public static func root(_ machine: Machine<State, Input>) -> Moment<State> {
    Moment(machine.state)
  }

  /// The machine in the state after the inputs.
  @inlinable
  public static func reshape(
    _ machine: Machine<State, Input>,
    at moment: Moment<State>
  ) -> Machine<State, Input> {
    Machine(state: moment.state, step: machine.step)
  }

  /// The position after both sequences of inputs.
  @inlinable
  public static func compose(
    _ machine: Machine<State, Input>,
    _ first: Moment<State>,
    _ then: Moment<State>
  ) -> Moment<State> {
    then
  }
}
