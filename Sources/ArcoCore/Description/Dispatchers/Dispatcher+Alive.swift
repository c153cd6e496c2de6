extension Dispatcher {
  /// Makes a dispatcher whose effect is alive as long as the component.
  ///
  ///     let watching = Dispatcher<World, Prices, PricesInput>.alive {
  ///       .stream(of: { world in world.prices }) { .price($0) }
  ///     }
  ///
  /// The effect starts when the component instance is mounted, and is cancelled when the instance goes
  /// away. An effect that ended by itself does not start again.
  /// - Parameter effect: makes the effect. It is called once for each instance.
  public static func alive(
    _ effect: @escaping @Sendable () -> Effect<World, State, Input>
  ) -> Dispatcher {
    alive(while: { _ in true }, effect)
  }

  /// Makes a dispatcher whose effect is alive while a condition is true.
  ///
  ///     let hiding = Dispatcher<World, Shop, ShopInput>.alive(while: { !$0.found.isEmpty }) {
  ///       .send(.hideToast, after: .seconds(3))
  ///     }
  ///
  /// The effect starts when the condition becomes true, and is cancelled when it becomes false or
  /// when the component instance goes away. An effect that ended by itself starts again when the
  /// condition becomes true again, not before.
  ///
  /// - Parameters:
  ///   - condition: whether the effect is alive. It is called after each change, so it should be cheap.
  ///   - effect: makes the effect. It is called each time that the condition becomes true.
  /// - Complexity: one call of the condition for each change of the instance's state.
  public static func alive(
    while condition: @escaping @Sendable (State) -> Bool,
    _ effect: @escaping @Sendable () -> Effect<World, State, Input>
  ) -> Dispatcher {
    watching(for: { condition($0) ? Truth() : nil }, { _ in effect() })
  }

  /// Makes a dispatcher whose effect is alive for a key, and starts anew for another key.
  ///
  ///     let watch = Dispatcher<World, Prices, PricesInput>.alive(for: { $0.article }) { id in
  ///       .stream(of: { world in world.prices(of: id) }) { .price($0) }
  ///     }
  ///
  /// After each change of the state, the key is compared with the one before. An equal key keeps
  /// the effect. Another key cancels it and starts a new one. Nil cancels it. The effect also
  /// starts when the component instance is mounted, and is cancelled when the instance goes away.
  /// So it never outlives what it was started for. An effect that ended by itself starts again when
  /// the key changes, not before.
  ///
  /// - Parameters:
  ///   - key: what the effect depends on; nil for no effect. It is called after each change, so it
  ///     should be cheap.
  ///   - effect: makes the effect that runs as long as the key is the same.
  /// - Complexity: one comparison of keys for each change of the instance's state. A change of one
  ///   row compares no keys of other rows.
  /// - In the literature: a subscription (Elm), feedback (Harvest), supervision (SwiftRex).
  public static func alive<Key: Equatable & Sendable>(
    for key: @escaping @Sendable (State) -> Key?,
    _ effect: @escaping @Sendable (Key) -> Effect<World, State, Input>
  ) -> Dispatcher {
    watching(for: key, effect)
  }

  /// A Boolean key is likely to be a condition, so the compiler warns of it.
  @available(
    *, deprecated,
    message: """
      the effect is alive for 'false', too; a condition goes with 'while': \
      alive(while: { $0.isRunning }) { … }
      """
  )
  public static func alive(
    for key: @escaping @Sendable (State) -> Bool?,
    _ effect: @escaping @Sendable (Bool) -> Effect<World, State, Input>
  ) -> Dispatcher {
    watching(for: key, effect)
  }

  private static func watching<Key: Equatable & Sendable>(
    for key: @escaping @Sendable (State) -> Key?,
    _ effect: @escaping @Sendable (Key) -> Effect<World, State, Input>
  ) -> Dispatcher {
    Reachable.noteWatching()
    let watch = Watch<World, State, Input>(open: {
      var last: Key?
      return { state in
        let next = key(state)
        guard next != last else { return .keep }
        last = next
        guard let next else { return .stop }
        return .start(effect(next))
      }
    })
    return Dispatcher(entries: [.watch(watch)])
  }

  /// Whether some entry here or below looks at the state after each change.
  @usableFromInline
  var isWatching: Bool { entries.contains { $0.isWatching } }
}

/// The key of a condition that is true.
private struct Truth: Equatable, Sendable {}
