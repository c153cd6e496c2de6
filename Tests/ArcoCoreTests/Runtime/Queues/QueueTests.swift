import Arco
import ArcoTesting
import Testing

extension Queue {
  fileprivate static let line = Queue("line", .concat)
  fileprivate static let pair = Queue("pair", .concurrent(2))
  fileprivate static let newest = Queue("newest", .latest())
  fileprivate static let first = Queue("first", .oldest())
  fileprivate static let race = Queue("race", .race)
  fileprivate static let still = Queue("still", .debounce(.milliseconds(10)))
  fileprivate static let window = Queue("window", .throttle(.milliseconds(10), .latest))
  fileprivate static let ladder = Queue("ladder", Queue.Policy.merge.spaced(by: .milliseconds(10)))
}

private struct Fault: Error {}

@MainActor @Suite(.timeLimit(.minutes(1))) struct QueueTests {
  private let time = VirtualTime()

  private func reading(_ book: Book = Book()) -> Reading {
    Reading(book, interpretation: .live.clock(time.source))
  }

  @Test func `effects of different inputs meet in a queue with the same value`() {
    let reading = reading()
    reading.send(.run(.lasting("login", queue: .newest)))
    reading.send(.run(.lasting("logout", queue: Queue("newest", .latest()))))
    reading.send(.run(.lasting("other", queue: Queue("newest", number: 1, .latest()))))
    #expect(
      reading.journal.entries == ["start login", "stop login", "start logout", "start other"])
  }

  @Test func `waiting effects leave in the order in which they came`() async {
    let reading = reading()
    for name in ["a", "b", "c"] { reading.send(.run(.lasting(name, queue: .line))) }
    #expect(reading.journal.entries == ["start a"])
    await reading.act("end a")
    await reading.act("end b")
    #expect(
      reading.journal.entries.filter { $0.hasPrefix("s") } == ["start a", "start b", "start c"])
  }

  @Test func `a discarded effect never starts, and its input's state change happened`() {
    let reading = reading()
    reading.send(.run(.lasting("a", queue: .first)))
    reading.send(
      .run(
        .batch(
          .move { $0.entries.append("changed") },
          .sequence(.lasting("b", queue: .first), .send(.note("after"))))))
    #expect(reading.journal.entries == ["start a"])
    #expect(reading.book.entries == ["changed"])
  }

  @Test func `the first of a race that sends an input wins, and the others are cancelled`() async {
    let reading = reading()
    for name in ["a", "b", "c"] { reading.send(.run(.lasting(name, queue: .race))) }
    reading.journal.act("send b")
    reading.journal.act("send a")
    await reading.settle()
    #expect(reading.book.entries == ["b"])
    #expect(reading.journal.entries.filter { $0.hasPrefix("stop") } == ["stop a", "stop c"])
  }

  @Test func `a debounced effect starts when so much time has passed without another`() async {
    let reading = reading()
    for name in ["a", "b"] {
      reading.send(.run(.lasting(name, queue: .still)))
      await reading.pass(time, 9)
    }
    #expect(reading.journal.count("start b") == 0)
    await reading.pass(time, 1)
    #expect(reading.journal.entries.filter { $0.hasPrefix("start") } == ["start b"])
  }

  @Test func `a throttled queue starts one in each window`() async {
    let reading = reading()
    for name in ["a", "b", "c"] { reading.send(.run(.lasting(name, queue: .window))) }
    #expect(reading.journal.entries == ["start a"])
    await reading.pass(time, 10)
    #expect(reading.journal.entries.filter { $0.hasPrefix("start") } == ["start a", "start c"])
  }

  @Test func `a slot is held for an effect's own work: a chain in one queue goes on`() async {
    let queues: [Queue] = [.line, .newest, .first, .race]
    for queue in queues {
      let reading = reading()
      reading.send(
        .run(
          .callback(queue: queue) { _, out in
            out.send(
              .run(
                .callback(queue: queue) { journal, out in
                  journal.note("second")
                  out.finish()
                  return .none
                }))
            out.finish()
            return .none
          }))
      await reading.settle()
      #expect(reading.journal.count("second") == 1)
    }
  }

  @Test func `what an effect asks for is not turned away because of that effect`() async {
    for queue in [Queue.first, .race] {
      let reading = reading()
      let second = BookInput.run(.lasting("second", queue: queue))
      reading.send(
        .run(
          .callback(queue: queue) { journal, out in
            out.send(second)
            journal.keep("end") { out.finish() }
            return .none
          }))
      await reading.settle()
      #expect(reading.journal.count("start second") == 0)
      await reading.act("end")
      #expect(reading.journal.count("start second") == 1)
    }
  }

  @Test func `an effect that fails frees its slot, fails alone, and is reported`() async {
    var log: [Queue.Decision] = []
    let reading = Reading(
      Book(), interpretation: .live.clock(time.source).observing { log.append($0) })
    reading.send(.run(.lasting("beside", queue: .pair)))
    reading.send(
      .run(
        .task(queue: .pair) { _, _ throws(Fault) in
          throw Fault()
        } catch: { _ in
          nil
        }))
    reading.send(.run(.lasting("next", queue: .pair)))
    #expect(reading.journal.count("start next") == 0)
    await reading.journal.until("start next")
    #expect(reading.problems == ["failed anonymous Fault()"])
    #expect(reading.journal.count("stop beside") == 0)
    #expect(
      log.map(\.verdict) == [.starts, .starts, .waits, .failed, .starts])
  }

  @Test func `what waits costs its place in no other queue, and none without one`() {
    let reading = reading()
    reading.send(.run(.lasting("a", queue: .line)))
    reading.send(.run(.lasting("b", queue: .line)))
    reading.send(.run(.lasting("c", queue: .newest)))
    reading.send(.run(.lasting("d")))
    #expect(reading.journal.entries == ["start a", "start c", "start d"])
  }

  @Test func `queues belong to one instance: siblings, rows and the parent keep theirs`() {
    let reading = reading(Book(rows: 0..<2))
    reading.send(.run(.lasting("whole", queue: .newest)))
    reading.send(.left(.run(.lasting("left", queue: .newest))))
    for id in 0..<2 { reading.send(.row(id, .run(.lasting("row \(id)", queue: .newest)))) }
    #expect(reading.journal.entries.count == 4)
    reading.send(.row(1, .run(.lasting("row 1 again", queue: .newest))))
    #expect(reading.journal.entries.suffix(2) == ["stop row 1", "start row 1 again"])
  }

  @Test func `cancelling an id reaches running, waiting and delayed effects, and no other`() async {
    let reading = reading()
    let queues: [(String, Queue, EffectID)] = [
      ("line", .line, "x"), ("ladder", .ladder, "x"), ("still", .still, "y"),
    ]
    for (name, queue, id) in queues {
      for one in ["a", "b"] { reading.send(.run(.lasting("\(name) \(one)", id: id, queue: queue))) }
    }
    reading.send(.run(.lasting("line c", id: "y", queue: .line)))
    #expect(reading.journal.entries == ["start line a", "start ladder a"])
    reading.send(.run(.cancel("x")))
    #expect(
      Set(reading.journal.entries.dropFirst(2)) == [
        "stop line a", "stop ladder a", "start line c",
      ])
    await reading.pass(time, 100)
    #expect(reading.journal.entries.contains("start still b"))
    #expect(!reading.journal.entries.contains { $0.hasSuffix("line b") })
    #expect(!reading.journal.entries.contains { $0.hasSuffix("ladder b") })
  }

  @Test func `cancelling an id before it starts or after it ended does nothing`() async {
    let reading = reading()
    reading.send(.run(.cancel("x")))
    reading.send(.run(.lasting("a", id: "x", queue: .line)))
    await reading.act("end a")
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.count("stop a") == 0)
  }

  @Test func `cancelling a queue stops what runs and waits in it, and leaves it usable`() {
    let reading = reading()
    for name in ["a", "b"] { reading.send(.run(.lasting(name, queue: .line))) }
    reading.send(.run(.lasting("c", queue: .newest)))
    reading.send(.run(.cancel(.line)))
    #expect(reading.journal.entries == ["start a", "start c", "stop a"])
    reading.send(.run(.lasting("d", queue: .line)))
    #expect(reading.journal.entries.last == "start d")
  }

  @Test func `cancelling all reaches anonymous effects of this component and no other`() async {
    let reading = reading()
    reading.send(.run(.lasting("a")))
    for name in ["b", "c"] { reading.send(.run(.lasting(name, id: "x", queue: .line))) }
    reading.send(.left(.run(.lasting("left"))))
    reading.send(.run(.cancelAll))
    await reading.pass(time, 100)
    #expect(
      reading.journal.entries.filter { $0 != "barrier" }
        == ["start a", "start b", "start left", "stop a", "stop b"])
  }

  @Test func `one step can cancel a queue and start new work in it`() {
    let reading = reading()
    for name in ["a", "b"] { reading.send(.run(.lasting(name, queue: .line))) }
    reading.send(.run(.batch(.cancel(.line), .lasting("new", queue: .line))))
    #expect(reading.journal.entries == ["start a", "stop a", "start new"])
  }

  @Test func `a part that goes takes what waits in its queues with it`() async {
    let reading = reading(Book(rows: 0..<2))
    for queue in [Queue.line, .ladder, .still, .window] {
      for _ in 0..<2 { reading.send(.row(0, .run(.lasting("row", queue: queue)))) }
    }
    reading.send(.row(1, .run(.lasting("other", queue: .line))))
    #expect(reading.journal.count("start row") == 3)
    #expect(time.alarmCount > 0)
    reading.change { $0.rows.remove(id: 0) }
    #expect(reading.journal.count("stop row") == 3)
    #expect(time.alarmCount == 0)
    await reading.pass(time, 100)
    #expect(reading.journal.count("start row") == 3)
    #expect(reading.journal.count("stop other") == 0)
  }

  @Test func `a slot that is freed as the part goes lets nobody in`() async {
    let reading = reading(Book(rows: 0..<1))
    for name in ["a", "b"] { reading.send(.row(0, .run(.lasting(name, queue: .line)))) }
    reading.journal.act("end a")
    reading.change { $0.rows.remove(id: 0) }
    await reading.settle()
    #expect(reading.journal.count("start b") == 0)
  }

  @Test func `stopping the driver leaves no timer`() {
    let reading = reading()
    for queue in [Queue.ladder, .still] {
      for _ in 0..<2 { reading.send(.run(.lasting("a", queue: queue))) }
    }
    #expect(time.alarmCount == 2)
    reading.driver.stop()
    #expect(time.alarmCount == 0)
  }

  @Test func `the log says what each queue decided, and when`() async {
    var log: [String] = []
    let reading = Reading(
      Book(),
      interpretation: .live.clock(time.source).observing { decision in
        log.append("\(decision.time / .milliseconds(1)) \(decision.number) \(decision.verdict)")
      })
    for name in ["a", "b", "c"] {
      reading.send(.run(.lasting(name, id: EffectID("x"), queue: .ladder)))
    }
    await reading.pass(time, 10)
    await reading.act("end a")
    reading.send(.run(.cancel("x")))
    #expect(
      log == [
        "0.0 0 starts", "0.0 1 waits", "0.0 2 waits", "10.0 1 starts", "10.0 0 ended",
        "10.0 1 cancelled", "10.0 2 discarded",
      ])
  }

  @Test func `a held interpretation holds the slot, and a discarded effect frees it`() {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    for name in ["a", "b", "c"] { reading.send(.run(.lasting(name, queue: .line))) }
    #expect(held.count == 1)
    held[0].discard()
    #expect(held.count == 2)
    held[1].begin()
    #expect(reading.journal.entries == ["start b"])
  }

  @Test func `a queue that held more than 64 effects is used again as a new one`() async {
    let reading = reading()
    for _ in 0..<3 {
      for number in 0..<100 { reading.send(.run(.lasting("\(number)", queue: .line))) }
      for number in 0..<100 { await reading.act("end \(number)") }
    }
    let started = reading.journal.entries.filter { $0.hasPrefix("start") }
    #expect(started == (0..<300).map { "start \($0 % 100)" })
    for number in 0..<100 { reading.send(.run(.lasting("\(number)", queue: .newest))) }
    reading.send(.run(.lasting("last", queue: .newest)))
    #expect(reading.journal.count("stop 99") == 1)
    #expect(reading.journal.count("stop last") == 0)
  }

  @Test func `a muted driver lets everything through its queues`() {
    let reading = Reading(interpretation: .muted)
    for _ in 0..<100 {
      reading.send(.run(.sequence(.lasting("a", queue: .line), .send(.note("after")))))
    }
    #expect(reading.book.entries.count == 100)
  }

  @Test func `100000 effects through concurrent(8): nothing lost, order kept`() async {
    let numbers = Dispatcher<Void, [Int], Int>.update { started, number in
      guard number >= 0 else { return .none }
      return .callback(queue: Queue("eight", .concurrent(8))) { _, out in
        out.move { $0.append(number) }
        out.finish()
        return .none
      }
    }
    var log = (started: 0, running: 0, most: 0, isInOrder: true)
    let driver = Driver(
      numbers, state: [],
      interpretation: .live.observing { decision in
        switch decision.verdict {
        case .starts:
          log.isInOrder = log.isInOrder && decision.number == log.started
          log.started += 1
          log.running += 1
          log.most = max(log.most, log.running)
        case .ended: log.running -= 1
        default: break
        }
      })
    var last: SendTask?
    for number in 0..<100_000 { last = driver.send(number) }
    await last?.finish()
    #expect(driver.state == Array(0..<100_000))
    #expect(log.started == 100_000 && log.isInOrder)
    #expect(log.running == 0 && log.most == 8)
  }
}
