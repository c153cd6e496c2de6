extension Dispatcher {
  /// Makes a dispatcher whose effect is alive while the state says so.
  ///
  ///     .alive(while: { $0.openRoom }) { room in
  ///       .stream({ world in world.messages(of: room) }) { .received($0) }
  ///     }
  ///
  /// After each change of the state, whoever made it, the key is compared with the one before: an
  /// equal key keeps the effect, another one cancels it and starts a new one, and nil cancels it.
  /// It starts with the component instance too, and is cancelled when that goes away: an effect that
  /// survives what it was started for cannot happen. An effect that ended by itself starts again when
  /// the key changes, not before.
  ///
  /// - Parameters:
  ///   - key: what the effect depends on; nil for no effect. Looked at often, so it should be cheap.
  ///   - effect: what runs while the key stays the same.
  /// - Complexity: a comparison of keys for each change of the state; none for other instances
  ///   while a row changes.
  /// - In the literature: a subscription (Elm), feedback (Harvest), supervision (SwiftRex).
  public static func alive<Key: Equatable & Sendable>(
    while key: @escaping @Sendable (State) -> Key?,
    _ effect: @escaping @Sendable (Key) -> Effect<World, State, Input>
  ) -> Dispatcher {
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
  var isWatching: Bool { entries.contains { $0.isWatching } }
}
