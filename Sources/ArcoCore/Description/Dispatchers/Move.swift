/// A pure change of a state, as a value.
///
/// - State: the state that the move changes.
///
/// - In the literature: an element of `State<S, Void>`, the monad paired with `Store`.
public struct Move<State> {
  @usableFromInline
  let change: (inout State) -> Void

  @inlinable
  init(change: @escaping (inout State) -> Void) { self.change = change }

  /// Replaces the state.
  @inlinable
  public static func set(_ state: State) -> Move { Move { $0 = state } }

  /// Changes the state in place.
  @inlinable
  public static func modify(_ change: @escaping (inout State) -> Void) -> Move {
    Move(change: change)
  }

  /// Replaces the state by a new one that is made from it.
  @inlinable
  public static func modify(_ next: @escaping (State) -> State) -> Move {
    Move { $0 = next($0) }
  }

  /// Changes nothing.
  @inlinable
  public static var none: Move { Move { _ in } }

  /// Returns a move that makes this change and then another one.
  @inlinable
  public func then(_ next: Move) -> Move {
    Move { state in
      change(&state)
      next.change(&state)
    }
  }
}

@available(*, unavailable)
extension Move: Sendable {}
