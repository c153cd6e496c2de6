import ArcoCore
import Testing

struct QueueMachineTests {
  @Test func `merge starts every effect`() {
    var trial = Trial(.merge)
    for _ in 0..<3 { trial.arrive() }
    #expect(trial.log == ["0 start 0", "0 start 1", "0 start 2"])
  }

  @Test func `concat runs one at a time, first in, first out`() {
    var trial = Trial(.concat)
    for _ in 0..<3 { trial.arrive() }
    #expect(trial.log == ["0 start 0", "0 hold 1", "0 hold 2"])
    trial.finish(0, at: 5)
    trial.arrive(at: 6)
    trial.finish(1, at: 7)
    trial.finish(2, at: 9)
    #expect(trial.starts == ["0 start 0", "5 start 1", "7 start 2", "9 start 3"])
  }

  @Test func `concurrent runs so many, and the others wait, first in, first out`() {
    var trial = Trial(.concurrent(2))
    for _ in 0..<4 { trial.arrive() }
    trial.finish(1, at: 3)
    trial.finish(0, at: 4)
    #expect(trial.starts == ["0 start 0", "0 start 1", "3 start 2", "4 start 3"])
  }

  @Test func `latest starts at once and cancels the oldest running ones`() {
    var trial = Trial(.latest(2))
    for time in 0..<4 { trial.arrive(at: time) }
    #expect(
      trial.log == [
        "0 start 0", "1 start 1", "2 cancel 0", "2 start 2", "3 cancel 1", "3 start 3",
      ])
  }

  @Test func `oldest discards a newcomer while it is full`() {
    var trial = Trial(.oldest())
    trial.arrive()
    trial.arrive(at: 1)
    trial.finish(0, at: 2)
    trial.arrive(at: 3)
    #expect(trial.log == ["0 start 0", "1 discard 1", "3 start 2"])
  }

  @Test func `race: the first that sends an input wins, and the others are cancelled`() {
    var trial = Trial(.race)
    for _ in 0..<3 { trial.arrive() }
    trial.sent(1, at: 4)
    trial.sent(0, at: 4)
    #expect(trial.log.suffix(2) == ["4 cancel 0", "4 cancel 2"])
    trial.arrive(at: 5)
    #expect(trial.log.last == "5 discard 3")
    trial.finish(1, at: 6)
    trial.arrive(at: 7)
    #expect(trial.log.last == "7 start 4")
  }

  @Test func `race: one that ends without an input leaves the others in it`() {
    var trial = Trial(.race)
    for _ in 0..<2 { trial.arrive() }
    trial.finish(0, at: 1)
    trial.arrive(at: 2)
    #expect(trial.log == ["0 start 0", "0 start 1", "2 start 2"])
  }

  @Test func `debounce restarts its wait with each event, and only the last starts`() {
    var trial = Trial(.debounce(.milliseconds(10)))
    for time in [0, 5, 14] { trial.arrive(at: time) }
    trial.advance(to: 100)
    #expect(
      trial.log == [
        "0 hold 0", "5 discard 0", "5 hold 1", "14 discard 1", "14 hold 2", "24 start 2",
      ]
    )
  }

  @Test func `debounce meets a running one by its second policy`() {
    let policies: [(Queue.Policy, String)] = [
      (.latest(), "30 cancel 0"), (.oldest(), "30 discard 1"), (.concat, "20 hold 1"),
      (.merge, "30 start 1"),
    ]
    for (policy, expected) in policies {
      var trial = Trial(.debounce(.milliseconds(10), then: policy))
      trial.arrive()
      trial.arrive(at: 20)
      trial.advance(to: 30)
      #expect(trial.log.contains(expected))
      trial.finish(0, at: 40)
      #expect(trial.log.contains("40 start 1") == (policy == .concat))
    }
  }

  @Test func `a debounce that is restarted often sets few timers`() {
    var trial = Trial(.debounce(.milliseconds(100)))
    for time in 0..<1_000 { trial.arrive(at: time) }
    trial.advance(to: 2_000)
    #expect(trial.starts == ["1099 start 999"])
    #expect(trial.alarmsSet <= 12)
  }

  @Test func `throttle starts the first at once, and then the newest of each window`() {
    var trial = Trial(.throttle(.milliseconds(10), .latest))
    for time in [0, 3, 6, 12, 40] { trial.arrive(at: time) }
    trial.advance(to: 100)
    #expect(trial.starts == ["0 start 0", "10 start 2", "20 start 3", "40 start 4"])
    #expect(trial.log.contains("6 discard 1"))
  }

  @Test func `throttle starts the first at once, and then the first of each window`() {
    var trial = Trial(.throttle(.milliseconds(10), .first))
    for time in [0, 3, 6, 12, 40] { trial.arrive(at: time) }
    trial.advance(to: 100)
    #expect(trial.starts == ["0 start 0", "10 start 1", "20 start 3", "40 start 4"])
    #expect(trial.log.contains("6 discard 2"))
  }

  @Test func `a delay is a ladder of starts, not a debounce`() {
    var trial = Trial(Queue.Policy.merge.spaced(by: .milliseconds(10)))
    for _ in 0..<4 { trial.arrive() }
    trial.arrive(at: 100)
    #expect(
      trial.starts == ["0 start 0", "10 start 1", "20 start 2", "30 start 3", "100 start 4"])
  }

  @Test func `a delay goes with any queue`() {
    func starts(_ policy: Queue.Policy) -> [String] {
      var trial = Trial(policy.spaced(by: .milliseconds(10)))
      for _ in 0..<3 { trial.arrive() }
      trial.finish(0, at: 25)
      trial.advance(to: 100)
      return trial.starts
    }
    #expect(starts(.concat) == ["0 start 0", "25 start 1"])
    #expect(starts(.concurrent(2)) == ["0 start 0", "10 start 1", "25 start 2"])
    #expect(starts(.latest()) == ["0 start 0", "10 start 2"])
    #expect(starts(.oldest()) == ["0 start 0"])
    #expect(starts(.race) == ["0 start 0", "10 start 1", "20 start 2"])
    #expect(
      starts(.debounce(.milliseconds(5), then: .merge)) == ["5 start 2"])
  }

  @Test func `cancelled during its delay, an effect never runs, and its rung is free again`() {
    var trial = Trial(Queue.Policy.merge.spaced(by: .milliseconds(10)))
    for _ in 0..<4 { trial.arrive() }
    trial.cancel(1, 2, at: 5)
    trial.advance(to: 100)
    #expect(trial.starts == ["0 start 0", "10 start 3"])
  }

  @Test func `an effect that is cancelled at the gate never starts`() {
    let policies: [Queue.Policy] = [
      .debounce(.milliseconds(10)), .throttle(.milliseconds(10), .first),
      .throttle(.milliseconds(10), .latest),
    ]
    for policy in policies {
      var trial = Trial(policy)
      trial.arrive()
      trial.arrive()
      trial.cancel(0, 1, at: 9)
      trial.advance(to: 100)
      #expect(!trial.starts.contains { $0.hasSuffix("start 1") })
      trial.arrive(at: 200)
      trial.advance(to: 300)
      #expect(trial.starts.last?.hasSuffix("start 2") == true)
    }
  }

  @Test func `those cancelled together leave before another takes their place`() {
    var trial = Trial(.concat)
    for _ in 0..<4 { trial.arrive() }
    trial.cancel(0, 1, 2)
    #expect(trial.log.suffix(4) == ["0 cancel 0", "0 discard 1", "0 discard 2", "0 start 3"])
  }

  @Test func `cancelling what has not come, or has ended, does nothing`() {
    var trial = Trial(.concurrent(2))
    for _ in 0..<3 { trial.arrive() }
    trial.finish(0)
    let log = trial.log
    trial.cancel(0)
    trial.finish(0)
    trial.sent(0)
    #expect(trial.log == log)
    #expect(trial.machine.runningCount == 2)
  }

  @Test func `cancelling all leaves an empty queue that works`() {
    var trial = Trial(.concat)
    for _ in 0..<3 { trial.arrive() }
    trial.cancelAll(at: 1)
    #expect(trial.machine.runningCount == 0)
    #expect(trial.machine.waitingCount == 0)
    trial.arrive(at: 2)
    #expect(trial.log.suffix(4) == ["1 cancel 0", "1 discard 1", "1 discard 2", "2 start 3"])
  }

  @Test func `5000 effects through concurrent(8): nothing lost, order kept`() {
    var machine = QueueMachine(.concurrent(8))
    var steps: [QueueStep] = []
    var running: [QueueTicket] = []
    var (started, most, isInOrder) = (0, 0, true)
    func take() {
      for step in steps {
        guard case .start(let ticket) = step else { continue }
        isInOrder = isInOrder && ticket.number == started
        started += 1
        running.append(ticket)
      }
      steps.removeAll(keepingCapacity: true)
    }
    for _ in 0..<5_000 { _ = machine.arrive(at: .zero, &steps) }
    take()
    while let first = running.first {
      running.removeFirst()
      machine.finish(first)
      machine.advance(at: .zero, &steps)
      take()
      most = max(most, machine.runningCount)
    }
    #expect(started == 5_000 && isInOrder && most == 8)
  }

  #if os(macOS) || os(Linux)
    @Test func `a limit of less than one is a programmer's error, at construction`() async {
      let limits = [
        await #expect(processExitsWith: .failure, observing: itsWords) {
          _ = Queue.Policy.concurrent(0)
        },
        await #expect(processExitsWith: .failure, observing: itsWords) {
          _ = Queue.Policy.latest(0)
        },
        await #expect(processExitsWith: .failure, observing: itsWords) {
          _ = Queue.Policy.oldest(-1)
        },
      ]
      for exit in limits { #expect(exit.words.contains("fewer than 1 effect at a time")) }
      let gates = await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Queue.Policy.debounce(.zero, then: .debounce(.zero))
      }
      #expect(gates.words.contains("a debounce or throttle cannot lead into another"))
      let wait = await #expect(processExitsWith: .failure, observing: itsWords) {
        _ = Queue.Policy.merge.spaced(by: .seconds(-1))
      }
      #expect(wait.words.contains("a queue cannot wait for a negative time"))
    }
  #endif
}
