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
      let ticker = Ticker(period: period, of: out.running.owner) { out.send(input) }
      ticker.wait()
      return Cancellation { ticker.stopTicking() }
    }
  }
}

/// A timer that goes off again and again.
///
/// It speaks for itself and not for its effect, whose inputs a test may hold: time goes on for it
/// whether or not they were received.
///
/// Invariant: `next` is a whole number of periods after the start.
/// `@unchecked Sendable` as ``Running`` is: it is touched by the start of its effect, by delivered mail
/// and by what stops the effect, all in the isolation of the driver's owner.
private final class Ticker: Running, @unchecked Sendable {
  private let period: Duration
  private let tick: () -> Void
  private var next: Duration
  private var timer: Cancellation?
  private var isStopped = false

  init(period: Duration, of node: Node, tick: @escaping () -> Void) {
    self.period = period
    self.tick = tick
    self.next = node.engine.interpretation.time.now() + period
    super.init(id: nil, owner: node)
  }

  private var time: TimeSource { owner.engine.interpretation.time }

  func wait() {
    timer = time.wake(next) { [self] in
      mailbox.post { Letter(sender: self, content: .ring) }
    }
  }

  func stopTicking() {
    isStopped = true
    timer?.stop()
    timer = nil
  }

  /// The owner has time for a tick.
  override func ring() {
    guard !isStopped else { return }
    tick()
    next += period + period.largestMultiple(upTo: max(.zero, time.now() - next))
    wait()
  }
}

extension Duration {
  /// The largest whole multiple of this duration that is not longer than another one.
  ///
  /// By doubling, as a quotient of durations is rounded.
  fileprivate func largestMultiple(upTo limit: Duration) -> Duration {
    guard self <= limit else { return .zero }
    var multiple = self
    while multiple <= limit - multiple { multiple += multiple }
    var sum = Duration.zero
    while multiple >= self {
      if multiple <= limit - sum { sum += multiple }
      multiple /= 2
    }
    return sum
  }
}
