extension Effect {
  /// Sends an input after some time.
  ///
  ///     .after(.seconds(3), id: "toast", .hideToast)
  ///
  /// Time is that of the driver's ``Interpretation``. The input comes once the time has passed, and
  /// later where the owner is busy then.
  public static func after(
    _ delay: Duration, id: EffectID? = nil, queue: Queue? = nil, _ input: Input
  ) -> Effect {
    .callback(id: id, queue: queue) { _, out in
      out.wake(after: delay) {
        out.send(input)
        out.finish()
      }
    }
  }

  /// Sends an input again and again, the first one after one period; until it is cancelled.
  ///
  ///     .every(.seconds(1), id: "clock", .tick)
  ///
  /// Ticks belong to the moments that are whole periods after the start, and stay there: they do not
  /// drift. An owner that is busy when such a moment passes gets one tick when it is free again, late,
  /// however many it has missed; the next one comes at the next of these moments. In virtual time nobody
  /// is busy, so each moment that a test lets pass has its tick.
  /// - Precondition: `period` is longer than no time.
  public static func every(
    _ period: Duration, id: EffectID? = nil, queue: Queue? = nil, _ input: Input
  ) -> Effect {
    precondition(period > .zero, "a timer without a period would tick for ever at one moment")
    return .callback(id: id, queue: queue) { _, out in
      out.tick(every: period) { out.send(input) }
    }
  }
}
