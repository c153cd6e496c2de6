import ArcoCore

/// A clock of virtual time, for worlds that sleep.
///
///     struct World: Sendable { var clock: any Clock<Duration> }
///     let time = VirtualTime()
///     let world = World(clock: time.clock)
///
/// A sleep until a past moment lets other tasks run, and returns.
public struct VirtualClock: Clock {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The virtual time since the beginning.
    public let time: Duration

    /// Makes the moment at a time after the beginning.
    public init(time: Duration) { self.time = time }

    /// Returns a later moment.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// Returns the time until another moment; negative if that moment is earlier.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Returns true if the first moment is before the second.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  let virtual: VirtualTime

  /// The current moment.
  public var now: Instant { Instant(time: virtual.now) }

  /// The smallest step of time: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment has come.
  ///
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    guard deadline > now else {
      // Otherwise a task that repeatedly sleeps for no time would keep all others from running.
      await Task.yield()
      return try Task.checkCancellation()
    }
    let sleep = Sleep()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleep.begin(continuation, virtual.wake(at: deadline.time, isSleep: true) { sleep.end() })
      }
    } onCancel: {
      sleep.end()
    }
    try Task.checkCancellation()
  }
}

extension VirtualTime {
  /// This time as a clock, for worlds that sleep.
  public var clock: VirtualClock { VirtualClock(virtual: self) }
}

/// A sleeping task, which is woken once.
private final class Sleep: Sendable {
  private struct SleepState {
    var sleeper: CheckedContinuation<Void, Never>?
    var alarm: Cancellation?
    var isOver = false
  }

  private let state = Locked(SleepState())

  func begin(_ continuation: CheckedContinuation<Void, Never>, _ alarm: Cancellation) {
    let isOver = state.withLock { state in
      guard !state.isOver else { return true }
      state.sleeper = continuation
      state.alarm = alarm
      return false
    }
    guard isOver else { return }
    alarm.stop()
    continuation.resume()
  }

  func end() {
    let (sleeper, alarm) = state.withLock { state in
      state.isOver = true
      return (state.sleeper.take(), state.alarm.take())
    }
    alarm?.stop()
    sleeper?.resume()
  }
}
