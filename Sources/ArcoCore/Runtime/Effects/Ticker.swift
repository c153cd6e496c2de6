/// A timer that goes off again and again.
///
/// It posts letters as a sender of its own. A test may hold the inputs of its effect, and the timer
/// goes on nevertheless.
///
/// Invariant: `next` is a whole number of periods after the start.
/// `@unchecked Sendable` as its class is: it is touched by the start of its effect, by delivered
/// mail and by what stops the effect, all in the isolation of the driver's owner.
final class Ticker: Sender, @unchecked Sendable {
  private let engine: Engine
  private let period: Duration
  private let tick: () -> Void
  private var next: Duration
  private var timer: Cancellation?
  private var isStopped = false

  init(period: Duration, in engine: Engine, tick: @escaping () -> Void) {
    self.engine = engine
    self.period = period
    self.tick = tick
    self.next = engine.interpretation.time.now() + period
  }

  private var time: TimeSource { engine.interpretation.time }

  func wait() {
    timer = time.wake(next) { [self] in
      engine.mailbox.post { Letter(sender: self, content: .ring) }
    }
  }

  func stopTicking() {
    isStopped = true
    timer?.stop()
    timer = nil
  }

  /// The owner has time for a tick.
  override func ring() {
    // The timer has rung: stopping it now could stop another call with the same number.
    timer = nil
    guard !isStopped else { return }
    tick()
    next += period + period.largestMultiple(upTo: max(.zero, time.now() - next))
    wait()
  }
}

extension Duration {
  /// Returns the largest whole multiple of this duration that is at most `limit`.
  ///
  /// Found by doubling, because a quotient of durations is rounded.
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
