extension Dispatcher {
  /// Makes a dispatcher that runs an effect as long as its component instance is mounted.
  ///
  ///     let watching = Dispatcher<World, Prices, PricesInput>.alive {
  ///       .stream(of: { world in world.prices }) { .price($0) }
  ///     }
  ///
  /// The effect starts when the component instance is mounted, and is cancelled when the instance
  /// is unmounted. An effect that has ended by itself does not start again.
  /// - Parameter effect: makes the effect. It is called once for each instance.
  public static func alive(
    _ effect: @escaping @Sendable () -> Effect<World, State, Input>
  ) -> Dispatcher {
    alive(while: { _ in true }, effect)
  }

  /// Makes a dispatcher that runs an effect while a condition is true.
  ///
  ///     let hiding = Dispatcher<World, Shop, ShopInput>.alive(while: { !$0.found.isEmpty }) {
  ///       .send(.hideToast, after: .seconds(3))
  ///     }
  ///
  /// The effect starts when the condition becomes true. It is cancelled when the condition becomes
  /// false or the component instance is unmounted. An effect that has ended by itself starts again
  /// the next time that the condition becomes true.
  ///
  /// - Parameters:
  ///   - condition: decides whether the effect runs. It is called after each change of the state,
  ///     so it should be cheap.
  ///   - effect: makes the effect. It is called each time that the condition becomes true.
  /// - Complexity: one call of the condition for each change of the instance's state.
  public static func alive(
    while condition: @escaping @Sendable (State) -> Bool,
    _ effect: @escaping @Sendable () -> Effect<World, State, Input>
  ) -> Dispatcher {
    alive(opening: { _ in { condition($0) ? Truth() : nil } }, { _ in effect() })
  }

  /// Makes a dispatcher that runs an effect for a key, and restarts it when the key changes.
  ///
  ///     let watch = Dispatcher<World, Prices, PricesInput>.alive(for: { $0.article }) { id in
  ///       .stream(of: { world in world.prices(of: id) }) { .price($0) }
  ///     }
  ///
  /// After each change of the state, the new key is compared with the previous key. An equal key
  /// keeps the effect. Another key cancels the effect and starts a new one. Nil cancels it. The
  /// effect also starts when the component instance is mounted, and is cancelled when the instance
  /// is unmounted. An effect that has ended by itself starts again when the key changes, not
  /// before.
  ///
  /// - Parameters:
  ///   - key: returns the value that the effect depends on; nil for no effect. It is called after
  ///     each change of the state, so it should be cheap.
  ///   - effect: makes the effect that runs as long as the key is the same.
  /// - Complexity: one comparison of keys for each change of the instance's state. A change of one
  ///   row compares no keys of other rows.
  /// - In the literature: a subscription (Elm), feedback (Harvest), supervision (SwiftRex).
  public static func alive<Key: Equatable & Sendable>(
    for key: @escaping @Sendable (State) -> Key?,
    _ effect: @escaping @Sendable (Key) -> Effect<World, State, Input>
  ) -> Dispatcher {
    alive(opening: { _ in key }, effect)
  }

  /// Warns at compile time that a Boolean key is probably meant as a condition.
  @available(
    *, deprecated,
    message: """
      the effect also runs for 'false'; use 'while' for a condition: \
      alive(while: { $0.isRunning }) { … }
      """
  )
  public static func alive(
    for key: @escaping @Sendable (State) -> Bool?,
    _ effect: @escaping @Sendable (Bool) -> Effect<World, State, Input>
  ) -> Dispatcher {
    alive(opening: { _ in key }, effect)
  }

  /// Makes a dispatcher that runs an effect for a key, which may depend on earlier states.
  ///
  /// - Parameters:
  ///   - open: makes the function that returns the key, once for each component instance. It is called
  ///     again when a page goes on that nobody looked at; no effect runs then. Its argument is a token:
  ///     tokens from before the send at hand, also those of other drivers, are less, and tokens of the
  ///     steps that led to the instance are greater.
  ///   - effect: makes the effect that runs as long as the key is the same.
  package static func alive<Key: Equatable & Sendable>(
    opening open: @escaping @Sendable (UInt64) -> (State) -> Key?,
    _ effect: @escaping @Sendable (Key) -> Effect<World, State, Input>
  ) -> Dispatcher {
    Reachable.noteWatching()
    let watch = Watch<World, State, Input>(open: { token in
      let key = open(token)
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

  /// Whether an entry of this dispatcher, or of a child, evaluates the state after each change.
  @usableFromInline
  var isWatching: Bool { entries.contains { $0.isWatching } }
}

/// The key of a condition that is true.
private struct Truth: Equatable, Sendable {}
