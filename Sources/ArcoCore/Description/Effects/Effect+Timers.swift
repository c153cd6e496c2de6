extension Effect {
  /// Sends an input after some time.
  ///
  ///     let hiding = Effect<World, Shop, ShopInput>.send(.hideToast, after: .seconds(3), id: "toast")
  ///
  /// The time is that of the driver's ``Interpretation``. The input is sent when the time has
  /// passed, or later if the owner is busy then.
  /// - Parameters:
  ///   - id: an id by which the effect can be cancelled.
  ///   - queue: the queue that the effect joins. Without a queue it starts immediately.
  public static func send(
    _ input: Input, after delay: Duration, id: EffectID? = nil, queue: Queue? = nil
  ) -> Effect {
    .callback(id: id, queue: queue) { _, out in
      out.announce(input)
      return out.wake(after: delay) {
        out.send(input)
        out.finish()
      }
    }
  }

  /// Sends an input once in each period, until the effect is cancelled. The first input is sent
  /// after one period.
  ///
  ///     let reload = Effect<World, Prices, PricesInput>.send(.load, every: .seconds(60))
  ///
  /// Ticks are due at whole periods after the start, so they do not drift. An owner that was busy
  /// when ticks were due gets a single late tick, however many it missed. The next tick is sent at
  /// the next whole period. In virtual time the owner is never busy, so a test gets every tick of
  /// the time that it advances.
  /// - Precondition: `period` is greater than zero.
  public static func send(
    _ input: Input, every period: Duration, id: EffectID? = nil, queue: Queue? = nil
  ) -> Effect {
    precondition(period > .zero, "a timer without a period would tick for ever: use more than zero")
    return .callback(id: id, queue: queue) { _, out in
      out.announce(input)
      return out.tick(every: period) { out.send(input) }
    }
  }
}
