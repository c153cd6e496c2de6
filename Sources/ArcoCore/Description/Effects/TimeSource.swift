/// A clock for a driver's queues, timers, deadlines and retries.
///
///     let driver = Driver(
///       shop, state: Shop(), world: world, interpretation: .live.clock(.continuous))
///
/// A test passes a source whose time stands still until the test advances it.
public struct TimeSource: Sendable {
  let now: @Sendable () -> Duration
  private let waking: @Sendable (Duration, @escaping @Sendable () -> Void) -> Cancellation

  /// Makes a source of time.
  ///
  /// - Parameters:
  ///   - now: returns the time since some fixed moment, and never goes back.
  ///   - wake: calls `call` once, from any thread, when `now` has reached `time`, but never before
  ///     `wake` itself has returned. The returned cancellation prevents the call. Once the call is
  ///     under way, the cancellation does nothing.
  public init(
    now: @escaping @Sendable () -> Duration,
    wake:
      @escaping @Sendable (
        _ time: Duration, _ call: @escaping @Sendable () -> Void
      ) -> Cancellation
  ) {
    self.now = now
    self.waking = wake
  }

  /// Calls a closure once, from any thread, when a time has come.
  func wake(_ time: Duration, _ call: @escaping @Sendable () -> Void) -> Cancellation {
    Reachable.noteTimers()
    return waking(time, call)
  }

  /// Calls a closure once, from any thread, when some time has passed. For worlds that call back.
  ///
  ///     let closing = TimeSource.continuous.after(.seconds(60)) { print("closed") }
  ///
  /// The returned cancellation prevents the call.
  public func after(
    _ time: Duration, _ call: @escaping @Sendable () -> Void
  ) -> Cancellation { wake(now() + time, call) }

  /// A source whose time stands still, so that its timers never fire.
  ///
  /// The default where Swift has no tasks, as in a browser. A browser host passes a source with its
  /// own timers.
  public static var still: TimeSource { TimeSource(now: { .zero }, wake: { _, _ in .none }) }
}

#if !hasFeature(Embedded)
  extension TimeSource {
    /// The system's continuous clock, which also advances while the machine sleeps.
    public static var continuous: TimeSource { TimeSource(clock: ContinuousClock()) }

    /// Makes a source from a clock.
    public init<Source: Clock>(clock: Source) where Source.Duration == Duration {
      let start = clock.now
      self.init(
        now: { start.duration(to: clock.now) },
        wake: { time, call in
          Cancellation(
            Task {
              do {
                try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
                call()
              } catch {
                // Cancelled: the call is no longer wanted.
              }
            })
        })
    }
  }
#endif
