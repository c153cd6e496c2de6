import Arco
import ArcoCore
import ArcoTesting
import Testing

private struct Fault: Error {}

@MainActor @Suite(.timeLimit(.minutes(1))) struct TimerTests {
  private let time = VirtualTime()

  private func reading(_ book: Book = Book()) -> Reading {
    Reading(book, interpretation: .live.clock(time.source).randomness { 0 })
  }

  @Test func `an input comes after its time, and not before`() async {
    let reading = reading()
    reading.send(.run(.sequence(.send(.note("a"), after: .milliseconds(10)), .send(.note("over")))))
    await reading.pass(time, 9)
    #expect(reading.book.entries == [])
    await reading.pass(time, 1)
    #expect(reading.book.entries == ["a", "over"])
    #expect(time.alarmCount == 0)
  }

  @Test func `a timer ticks until it is cancelled, without drift`() async {
    let reading = reading()
    reading.send(.run(.send(.note("tick"), every: .milliseconds(10), id: "x")))
    await reading.pass(time, 35)
    #expect(reading.book.entries.count == 3)
    await reading.pass(time, 5)
    #expect(reading.book.entries.count == 4)
    reading.send(.run(.cancel("x")))
    #expect(time.alarmCount == 0)
    await reading.pass(time, 100)
    #expect(reading.book.entries.count == 4)
  }

  @Test func `ticks that there was no time for are left out`() async {
    let reading = reading()
    reading.send(.run(.send(.note("tick"), every: .milliseconds(10))))
    time.jump(to: .milliseconds(1_000))
    await reading.pass(time, 9)
    #expect(reading.book.entries.count == 1)
    await reading.pass(time, 1)
    #expect(reading.book.entries.count == 2)
  }

  @Test func `work that takes longer than its deadline is stopped, and its place is free`() async {
    let reading = reading()
    let queue = Queue("line", .concat)
    reading.send(
      .run(.lasting("a", queue: queue).deadline(.milliseconds(10), .note("too long"))))
    reading.send(.run(.lasting("b", queue: queue).deadline(.milliseconds(10))))
    await reading.pass(time, 10)
    #expect(reading.journal.entries.filter { $0 != "barrier" } == ["start a", "stop a", "start b"])
    #expect(reading.book.entries == ["too long"])
    // Its time counts from its start.
    await reading.pass(time, 9)
    #expect(reading.journal.count("stop b") == 0)
    await reading.pass(time, 1)
    #expect(reading.journal.count("stop b") == 1)
    #expect(reading.problems == ["overdue anonymous"])
  }

  @Test func `work that ends in time has no deadline any more`() async {
    let reading = reading()
    reading.send(.run(.lasting("a").deadline(.milliseconds(10), .note("too long"))))
    await reading.act("end a")
    #expect(time.alarmCount == 0)
    await reading.pass(time, 20)
    #expect(reading.book.entries == [])
  }

  private func failing(_ retry: Retry, id: EffectID? = nil) -> BookInput {
    .run(
      .task(id: id, queue: Queue("line", .concat), retry: retry) { journal, _ throws(Fault) in
        journal.note("try")
        throw Fault()
      } catch: { _ in
        .note("failed")
      })
  }

  @Test func `work that fails is tried again after growing waits, and then fails`() async {
    let reading = reading()
    reading.send(failing(Retry(2, after: .milliseconds(10))))
    reading.send(.run(.lasting("next", queue: Queue("line", .concat))))
    for (wait, tries) in [(0, 1), (10, 2), (20, 3)] {
      await reading.paused(time, until: wait)
      await reading.pass(time, wait)
      await reading.journal.until("try", times: tries)
      if tries < 3 { #expect(reading.journal.count("start next") == 0) }
    }
    await reading.journal.until("start next")
    #expect(reading.book.entries == ["failed"])
    #expect(reading.journal.count("try") == 3)
  }

  @Test func `cancelled while it waits for another try, work is not tried again`() async {
    let reading = reading()
    reading.send(failing(Retry(2, after: .milliseconds(10)), id: "x"))
    await reading.paused(time, until: 10)
    reading.send(.run(.cancel("x")))
    #expect(time.alarmCount == 0)
    await reading.pass(time, 100)
    #expect(reading.journal.count("try") == 1)
    #expect(reading.book.entries == [])
  }

  @Test func `cancelled once its wait is over, work is not tried again`() async {
    let tasks = Locked<[Task<Void, Never>]>([])
    var interpretation = Interpretation.live.clock(time.source).randomness { 0 }
    interpretation.spawn = { run in
      let task = Task { await run() }
      tasks.withLock { $0.append(task) }
      return task
    }
    let reading = Reading(interpretation: interpretation)
    reading.send(failing(Retry(2, after: .milliseconds(10)), id: "x"))
    await reading.paused(time, until: 10)
    time.jump(to: .milliseconds(10))
    // Comes before the ring is heard.
    reading.send(.run(.cancel("x")))
    for task in tasks.withLock({ $0 }) { await task.value }
    #expect(reading.journal.count("try") == 1)
    #expect(reading.book.entries == [])
  }

  @Test func `chance takes its part off a wait`() async {
    let reading = Reading(
      Book(), interpretation: .live.clock(time.source).randomness { 1_000 })
    reading.send(failing(Retry(1, after: .milliseconds(100), jitter: 50)))
    await reading.paused(time, until: 50)
    #expect(reading.journal.count("try") == 1)
    await reading.pass(time, 50)
    await reading.journal.until("try", times: 2)
  }

  @Test func `all tries are within one deadline`() async {
    let reading = reading()
    reading.send(
      .run(
        .task(retry: Retry(9, after: .milliseconds(10))) { journal, _ throws(Fault) in
          journal.note("try")
          throw Fault()
        } catch: { _ in
          .note("failed")
        }
        .deadline(.milliseconds(15), .note("too long"))))
    await reading.paused(time, until: 10)
    await reading.pass(time, 10)
    await reading.journal.until("try", times: 2)
    await reading.pass(time, 100)
    #expect(reading.journal.count("try") == 2)
    #expect(reading.book.entries == ["too long"])
    #expect(time.alarmCount == 0)
  }

  @Test func `a sequence ends with a step that takes too long`() async {
    let reading = reading()
    reading.send(
      .run(
        .sequence(
          .lasting("a").deadline(.milliseconds(10), .note("too long")), .send(.note("next")))))
    await reading.pass(time, 100)
    #expect(reading.book.entries == ["too long"])
  }

  @Test func `1000 components each with a timer: tearing all down leaves none`() async {
    let reading = reading(Book(rows: 0..<1_000))
    for id in 0..<1_000 {
      reading.send(
        .row(
          id,
          .run(
            .batch(
              .send(.note("tick"), every: .milliseconds(10)),
              .task { journal, _ in
                await withTaskCancellationHandler {
                  await journal.until("cancelled")
                } onCancel: {
                  journal.note("cancelled")
                }
                journal.note("task left")
              }))))
    }
    #expect(time.alarmCount == 1_000)
    await reading.pass(time, 10)
    #expect(reading.book.rows[id: 999]?.entries == ["tick"])
    reading.change { $0.rows = Rows() }
    #expect(time.alarmCount == 0)
    await reading.journal.until("task left", times: 1_000)
  }

  @Test func `time of a clock wakes when the clock does, and not after it was cancelled`() async {
    let clock = HandClock()
    let journal = Journal()
    let source = TimeSource(clock: clock)
    let reading = Reading(Book(), interpretation: .live.clock(source))
    reading.send(.run(.send(.note("one"), after: .seconds(1))))
    reading.send(.run(.send(.note("two"), after: .seconds(2), id: "x")))
    while clock.sleepers < 2 { await Task.yield() }
    reading.send(.run(.cancel("x")))
    while clock.sleepers > 1 { await Task.yield() }
    clock.advance(to: .seconds(3))
    await reading.noted("one")
    #expect(clock.sleepers == 0)
    #expect(reading.book.entries == ["one"])
    _ = journal
  }
}

extension Reading {
  /// Waits until a failed effect waits for another try, if it is to.
  fileprivate func paused(_ time: VirtualTime, until wait: Int) async {
    while wait > 0, time.alarmCount == 0 { await settle() }
  }
}

/// A clock whose sleepers wake when a test says so.
private final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Hands {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var made = 0
  }

  private let hands = Locked(Hands())

  var now: Instant { hands.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var sleepers: Int { hands.withLock { $0.sleepers.count } }

  func advance(to offset: Duration) {
    let due = hands.withLock { hands in
      hands.now = Instant(offset: offset)
      let due = hands.sleepers.filter { $0.deadline.offset <= offset }
      hands.sleepers.removeAll { $0.deadline.offset <= offset }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = hands.withLock { hands in
      hands.made += 1
      return hands.made
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isLate = hands.withLock { hands in
          if Task.isCancelled { return true }
          hands.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation))
          return false
        }
        if isLate { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let left = hands.withLock { hands in
        let left = hands.sleepers.filter { $0.number == number }
        hands.sleepers.removeAll { $0.number == number }
        return left
      }
      for sleeper in left { sleeper.continuation.resume(throwing: CancellationError()) }
    }
  }
}
