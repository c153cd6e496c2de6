/// A program of inputs to a ``Moore`` machine, with an answer.
///
/// - State: what the machine remembers.
/// - Input: what it is told.
/// - Answer: what the program answers.
///
/// Made of ``Update/input(_:)`` and ``Update/observe(_:)``, it can look at the state and give
/// inputs, and cannot put a state. (One made by hand from a moment of another machine could, but
/// such a moment is a position that does not fit.)
/// - In the literature: `Co` of the Moore comonad.
public typealias Action<State, Input, Answer> = Update<Moores<State, Input>, Answer>

extension Update {
  /// Returns the update that gives the machine an input.
  @inlinable
  public static func input<State, Input>(_ input: Input) -> Update
  where C == Moores<State, Input>, Value == Void {
    moving { $0.moment(after: input) }
  }

  /// Returns the update that gives the machine a word of inputs.
  ///
  /// - Complexity: O(n) in constant stack.
  @inlinable
  public static func inputs<State, Input>(_ inputs: [Input]) -> Update
  where C == Moores<State, Input>, Value == Void {
    moving { $0.moment(after: inputs) }
  }

  /// Returns the update that answers what `read` finds in the machine's state.
  @inlinable
  public static func observe<State, Input>(_ read: @escaping (State) -> Value) -> Update
  where C == Moores<State, Input> {
    reading { read($0.state) }
  }
}
