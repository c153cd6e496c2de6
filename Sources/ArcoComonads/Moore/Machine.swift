/// A state, and the step function that applies inputs to it.
///
/// - State: the state of the machine.
/// - Input: the inputs of the machine.
///
/// Two machines are equal if their states are: step functions cannot be compared.
public struct Machine<State, Input> {
  /// The current state.
  public let state: State

  @usableFromInline
  let step: (inout State, Input) -> Void

  /// Makes a machine from its first state and its step function.
  @inlinable
  public init(state: State, step: @escaping (inout State, Input) -> Void) {
    self.state = state
    self.step = step
  }

  /// Returns the moment after an input.
  @inlinable
  public func moment(after input: Input) -> Moment<State> {
    var state = state
    step(&state, input)
    return Moment(state)
  }

  /// Returns the moment after several inputs.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func moment(after inputs: some Sequence<Input>) -> Moment<State> {
    var state = state
    for input in inputs { step(&state, input) }
    return Moment(state)
  }

  /// Changes a moment of this machine to the one after an input.
  ///
  /// - Complexity: that of the step.
  @inlinable
  public func advance(_ moment: inout Moment<State>, by input: Input) {
    step(&moment.reached, input)
  }
}

extension Machine: Equatable where State: Equatable {
  /// Whether both states are equal; step functions are not compared.
  @inlinable
  public static func == (left: Machine, right: Machine) -> Bool { left.state == right.state }
}

@available(*, unavailable)
extension Machine: Sendable {}
