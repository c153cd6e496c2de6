extension Effect {
  /// Sends an input after some time.
  ///
  ///     .after(.seconds(3), id: "toast", .hideToast)
  ///
  /// Time is that of the driver's ``Interpretation``.
  public static func after(
    _ delay: Duration, id: EffectID? = nil, queue: Queue? = nil, _ input: Input
  ) -> Effect {
    .callback(id: id, queue: queue) { _, out in
      let time = out.running.owner.engine.interpretation.time
      return time.wake(time.now() + delay) {
        out.send(input)
        out.finish()
      }
    }
  }

  /// Sends an input again and again, the first one after one period; until it is cancelled.
  ///
  ///     .every(.seconds(1), id: "clock", .tick)
  ///
  /// Ticks do not drift; those that the owner has no time for are left out, not made up for.
  /// - Precondition: `period` is longer than no time.
  public static func every(
    _ period: Duration, id: EffectID? = nil, queue: Queue? = nil, _ input: Input
  ) -> Effect {
    precondition(period > .zero, "a timer without a period would tick for ever at one moment")
    return .callback(id: id, queue: queue) { _, out in
      let ticker = Ticker(period: period, running: out.running) { out.send(input) }
      ticker.wait()
      return Cancellation { ticker.stop() }
    }
  }
}

/// A timer that goes off again and again.
///
/// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone, by the mail of
/// its effect and by what stops that.
private final class Ticker: @unchecked Sendable {
  private let period: Duration
  private let running: Running
  private let tick: @Sendable () -> Void
  private let time: TimeSource
  private var next: Duration
  private var timer: Cancellation?

  init(period: Duration, running: Running, tick: @escaping @Sendable () -> Void) {
    self.period = period
    self.running = running
    self.tick = tick
    self.time = running.owner.engine.interpretation.time
    self.next = time.now() + period
  }

  func wait() {
    timer = time.wake(next) { [self] in
      running.post { self.goOff() }
    }
  }

  func stop() {
    timer?.stop()
    timer = nil
  }

  private func goOff() {
    tick()
    next = max(next + period, time.now())
    wait()
  }
}
