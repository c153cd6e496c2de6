/// Where a driver's queues, timers and retries take their time from.
///
///     let driver = Driver(
///       shop, state: Shop(), world: world, interpretation: .live.clock(.continuous))
///
/// A test gives one that stands still until the test moves it.
public struct TimeSource: Sendable {
  let now: @Sendable () -> Duration
  private let waking: @Sendable (Duration, @escaping @Sendable () -> Void) -> Cancellation

  /// Makes a source of time.
  ///
  /// - Parameters:
  ///   - now: the time since some fixed moment; never goes back.
  ///   - wake: calls `call` once, from any thread, when `now` has reached `time`, but never before
  ///     `wake` itself has returned. The returned cancellation prevents the call. A cancellation
  ///     that is stopped while the call is under way does nothing.
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

  /// Calls once, from any thread, when a time has come.
  func wake(_ time: Duration, _ call: @escaping @Sendable () -> Void) -> Cancellation {
    Reachable.noteTimers()
    return waking(time, call)
  }

  /// Calls once, from any thread, when some time has passed; for a world that calls back.
  ///
  ///     let closing = TimeSource.continuous.after(.seconds(60)) { print("closed") }
  ///
  /// The cancellation that it returns prevents the call.
  public func after(
    _ time: Duration, _ call: @escaping @Sendable () -> Void
  ) -> Cancellation { wake(now() + time, call) }

  /// Time that stands still. Whatever waits for it waits for ever.
  ///
  /// It is the default where there are no tasks, as in a browser, whose host brings timers of its
  /// own.
  public static var still: TimeSource { TimeSource(now: { .zero }, wake: { _, _ in .none }) }
}

#if !hasFeature(Embedded)
  extension TimeSource {
    /// The time of the machine, which goes on while it sleeps.
    public static var continuous: TimeSource { TimeSource(clock: ContinuousClock()) }

    /// The time of a clock.
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
                // Cancelled: nobody waits any more.
              }
            })
        })
    }
  }
#endif
