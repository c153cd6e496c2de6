import Arco
import ArcoTesting
import Testing

extension Queue {
  fileprivate static let line = Queue("line", .concat)
  fileprivate static let other = Queue("other", .concat)
  fileprivate static let first = Queue("first", .oldest())
  fileprivate static let race = Queue("race", .race)
  fileprivate static let still = Queue("still", .debounce(.milliseconds(10)))
  fileprivate static let window = Queue("window", .throttle(.milliseconds(10), .latest))
  fileprivate static let ladder = Queue("ladder", Queue.Policy.merge.spaced(by: .milliseconds(10)))
  fileprivate static let spacedLatest = Queue(
    "newest", Queue.Policy.latest(2).spaced(by: .milliseconds(10)))
}

/// What one step asks to be cancelled leaves before anybody takes a place.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CancellingTogetherTests {
  private let time = VirtualTime()

  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func reading(
    _ book: Book = Book(), _ behaviour: Dispatcher<Journal, Book, BookInput> = Books.whole
  ) -> Reading {
    Reading(
      book, behaviour,
      interpretation: .live.clock(time.source).observing { [log] decision in
        log.lines.append("\(decision.number) \(decision.verdict)")
      })
  }

  /// A driver with effects a, b and so on in one queue, each with its name for an id.
  private func reading(_ names: [EffectID], in queue: Queue) -> Reading {
    let reading = reading()
    for name in names { reading.send(.run(.lasting("\(name.name)", id: name, queue: queue))) }
    return reading
  }

  private func started(_ reading: Reading) -> [String] {
    reading.journal.entries.filter { $0.hasPrefix("start") }.map { String($0.dropFirst(6)) }
  }

  @Test func `of two ids that are cancelled together, the waiting effect never starts`() {
    let reading = reading(["a", "b"], in: .line)
    reading.send(.run(.batch(.cancel("a"), .cancel("b"))))
    #expect(reading.journal.entries == ["start a", "stop a"])
    #expect(log.lines == ["0 starts", "1 waits", "0 cancelled", "1 discarded"])
  }

  @Test func `who is left takes the place, whoever was cancelled before it`() {
    let reading = reading(["a", "b", "c", "d"], in: .line)
    reading.send(.run(.batch(.cancel("a"), .cancel("c"), .cancel("b"))))
    #expect(started(reading) == ["a", "d"])
  }

  @Test func `entries of one dispatcher cancel together`() {
    let two = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher<Journal, Book, BookInput>.effectful { input in
        if case .note("end") = input { .cancel("a") } else { .none }
      }
      Dispatcher<Journal, Book, BookInput>.effectful { input in
        if case .note("end") = input { .cancel("b") } else { .none }
      }
    }
    let reading = reading(Book(), two)
    for name: EffectID in ["a", "b"] {
      reading.send(.run(.lasting("\(name.name)", id: name, queue: .line)))
    }
    reading.send(.note("end"))
    #expect(started(reading) == ["a"])
  }

  @Test func `inputs of one send cancel together`() {
    let reading = reading(["a", "b"], in: .line)
    reading.send(
      .run(.batch(.cancel("a"), .send(.run(.batch(.send(.run(.cancel("b")))))))))
    #expect(started(reading) == ["a"])
  }

  @Test func `inputs to a part cancel together with what is beside them`() {
    let reading = reading(Book(rows: 0..<2))
    for name: EffectID in ["a", "b"] {
      for id in 0..<2 {
        let work = Effect<Journal, Leaf, LeafInput>.lasting(
          "\(name.name)\(id)", id: name, queue: .line)
        reading.send(.row(id, .run(work)))
      }
    }
    reading.send(
      .run(
        .batch(
          .send(.row(0, .run(.cancel("a")))), .send(.row(1, .run(.cancel("a")))),
          .send(.row(0, .run(.cancel("b")))))))
    #expect(started(reading) == ["a0", "a1", "b1"])
  }

  @Test func `a queue and an id are cancelled together`() {
    for isFirst in [false, true] {
      let reading = reading(["a", "b", "c"], in: .line)
      for name: EffectID in ["d", "b"] {
        reading.send(.run(.lasting("other \(name.name)", id: name, queue: .other)))
      }
      reading.send(.run(.cancel("d")))
      #expect(started(reading) == ["a", "other d", "other b"])
      reading.send(.run(.lasting("e", id: "e", queue: .other)))
      reading.send(
        .run(
          isFirst
            ? .batch(.cancel(.line), .cancel("b"), .cancel("e"))
            : .batch(.cancel("b"), .cancel("e"), .cancel(.line))))
      #expect(started(reading) == ["a", "other d", "other b"])
      reading.send(.run(.lasting("f", queue: .line)))
      reading.send(.run(.lasting("g", queue: .other)))
      #expect(started(reading).suffix(2) == ["f", "g"])
    }
  }

  @Test func `cancelling an id and then all lets nobody in`() {
    let reading = reading(["a", "b", "c"], in: .line)
    reading.send(.run(.batch(.cancel("a"), .cancelAll)))
    #expect(started(reading) == ["a"])
  }

  @Test func `what comes under a cancelled id in the same step is not cancelled`() {
    let reading = reading(["a", "b"], in: .line)
    reading.send(
      .run(.batch(.cancel("a"), .lasting("new", id: "a", queue: .line), .cancel("b"))))
    #expect(reading.journal.entries == ["start a", "stop a", "start new"])
  }

  @Test func `what a step asks for and then cancels never starts`() {
    for queue: Queue? in [nil, .line, .still] {
      let reading = reading()
      reading.send(.run(.batch(.lasting("new", id: "a", queue: queue), .cancel("a"))))
      #expect(reading.journal.entries == [])
      #expect(time.alarmCount == 0)
    }
  }

  @Test func `what is asked for before a cancellation takes the place that this makes`() {
    let reading = reading(["a"], in: .first)
    reading.send(.run(.batch(.lasting("new", queue: .first), .cancel("a"))))
    #expect(reading.journal.entries == ["start a", "stop a", "start new"])
  }

  @Test func `a newcomer does not overtake those that wait for a cancelled place`() {
    let reading = reading(["a", "b"], in: .line)
    reading.send(.run(.batch(.cancel("a"), .lasting("new", queue: .line))))
    #expect(started(reading) == ["a", "b"])
    reading.journal.act("end b")
  }

  @Test func `an end and a cancellation in one turn of mail let only those in who stay`() async {
    let reading = reading(["a", "b", "c"], in: .line)
    reading.send(
      .run(
        .callback { journal, out in
          journal.keep("cancel b") { out.send(.run(.cancel("b"))) }
          return .none
        }))
    // Both letters are in the mailbox before its next turn.
    reading.journal.act("end a")
    reading.journal.act("cancel b")
    await reading.settle()
    #expect(started(reading) == ["a", "c"])
    #expect(
      log.lines == [
        "0 starts", "1 waits", "2 waits", "0 ended", "1 discarded", "2 starts",
      ])
  }

  @Test func `two deadlines in one turn of mail let only those in who stay`() async {
    let reading = reading()
    let pair = Queue("pair", .concurrent(2))
    for name in ["a", "b"] {
      reading.send(.run(.lasting(name, queue: pair).deadline(.milliseconds(10))))
    }
    reading.send(.run(.lasting("c", id: "c", queue: pair)))
    reading.send(.run(.send(.run(.cancel("c")), after: .milliseconds(10))))
    time.jump(to: .milliseconds(10))
    await reading.settle()
    #expect(started(reading) == ["a", "b"])
    #expect(reading.journal.count("stop a") == 1 && reading.journal.count("stop b") == 1)
  }

  @Test func `a debounced effect that is cancelled as its time comes never starts`() async {
    for queue in [Queue.still, .ladder, .window] {
      let time = VirtualTime()
      let reading = Reading(Book(), interpretation: .live.clock(time.source))
      // The ladder and the window let the first one in at once.
      if queue != .still { reading.send(.run(.lasting("first", queue: queue))) }
      reading.send(.run(.lasting("a", id: "a", queue: queue)))
      reading.send(
        .run(
          .callback { journal, out in
            journal.keep("cancel") { out.send(.run(.cancel("a"))) }
            return .none
          }))
      await reading.settle()
      time.jump(to: .milliseconds(10))
      reading.journal.act("cancel")
      await reading.settle()
      #expect(reading.journal.count("start a") == 0)
      #expect(time.alarmCount == 0)
    }
  }

  @Test func `cancelled together in a queue with room for the newest, none comes later`() async {
    let reading = reading(["a", "b"], in: .spacedLatest)
    #expect(started(reading) == ["a"])
    reading.send(.run(.batch(.cancel("a"), .cancel("b"))))
    await reading.pass(time, 20)
    #expect(started(reading) == ["a"])
    #expect(time.alarmCount == 0)
  }

  @Test func `one that waits until its asker is over never starts when both are cancelled`() async {
    for queue in [Queue.first, .race] {
      for isFirst in [false, true] {
        let reading = reading()
        let second = BookInput.run(.lasting("second", id: "second", queue: queue))
        reading.send(
          .run(
            .callback(id: "asker", queue: queue) { _, out in
              out.send(second)
              return .none
            }))
        await reading.settle()
        reading.send(
          .run(
            isFirst
              ? .batch(.cancel("second"), .cancel("asker"))
              : .batch(.cancel("asker"), .cancel("second"))))
        await reading.settle()
        #expect(started(reading) == [])
      }
    }
  }

  @Test func `a place in a race is free for what comes with the cancellation of its winner`() async
  {
    let reading = reading(["a", "b"], in: .race)
    reading.journal.act("send a")
    await reading.settle()
    reading.send(.run(.batch(.lasting("new", id: "new", queue: .race), .cancel("a"))))
    #expect(started(reading) == ["a", "b", "new"])
  }

  @Test func `a part that goes with a cancellation beside it lets nobody in`() {
    let reading = reading(Book(rows: 0..<1))
    for name: EffectID in ["a", "b"] {
      reading.send(.row(0, .run(.lasting("row \(name.name)", id: name, queue: .line))))
      reading.send(.run(.lasting("\(name.name)", id: name, queue: .line)))
    }
    reading.send(
      .run(
        .batch(
          .send(.row(0, .run(.cancel("a")))), .cancel("a"), .cancel("b"),
          .move { $0.rows.remove(id: 0) })))
    #expect(started(reading) == ["row a", "a"])
    #expect(reading.journal.entries.suffix(2).sorted() == ["stop a", "stop row a"])
  }

  @Test func `a cancelled send and a cancelled id leave together`() async {
    let reading = reading()
    let sent = reading.driver.send(.run(.lasting("a", queue: .line)))
    reading.send(.run(.lasting("b", id: "b", queue: .line)))
    reading.send(
      .run(
        .callback { journal, out in
          journal.keep("cancel b") { out.send(.run(.cancel("b"))) }
          return .none
        }))
    sent.cancel()
    reading.journal.act("cancel b")
    await reading.settle()
    #expect(started(reading) == ["a"])
  }

  @Test func `what follows cancelled work in a sequence does not come, and other steps do`() {
    let reading = reading(["a"], in: .line)
    reading.send(.run(.sequence(.lasting("b", id: "b", queue: .line), .send(.note("after b")))))
    reading.send(
      .run(.sequence(.batch(.cancel("a"), .cancel("b")), .send(.note("after both")))))
    #expect(reading.book.entries == ["after both"])
    #expect(started(reading) == ["a"])
  }
}
