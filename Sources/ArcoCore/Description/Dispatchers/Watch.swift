/// An entry of a dispatcher that evaluates the state after each change, and starts and stops an
/// effect accordingly.
@usableFromInline
struct Watch<World: Sendable, State, Input: Sendable>: Sendable {
  /// The next action for the effect after a change of the state.
  enum Turn {
    case keep
    case stop
    /// Stops the running effect, if any, and starts another effect.
    case start(Effect<World, State, Input>)
  }

  /// Makes the function that evaluates the state of one instance. The function remembers the last
  /// key. The argument is a token that is later than those of the states before.
  let open: @Sendable (UInt64) -> (State) -> Turn

  func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> Watch<Larger, State, Input> {
    Watch<Larger, State, Input>(open: { [open] token in
      let look = open(token)
      return { state in
        switch look(state) {
        case .keep: .keep
        case .stop: .stop
        case .start(let effect): .start(effect.widen(world: world))
        }
      }
    })
  }
}

/// The watch of one mounted instance.
@usableFromInline
struct Watcher<World: Sendable, State, Input: Sendable> {
  let look: (State) -> Watch<World, State, Input>.Turn
  /// The number of the send that the running effect belongs to; 0 for no effect.
  var number = 0
}
