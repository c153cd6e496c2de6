public import ArcoCore
import CArco

extension TimeSource {
  /// The browser's clock. It may stop while the page is not visible, for instance while the device
  /// sleeps.
  public static var browser: TimeSource {
    TimeSource(
      now: browserTime,
      wake: { time, call in
        guard Reachable.timers else { return .none }
        let timer = Timer(due: time, call: call)
        timer.wait()
        return Cancellation { timer.stop() }
      })
  }
}

extension Interpretation {
  /// Starts every effect immediately, with the browser's clock.
  public static var browser: Interpretation { .live.clock(.browser) }
}

private func browserTime() -> Duration { .microseconds(Int64(arco_browser_now() * 1_000)) }

/// A timer of the browser.
///
/// `@unchecked Sendable`: the module has one thread.
private final class Timer: @unchecked Sendable {
  private let due: Duration
  private let call: () -> Void
  /// The newest call to the browser for this timer; nil before the first `wait()`.
  private var ring: Calls.Call?

  init(due: Duration, call: @escaping () -> Void) {
    self.due = due
    self.call = call
  }

  /// Waits for the remaining time. A browser's timer may fire a little early, so the time is
  /// checked again.
  func wait() {
    let rest = due - browserTime()
    guard rest > .zero || ring == nil else { return call() }
    let (seconds, attoseconds) = max(rest, .zero).components
    let ring = Module.calls.add { _ in self.wait() }
    self.ring = ring
    arco_browser_wake(ring.number, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }

  func stop() {
    if let ring { Module.drop(ring) }
  }
}
