public import ArcoCore

/// A time that advances only when a test says so.
///
///     let time = VirtualTime()
///     let driver = Driver(search, state: Search(), interpretation: .live.clock(time.source))
///     time.jump(to: .seconds(3))
///
/// A ``TestDriver`` has a virtual time of its own. The time begins at zero and never goes back.
public final class VirtualTime: Sendable {
  private struct Alarm {
    let number: Int
    let time: Duration
    let call: @Sendable () -> Void
    /// The number of the effect that waits for the timer, if it is known.
    let effect: Int?
    /// The duration from setting the timer until it is due.
    let length: Duration
    /// True if a task sleeps until then. All other timers belong to the driver.
    let isSleep: Bool
  }

  /// A timer that is set, for tools that explore effects.
  package struct SetTimer {
    /// The time at which the timer is due.
    package let time: Duration
    package let length: Duration
    package let effect: Int?
    package let isSleep: Bool
    /// The number of the timer among all timers that were ever set.
    package let number: Int
  }

  private struct Clockwork {
    var now = Duration.zero
    var alarms: [Alarm] = []
    var made = 0
    var effect: Int?
  }

  /// The number of the effect whose task runs, for tools that explore effects.
  ///
  /// Without the macro `@TaskLocal`, which is not available where the modules are checked for
  /// macOS.
  package static let runningEffect = TaskLocal<Int?>(wrappedValue: nil)

  private let clockwork = Locked(Clockwork())

  /// Makes a time at zero.
  public init() {}

  /// The virtual time since the beginning.
  public var now: Duration { clockwork.withLock { $0.now } }

  /// The number of timers that are set.
  public var alarmCount: Int { clockwork.withLock { $0.alarms.count } }

  /// The time at which the next timer is due; nil if none is set.
  public var next: Duration? { clockwork.withLock { $0.alarms.map(\.time).min() } }

  /// The timers that are set, in the order in which they are due.
  package var alarms: [SetTimer] {
    clockwork.withLock { clockwork in
      clockwork.alarms.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
        .map {
          SetTimer(
            time: $0.time, length: $0.length, effect: $0.effect, isSleep: $0.isSleep,
            number: $0.number)
        }
    }
  }

  /// Attributes later timers to an effect, unless the task of another effect sets them.
  package func attribute(to effect: Int?) { clockwork.withLock { $0.effect = effect } }

  /// Advances to the next timer and runs only this timer, as if others for the same moment came a
  /// little later.
  ///
  /// - Parameter index: the index of the timer in ``alarms``. It is greater than 0 to choose among
  ///   timers for the same moment.
  package func jumpToNext(_ index: Int = 0) {
    let alarm = clockwork.withLock { clockwork -> Alarm? in
      let sorted = clockwork.alarms.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
      guard sorted.indices.contains(index) else { return nil }
      let next = sorted[index]
      clockwork.now = max(clockwork.now, next.time)
      clockwork.alarms.removeAll { $0.number == next.number }
      clockwork.effect = next.effect
      return next
    }
    alarm?.call()
  }

  /// This time as a source for a driver: for `Interpretation.clock(_:)`.
  public var source: TimeSource {
    TimeSource(now: { self.now }, wake: { time, call in self.wake(at: time, call) })
  }

  /// Advances the time, and runs the timers that are due by then: earlier timers first, and timers
  /// for the same moment in the order in which they were set.
  ///
  /// Timers that are set meanwhile wait for the next jump, even if they are due. So a jump over
  /// several moments looks to a driver as if its owner had been busy meanwhile.
  /// `TestDriver.advance(by:)` stops at each moment instead.
  public func jump(to time: Duration) {
    let due = clockwork.withLock { clockwork in
      clockwork.now = max(clockwork.now, time)
      let now = clockwork.now
      let due = clockwork.alarms.filter { $0.time <= now }.sorted {
        ($0.time, $0.number) < ($1.time, $1.number)
      }
      clockwork.alarms.removeAll { $0.time <= now }
      return due
    }
    for alarm in due { alarm.call() }
  }

  /// Sets a timer for a moment. The returned cancellation removes the timer.
  ///
  /// - Parameter isSleep: true if a task sleeps until then.
  func wake(
    at time: Duration, isSleep: Bool = false, _ call: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let number = clockwork.withLock { clockwork in
      clockwork.made += 1
      clockwork.alarms.append(
        Alarm(
          number: clockwork.made, time: time, call: call,
          effect: Self.runningEffect.get() ?? clockwork.effect, length: time - clockwork.now,
          isSleep: isSleep))
      return clockwork.made
    }
    return Cancellation { self.remove(number) }
  }

  private func remove(_ number: Int) {
    clockwork.withLock { $0.alarms.removeAll { $0.number == number } }
  }
}
