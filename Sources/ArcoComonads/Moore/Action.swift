/// A program that sends inputs to a ``Moore`` machine and returns an answer.
///
/// - State: the state of the machine.
/// - Input: the inputs of the machine.
/// - Answer: the answer of the program.
///
/// Build an action from ``Update/input(_:)`` and ``Update/observe(_:)``. An action can read the
/// state and send inputs, but it cannot replace the state.
/// - In the literature: `Co` of the Moore comonad.
public typealias Action<State, Input, Answer> = Update<Moores<State, Input>, Answer>

extension Update {
  /// Returns the update that sends the machine an input.
  @inlinable
  public static func input<State, Input>(_ input: Input) -> Update
  where C == Moores<State, Input>, Value == Void {
    moving { $0.moment(after: input) }
  }

  /// Returns the update that sends the machine several inputs in order.
  ///
  /// - Complexity: O(n) in constant stack.
  @inlinable
  public static func inputs<State, Input>(_ inputs: [Input]) -> Update
  where C == Moores<State, Input>, Value == Void {
    moving { $0.moment(after: inputs) }
  }

  /// Returns the update whose answer is the result of `read` for the machine's state.
  @inlinable
  public static func observe<State, Input>(_ read: @escaping (State) -> Value) -> Update
  where C == Moores<State, Input> {
    reading { read($0.state) }
  }
}
