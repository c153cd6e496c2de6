import ArcoCore
import ArcoTesting
import Testing

/// Time that a test moves while the owner of a driver is busy, and what is asked of it.
private final class HandTime: Sendable {
  private struct Hands {
    var now = Duration.zero
    var asked: [Duration] = []
    var alarms: [(number: Int, time: Duration, call: @Sendable () -> Void)] = []
  }

  private let hands = Locked(Hands())

  /// The times that timers were set for, in order.
  var asked: [Duration] { hands.withLock { $0.asked } }
  var alarmCount: Int { hands.withLock { $0.alarms.count } }

  var source: TimeSource {
    TimeSource(
      now: { self.hands.withLock { $0.now } },
      wake: { time, call in
        let number = self.hands.withLock { hands in
          hands.asked.append(time)
          hands.alarms.append((hands.asked.count, time, call))
          return hands.asked.count
        }
        return Cancellation {
          self.hands.withLock { $0.alarms.removeAll { $0.number == number } }
        }
      })
  }

  func pass(to time: Duration) {
    let due = hands.withLock { hands in
      hands.now = time
      defer { hands.alarms.removeAll { $0.time <= time } }
      return hands.alarms.filter { $0.time <= time }
    }
    for alarm in due { alarm.call() }
  }
}

/// Timers whose owner has no time at some moments: the owner is the main actor, which is busy where a
/// test does not wait.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BusyTimerTests {
  private let time = HandTime()

  private func reading(ticking period: Duration) -> Reading {
    let reading = Reading(Book(), interpretation: .live.clock(time.source))
    reading.send(.run(.send(.note("tick"), every: period, id: "x")))
    return reading
  }

  @Test func `a busy owner gets one late tick, and the next one at its own moment`() async {
    let reading = reading(ticking: .seconds(1))
    time.pass(to: .seconds(1))
    time.pass(to: .seconds(2))
    time.pass(to: .milliseconds(2_500))
    #expect(reading.book.entries == [])
    await reading.settle()
    #expect(reading.book.entries.count == 1)
    #expect(time.asked == [.seconds(1), .seconds(3)])
    for second in 3...5 {
      time.pass(to: .milliseconds(1_000 * second - 1))
      await reading.settle()
      #expect(reading.book.entries.count == second - 2)
      time.pass(to: .seconds(second))
      await reading.settle()
      #expect(reading.book.entries.count == second - 1)
    }
    #expect(time.asked == [1, 3, 4, 5, 6].map { .seconds($0) })
  }

  @Test func `an owner that is a little late each time does not move the ticks`() async {
    let reading = reading(ticking: .seconds(1))
    for second in 1...5 {
      time.pass(to: .milliseconds(1_000 * second + 900))
      await reading.settle()
    }
    #expect(reading.book.entries.count == 5)
    #expect(time.asked == (1...6).map { .seconds($0) })
  }

  @Test func `a tick that is heard just as the next is due is not followed by another at once`()
    async
  {
    let reading = reading(ticking: .seconds(1))
    time.pass(to: .seconds(1))
    time.pass(to: .seconds(2))
    await reading.settle()
    #expect(reading.book.entries.count == 1)
    #expect(time.asked == [.seconds(1), .seconds(3)])
  }

  @Test
  func `ticks stay at whole periods however long the owner was busy and however odd they are`()
    async
  {
    var seeded = SeededRandom(seed: 7)
    for _ in 0..<50 {
      let time = HandTime()
      let period = Duration.nanoseconds(1 + Int64(seeded.below(1_000_000_007)))
      let reading = Reading(Book(), interpretation: .live.clock(time.source))
      reading.send(.run(.send(.note("tick"), every: period)))
      var now = Duration.zero
      for _ in 0..<10 {
        now += period + .nanoseconds(Int64(seeded.below(1 << seeded.below(50))))
        time.pass(to: now)
        await reading.settle()
        guard let next = time.asked.last else { return }
        #expect(next > now && next <= now + period)
        #expect(next.inNanoseconds % period.inNanoseconds == 0)
      }
      #expect(reading.book.entries.count == 10)
    }
  }

  @Test func `a tick that waits for its busy owner is dropped with its effect`() async {
    let reading = reading(ticking: .seconds(1))
    time.pass(to: .seconds(1))
    reading.send(.run(.cancel("x")))
    await reading.settle()
    time.pass(to: .seconds(9))
    await reading.settle()
    #expect(reading.book.entries == [])
    #expect(time.alarmCount == 0)
    #expect(time.asked == [.seconds(1)])
  }

  @Test func `what comes once comes once, late`() async {
    let reading = Reading(Book(), interpretation: .live.clock(time.source))
    reading.send(.run(.send(.note("once"), after: .seconds(1))))
    time.pass(to: .seconds(1))
    time.pass(to: .seconds(5))
    await reading.settle()
    #expect(reading.book.entries == ["once"])
  }
}

extension Duration {
  fileprivate var inNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
