/// An entry of a dispatcher that looks at the state after each change, and starts and stops an
/// effect by what it sees.
@usableFromInline
struct Watch<World: Sendable, State, Input: Sendable>: Sendable {
  /// What a look at the state leads to.
  enum Turn {
    case keep
    case stop
    /// Stops what runs, if anything does, and starts another effect.
    case start(Effect<World, State, Input>)
  }

  /// Makes the function that looks at the state of one instance. It remembers what it saw last.
  let open: @Sendable () -> (State) -> Turn

  func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> Watch<Larger, State, Input> {
    Watch<Larger, State, Input>(open: { [open] in
      let look = open()
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

/// A watch of one instance.
@usableFromInline
struct Watcher<World: Sendable, State, Input: Sendable> {
  let look: (State) -> Watch<World, State, Input>.Turn
  /// The number of the send that its effect belongs to; 0 for none.
  var number = 0
}
