/// A state and what inputs do to it.
///
/// - State: what the machine remembers.
/// - Input: what it is told.
public struct Machine<State, Input> {
  /// What the machine remembers now.
  public let state: State

  @usableFromInline
  let step: (inout State, Input) -> Void

  /// Makes a machine that `step` drives.
  @inlinable
  public init(state: State, step: @escaping (inout State, Input) -> Void) {
    self.state = state
    self.step = step
  }

  /// Returns where the machine gets by an input.
  @inlinable
  public func moment(after input: Input) -> Moment<State> {
    var state = state
    step(&state, input)
    return Moment(state)
  }

  /// Returns where the machine gets by a word of inputs.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func moment(after inputs: some Sequence<Input>) -> Moment<State> {
    var state = state
    for input in inputs { step(&state, input) }
    return Moment(state)
  }
}

@available(*, unavailable)
extension Machine: Sendable {}

/// The container of a machine: from a state lead the words of inputs.
///
/// - State: what the machine remembers.
/// - Input: what it is told.
///
/// Two words that lead to the same state are the same position.
///
/// Laws, checked by `ContainerLaws` in `MooreTests`.
public enum Moores<State, Input>: Container {
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
