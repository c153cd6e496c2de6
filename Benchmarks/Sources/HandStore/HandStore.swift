/// A store written for one workload: the state, and a closure that handles an input.
///
/// It stands in a module of its own and its body may be inlined, as a driver's: so the compiler
/// knows as much of the one as of the other, and each pays for the exclusive access to its state.
public final class HandStore<State, Input> {
  /// The state as it is.
  public var state: State
  /// One closure per level, called by the one above it.
  public let handle: (inout State, Input) -> Void

  /// Makes a store.
  public init(_ state: State, _ handle: @escaping (inout State, Input) -> Void) {
    self.state = state
    self.handle = handle
  }

  /// Handles an input.
  @inlinable
  public func send(_ input: Input) { handle(&state, input) }
}
