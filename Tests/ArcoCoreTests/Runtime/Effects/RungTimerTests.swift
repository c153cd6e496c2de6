import Arco
import ArcoCore
import Testing

/// A timer that has rung is over: nobody stops it, as a browser may have given its number to something
/// else by then.
@MainActor @Suite(.timeLimit(.minutes(1))) struct RungTimerTests {
  private let bells = Bells()

  private func reading() -> Reading {
    Reading(interpretation: .live.clock(bells.time).randomness { 0 })
  }

  @Test(arguments: [
    Queue.Policy.debounce(.milliseconds(10), then: .concat),
    .throttle(.milliseconds(10), .latest),
    .merge.spaced(by: .milliseconds(10)),
  ])
  func `a queue whose timer has rung does not stop it later`(_ policy: Queue.Policy) async {
    let reading = reading()
    let queue = Queue("queue", policy)
    for name in ["a", "b"] { reading.send(.run(.lasting(name, queue: queue))) }
    bells.ring(at: .milliseconds(10))
    await reading.settle()
    #expect(reading.journal.count("start b") == 1)
    reading.send(.run(.lasting("c", queue: queue)))
    reading.send(.run(.cancel("none")))
    reading.driver.stop()
    #expect(bells.stoppedAfterRinging == [])
  }

  @Test func `a ring that comes early has the queue ask for another`() async {
    let reading = reading()
    let queue = Queue("queue", .debounce(.milliseconds(10)))
    reading.send(.run(.lasting("a", queue: queue)))
    bells.ring(at: .milliseconds(5))
    await reading.settle()
    #expect(reading.journal.count("start a") == 0)
    bells.ring(at: .milliseconds(10))
    await reading.settle()
    #expect(reading.journal.count("start a") == 1)
  }

  @Test func `a ring that is heard after its timer was replaced leaves the next one alone`() async {
    let reading = reading()
    let queue = Queue("queue", .debounce(.milliseconds(10), then: .merge))
    reading.send(.run(.lasting("a", queue: queue)))
    bells.ring(at: .milliseconds(10))
    // Comes before the ring is heard, so that the first waits no longer.
    reading.send(.run(.lasting("b", queue: queue)))
    #expect(reading.journal.entries == ["start a"])
    await reading.settle()
    #expect(bells.waiting == 1)
    reading.driver.stop()
    #expect(bells.waiting == 0)
  }

  @Test func `a deadline that has passed is not stopped`() async {
    let reading = reading()
    reading.send(.run(.lasting("a").deadline(.milliseconds(10), .note("too long"))))
    bells.ring(at: .milliseconds(10))
    await reading.settle()
    #expect(reading.book.entries == ["too long"])
    #expect(bells.stoppedAfterRinging == [])
  }

  @Test func `the time of an effect that is to be finished is not stopped once it is over`() async {
    let reading = reading()
    reading.send(.run(.lasting("a").finishing(within: .milliseconds(10))))
    reading.driver.stop()
    bells.ring(at: .milliseconds(10))
    await reading.journal.until("stop a")
    #expect(bells.stoppedAfterRinging == [])
  }

  @Test func `an effect that is tried again and again holds no timer of an earlier try`() async {
    struct Fault: Error {}
    let reading = reading()
    let tries = Locked(0)
    reading.send(
      .run(
        .task(retry: Retry(.max, after: .milliseconds(1), factor: 1)) { journal, _ throws(Fault) in
          let number = tries.withLock { tries in
            tries += 1
            return tries
          }
          journal.note("try \(number)")
          if number < 20 { throw Fault() }
        } catch: { _ in
          nil
        }))
    for number in 1..<20 {
      await reading.journal.until("try \(number)")
      while bells.waiting == 0 { await reading.settle() }
      bells.ring(at: .milliseconds(number))
    }
    await reading.journal.until("try 20")
    await reading.settle()
    reading.driver.stop()
    #expect(bells.stoppedAfterRinging == [])
  }

  @Test func `a ticking effect that is stopped stops the tick to come and no other`() async {
    let reading = reading()
    reading.send(.run(.send(.note("tick"), every: .milliseconds(10), id: "clock")))
    for tick in 1...3 {
      bells.ring(at: .milliseconds(10 * tick))
      await reading.settle()
    }
    reading.send(.run(.cancel("clock")))
    #expect(reading.book.entries == ["tick", "tick", "tick"])
    #expect(bells.waiting == 0)
    #expect(bells.stoppedAfterRinging == [])
  }
}

/// A source of time whose timers ring when a test says so, and which knows who stops them.
private final class Bells: Sendable {
  private struct Bell {
    let number: Int
    let ring: @Sendable () -> Void
  }

  private struct Tower {
    var now = Duration.zero
    var made = 0
    var bells: [Bell] = []
    var rung: Set<Int> = []
    var stoppedAfterRinging: [Int] = []
  }

  private let tower = Locked(Tower())

  /// How many timers are set.
  var waiting: Int { tower.withLock { $0.bells.count } }
  /// The timers that somebody stopped although they had rung.
  var stoppedAfterRinging: [Int] { tower.withLock { $0.stoppedAfterRinging } }

  var time: TimeSource {
    TimeSource(
      now: { self.tower.withLock { $0.now } },
      wake: { _, ring in
        let number = self.tower.withLock { tower in
          tower.made += 1
          tower.bells.append(Bell(number: tower.made, ring: ring))
          return tower.made
        }
        return Cancellation { self.stop(number) }
      })
  }

  /// Lets all timers that are set ring, at a time of the test's choice.
  func ring(at time: Duration) {
    let bells = tower.withLock { tower in
      tower.now = time
      tower.rung.formUnion(tower.bells.map(\.number))
      defer { tower.bells = [] }
      return tower.bells
    }
    for bell in bells { bell.ring() }
  }

  private func stop(_ number: Int) {
    tower.withLock { tower in
      if tower.rung.contains(number) { tower.stoppedAfterRinging.append(number) }
      tower.bells.removeAll { $0.number == number }
    }
  }
}
