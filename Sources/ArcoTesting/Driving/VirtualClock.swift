import ArcoCore

/// A clock that shows a virtual time, for worlds that sleep.
///
///     struct World: Sendable { var clock: any Clock<Duration> }
///     let time = VirtualTime()
///     let world = World(clock: time.clock)
///
/// A sleep until a moment that has come lets other tasks run, and returns.
public struct VirtualClock: Clock {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The virtual time since it began.
    public let time: Duration

    /// Makes the moment so long after the beginning.
    public init(time: Duration) { self.time = time }

    /// The moment that is so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// How much later another moment is.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  let virtual: VirtualTime

  /// The moment that it is.
  public var now: Instant { Instant(time: virtual.now) }

  /// The least step of time: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment has come.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    guard deadline > now else {
      // Else a task that does nothing but sleep for no time would keep all others from running.
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

/// A task that sleeps, and is woken once.
private final class Sleep: Sendable {
  private struct Bed {
    var sleeper: CheckedContinuation<Void, Never>?
    var alarm: Cancellation?
    var isOver = false
  }

  private let bed = Locked(Bed())

  func begin(_ continuation: CheckedContinuation<Void, Never>, _ alarm: Cancellation) {
    let isOver = bed.withLock { bed in
      guard !bed.isOver else { return true }
      bed.sleeper = continuation
      bed.alarm = alarm
      return false
    }
    guard isOver else { return }
    alarm.stop()
    continuation.resume()
  }

  func end() {
    let (sleeper, alarm) = bed.withLock { bed in
      bed.isOver = true
      return (bed.sleeper.take(), bed.alarm.take())
    }
    alarm?.stop()
    sleeper?.resume()
  }
}
