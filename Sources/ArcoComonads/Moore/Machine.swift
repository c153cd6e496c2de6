/// A state and what inputs do to it.
///
/// - State: what the machine remembers.
/// - Input: what it is told.
///
/// Machines are compared by their states alone: steps are functions, and not compared.
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

  /// Takes a moment that this machine reached further by an input, in place.
  ///
  /// - Complexity: that of the step.
  @inlinable
  public func advance(_ moment: inout Moment<State>, by input: Input) {
    step(&moment.reached, input)
  }
}

extension Machine: Equatable where State: Equatable {
  /// Whether both remember the same; their steps are not compared.
  @inlinable
  public static func == (left: Machine, right: Machine) -> Bool { left.state == right.state }
}

@available(*, unavailable)
extension Machine: Sendable {}
