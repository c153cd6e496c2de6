public import ArcoCore

/// Time that passes when a test says so.
///
///     let time = VirtualTime()
///     let driver = Driver(search, state: Search(), interpretation: .live.clock(time.source))
///     time.jump(to: .seconds(3))
///
/// A ``TestDriver`` brings one of its own. It begins at zero and never goes back.
public final class VirtualTime: Sendable {
  private struct Alarm {
    let number: Int
    let time: Duration
    let call: @Sendable () -> Void
    /// Whose effect waits for it, as far as that is known.
    let effect: Int?
    /// How long it was set for.
    let length: Duration
    /// Whether a task sleeps until then. Other timers are the driver's own, which remembers no more of
    /// them than their time.
    let isSleep: Bool
  }

  /// A timer that is set, for who follows effects.
  package struct SetTimer {
    /// When it goes off.
    package let time: Duration
    package let length: Duration
    package let effect: Int?
    package let isSleep: Bool
    /// Its number among all that were ever set.
    package let number: Int
  }

  private struct Clockwork {
    var now = Duration.zero
    var alarms: [Alarm] = []
    var made = 0
    var effect: Int?
  }

  /// The number of the effect that runs, for who follows effects: whose task it is.
  ///
  /// Without the macro `@TaskLocal`, which is not there where the modules are checked for macOS.
  package static let runningEffect = TaskLocal<Int?>(wrappedValue: nil)

  private let clockwork = Locked(Clockwork())

  /// Makes a time that stands at zero.
  public init() {}

  /// The time since it was made.
  public var now: Duration { clockwork.withLock { $0.now } }

  /// How many timers are set.
  public var alarmCount: Int { clockwork.withLock { $0.alarms.count } }

  /// When the next timer goes off; nil if none is set.
  public var next: Duration? { clockwork.withLock { $0.alarms.map(\.time).min() } }

  /// The timers that are set, in the order in which they go off.
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

  /// Whose timers are set from now on, unless an effect's own task sets them.
  package func attribute(to effect: Int?) { clockwork.withLock { $0.effect = effect } }

  /// Moves the time on to the next timer and calls that one alone, as if those for the same moment
  /// came a little later.
  ///
  /// - Parameter index: which timer of ``alarms`` that is: another than the first where several are set
  ///   for the same moment.
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

  /// This time as a driver takes it: for `Interpretation.clock(_:)`.
  public var source: TimeSource {
    TimeSource(now: { self.now }, wake: { time, call in self.wake(at: time, call) })
  }

  /// Moves the time on, and calls the timers that are due by then: earlier ones first, and timers
  /// for the same moment in the order in which they were set.
  ///
  /// Timers that are set by those calls wait for the next jump, even if they are due. So a jump
  /// over several moments looks to a driver as if its owner had been busy meanwhile;
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

  /// Sets a timer for a moment; stopping what it returns takes the timer away.
  ///
  /// - Parameter isSleep: whether a task sleeps until then.
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
