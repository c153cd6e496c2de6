import ArcoCore
import ArcoTesting
import Testing

private typealias Timer = Effect<VirtualTime, [String], TimedInput>
private typealias TimedTest = TestDriver<VirtualTime, [String], TimedInput>

private enum TimedInput: Equatable, Sendable {
  case begin(Int)
  case heard(String)
}

private struct Fault: Error {}

extension Queue {
  fileprivate static let still = Queue("still", .debounce(.seconds(6)))
  fileprivate static let window = Queue("window", .throttle(.seconds(6), .latest))
  fileprivate static let ladder = Queue("ladder", Queue.Policy.merge.spaced(by: .seconds(3)))
}

/// What timers do in both forms of a test driver: the same, whatever a test receives and when.
struct PassingTimeTests {
  /// Says its name and the time at which it did.
  private static func saying(_ name: String, _ queue: Queue) -> Timer {
    .callback(queue: queue) { time, out in
      out.send(.heard("\(name) \(time.now / .seconds(1))"))
      out.finish()
      return .none
    }
  }

  private static func test(
    _ strictness: TimedTest.Strictness, _ timers: [Timer]
  ) throws -> TimedTest {
    let time = VirtualTime()
    let test = TestDriver(
      Dispatcher<VirtualTime, [String], TimedInput>.update { heard, input in
        switch input {
        case .begin(let number): return timers[number]
        case .heard(let name): heard.append(name)
        }
        return .none
      }, state: [], world: time, strictness: strictness, time: time)
    for number in timers.indices {
      try test.send(.begin(number))
      try test.settle()
    }
    return test
  }

  /// Receives whatever has come, in order.
  private static func receiveAll(_ test: TimedTest) throws {
    while true {
      do throws(TestMismatch) {
        try test.receive(where: { _ in true }, making: { $0 = test.state })
      } catch {
        guard case .nothingReceived = error.reason else { throw error }
        return
      }
    }
  }

  /// What is heard of timers while time passes in steps of so many seconds.
  private static func heard(
    _ strictness: TimedTest.Strictness, _ steps: [Double], of timers: [Timer]
  ) throws -> [String] {
    let test = try test(strictness, timers)
    for step in steps { try test.advance(by: .seconds(step)) }
    if strictness == .exhaustive { try receiveAll(test) }
    return test.state
  }

  private static let all: [Timer] = [
    .send(.heard("every 2"), every: .seconds(2)),
    .send(.heard("every 3"), every: .seconds(3)),
    .send(.heard("after"), after: .seconds(6)),
    saying("debounced", .still),
    .batch(saying("throttled", .window), saying("throttled", .window)),
    .batch(saying("ladder", .ladder), saying("ladder", .ladder), saying("ladder", .ladder)),
    .callback { _, _ in .none }.deadline(.seconds(6), .heard("deadline")),
    .task(retry: Retry(1, after: .seconds(6), jitter: 0)) { _, _ throws(Fault) in
      throw Fault()
    } catch: { _ in
      .heard("tried again")
    },
  ]

  @Test(arguments: [TimedTest.Strictness.exhaustive, .loose])
  fileprivate func `each moment that passes has its tick`(
    _ strictness: TimedTest.Strictness
  ) throws {
    let ticks = try Self.heard(strictness, [10], of: [.send(.heard("tick"), every: .seconds(1))])
    #expect(ticks.count == 10)
  }

  @Test func `each tick comes at its own time`() throws {
    let test = try Self.test(.exhaustive, [.send(.heard("tick"), every: .seconds(1))])
    for second in 1...10 {
      try test.advance(by: .milliseconds(999))
      #expect(throws: TestMismatch.self) { try test.receive(.heard("tick")) }
      try test.advance(by: .milliseconds(1))
      #expect(test.time.now == .seconds(second))
      try test.receive(.heard("tick")) { $0.append("tick") }
    }
  }

  @Test func `what a tick starts sees the time of that tick`() throws {
    let time = VirtualTime()
    let test = TestDriver(
      Dispatcher<VirtualTime, [Duration], Bool>.update { _, isStart in
        guard !isStart else { return .send(false, every: .seconds(1)) }
        return .callback { time, out in
          let now = time.now
          out.move { $0.append(now) }
          out.finish()
          return .none
        }
      }, state: [], world: time, strictness: .loose, time: time)
    try test.send(true)
    try test.advance(by: .seconds(10))
    #expect(test.state == (1...10).map { .seconds($0) })
  }

  @Test(arguments: [TimedTest.Strictness.exhaustive, .loose])
  fileprivate func `of timers that are due at once the one goes off first that was set first`(
    _ strictness: TimedTest.Strictness
  ) throws {
    #expect(
      try Self.heard(strictness, [6], of: Self.all) == [
        "throttled 0.0", "ladder 0.0",
        "every 2",
        "every 3", "ladder 3.0",
        "every 2",
        // At six seconds those speak at once that need nothing but the time; then what was started by
        // the time, and then the task that goes on.
        "after", "deadline", "debounced 6.0", "throttled 6.0", "every 3", "ladder 6.0", "every 2",
        "tried again",
      ])
  }

  @Test func `in whatever steps time passes, the same is heard in both forms`() throws {
    let whole = try Self.heard(.loose, [12], of: Self.all)
    #expect(whole.count == 19)
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      var steps: [Double] = []
      while steps.reduce(0, +) < 12 {
        let left = 12 - steps.reduce(0, +)
        steps.append(min(left, Double(random.next() % 17) / 4))
      }
      #expect(try Self.heard(.loose, steps, of: Self.all) == whole, "\(steps)")
      #expect(try Self.heard(.exhaustive, steps, of: Self.all) == whole, "\(steps)")
    }
  }

  @Test(arguments: [TimedTest.Strictness.exhaustive, .loose])
  fileprivate func `work that is over at the very moment of its deadline is too late`(
    _ strictness: TimedTest.Strictness
  ) throws {
    let heard = try Self.heard(
      strictness, [10],
      of: [
        .send(.heard("late"), after: .seconds(5)).deadline(.seconds(5), .heard("overdue")),
        .send(.heard("in time"), after: .seconds(5)).deadline(
          .milliseconds(5_001), .heard("overdue")),
      ])
    #expect(heard == ["overdue", "in time"])
  }

  @Test(arguments: [TimedTest.Strictness.exhaustive, .loose])
  fileprivate func `the wait for another try begins though an input was not received`(
    _ strictness: TimedTest.Strictness
  ) throws {
    let trying = Timer.task(retry: Retry(2, after: .seconds(1), jitter: 0)) {
      time, out throws(Fault) in
      out.send(.heard("try at \(time.now / .seconds(1))"))
      throw Fault()
    } catch: { _ in
      .heard("failed")
    }
    #expect(
      try Self.heard(strictness, [5], of: [trying]) == [
        "try at 0.0", "try at 1.0", "try at 3.0", "failed",
      ])
  }

  @Test func `ticks that were not received are dropped with their timer`() throws {
    let test = TestDriver(
      Dispatcher<Void, Int, Bool>.update { ticks, isStart in
        guard !isStart else { return .send(false, every: .seconds(1), id: "x") }
        ticks += 1
        return ticks == 3 ? .cancel("x") : .none
      }, state: 0)
    try test.send(true)
    try test.advance(by: .seconds(10))
    for tick in 1...3 { try test.receive(false) { $0 = tick } }
    try test.finish()
    #expect(test.time.alarmCount == 0)
  }
}
