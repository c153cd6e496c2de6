extension Dispatcher {
  /// Makes a dispatcher whose effect is alive while the state says so.
  ///
  ///     let watch = Dispatcher<World, Prices, PricesInput>.alive(while: { $0.article }) { id in
  ///       .stream({ world in world.prices(of: id) }) { .price($0) }
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
  ///   - effect: what runs while the key stays the same.
  /// - Complexity: one comparison of keys for each change of the instance's state. A change of one
  ///   row compares no keys of other rows.
  /// - In the literature: a subscription (Elm), feedback (Harvest), supervision (SwiftRex).
  public static func alive<Key: Equatable & Sendable>(
    while key: @escaping @Sendable (State) -> Key?,
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

  /// Makes a dispatcher whose effect is alive while a condition of the state is true.
  ///
  ///     let hiding = Dispatcher<World, Shop, ShopInput>.alive(while: { !$0.found.isEmpty }) { _ in
  ///       .after(.seconds(3), .hideToast)
  ///     }
  ///
  /// A condition that is false, or nil, cancels the effect. `{ _ in true }` keeps it alive as long as
  /// the component.
  ///
  /// - Parameters:
  ///   - condition: whether the effect is alive. It is called after each change, so it should be cheap.
  ///   - effect: makes the effect that runs while the condition is true. The argument is always true.
  public static func alive(
    while condition: @escaping @Sendable (State) -> Bool?,
    _ effect: @escaping @Sendable (Bool) -> Effect<World, State, Input>
  ) -> Dispatcher {
    let key: @Sendable (State) -> Truth? = { condition($0) == true ? Truth() : nil }
    return alive(while: key) { _ in effect(true) }
  }

  /// Whether some entry here or below looks at the state after each change.
  @usableFromInline
  var isWatching: Bool { entries.contains { $0.isWatching } }
}

/// The key of a condition that is true.
private struct Truth: Equatable, Sendable {}
