import ArcoCore

/// Time that passes when a test says so.
final class VirtualTime: Sendable {
  private struct Alarm {
    let number: Int
    let time: Duration
    let call: @Sendable () -> Void
  }

  private struct Clockwork {
    var now = Duration.zero
    var alarms: [Alarm] = []
    var made = 0
  }

  private let clockwork = Locked(Clockwork())

  var now: Duration { clockwork.withLock { $0.now } }

  /// How many timers are set.
  var alarmCount: Int { clockwork.withLock { $0.alarms.count } }

  /// When the next timer goes off.
  var next: Duration? { clockwork.withLock { $0.alarms.map(\.time).min() } }

  var source: TimeSource {
    TimeSource(
      now: { self.now },
      wake: { time, call in
        let number = self.clockwork.withLock { clockwork in
          clockwork.made += 1
          clockwork.alarms.append(Alarm(number: clockwork.made, time: time, call: call))
          return clockwork.made
        }
        return Cancellation {
          self.clockwork.withLock { $0.alarms.removeAll { $0.number == number } }
        }
      })
  }

  /// Makes it some time, and calls what is due by then.
  func jump(to time: Duration) {
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
}

extension Reading {
  /// Lets time pass, with each timer in its turn and all that follows from it.
  func pass(_ time: VirtualTime, _ milliseconds: Int) async {
    let end = time.now + .milliseconds(milliseconds)
    await settle()
    while let next = time.next, next <= end {
      time.jump(to: next)
      await settle()
    }
    time.jump(to: end)
    await settle()
  }

  /// Does something that a running effect waits for, and all that follows from it.
  func act(_ name: String) async {
    journal.act(name)
    await settle()
  }
}
