#if Server
  import Foundation

  /// The time a site lives by: one monotonic clock for deadlines and one wall clock for tokens.
  package struct Timekeeper: Sendable {
    /// Time since an origin of its own.
    package let now: @Sendable () -> Duration
    /// Waits until that time of `now`, or throws when the task is cancelled.
    package let sleep: @Sendable (Duration) async throws -> Void
    /// Seconds since 1970.
    let date: @Sendable () -> Int

    package init<C: Clock>(_ clock: C, date: @escaping @Sendable () -> Int)
    where C.Duration == Duration {
      let origin = clock.now
      self.now = { origin.duration(to: clock.now) }
      self.sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
      self.date = date
    }

    package static let live = Timekeeper(ContinuousClock()) { Int(Date().timeIntervalSince1970) }
  }
#endif
