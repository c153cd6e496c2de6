import Arco
import ArcoTesting
import Testing

/// Rules that hold whatever the queue is.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectRuleTests {
  private let time = VirtualTime()

  private func reading(
    _ book: Book = Book(), _ behaviour: Dispatcher<Journal, Book, BookInput> = Books.whole,
    observe: @escaping (Queue.Decision) -> Void = { _ in }
  ) -> Reading {
    Reading(
      book, behaviour, interpretation: .live.clock(time.source).observing(observe))
  }

  /// Policies under which a second effect does not start at once.
  nonisolated private static let waiting: [Queue.Policy] = [
    .concat, .concurrent(1), Queue.Policy.merge.spaced(by: .milliseconds(10)),
    Queue.Policy.concat.spaced(by: .milliseconds(10)), .debounce(.milliseconds(10)),
    .throttle(.milliseconds(10), .first), .throttle(.milliseconds(10), .latest),
  ]

  @Test(arguments: waiting)
  func `an effect that is cancelled before it starts never starts`(_ policy: Queue.Policy) async {
    let queue = Queue("queue", policy)
    let cancels: [Effect<Journal, Book, BookInput>] = [.cancel("x"), .cancel(queue), .cancelAll]
    for cancel in cancels {
      var log: [Queue.Decision] = []
      let reading = reading { log.append($0) }
      reading.send(.run(.lasting("first", queue: queue)))
      reading.send(.run(.lasting("second", id: "x", queue: queue)))
      #expect(log.last?.verdict == .waits)
      reading.send(.run(cancel))
      #expect(log.contains { $0.number == 1 && $0.verdict == .discarded })
      await reading.act("end first")
      await reading.pass(time, 100)
      #expect(reading.journal.count("start second") == 0)
      #expect(reading.journal.count("stop second") == 0)
    }
  }

  @Test func `an effect that is cancelled when its turn has just come never starts`() async {
    let reading = reading()
    let line = Queue("line", .concat)
    reading.send(.run(.lasting("first", queue: line)))
    let second = reading.driver.send(.run(.lasting("second", queue: line)))
    reading.send(.run(.lasting("third", queue: line)))
    // Both are in the mailbox before its next turn.
    reading.journal.act("end first")
    second.cancel()
    await reading.settle()
    #expect(
      reading.journal.entries.filter { $0 != "barrier" } == ["start first", "start third"])
  }

  @Test func `an effect whose part goes as its turn comes never starts`() async {
    let closing = Dispatcher<Journal, Book, BookInput> {
      Books.parts
      Dispatcher<Journal, Book, BookInput>.reduce { book, input in
        if case .row(let id, .note("too long")) = input { book.rows.remove(id: id) }
      }
      Books.own
    }
    let reading = reading(Book(rows: 0..<1), closing)
    let line = Queue("line", .concat)
    let first = Effect<Journal, Leaf, LeafInput>.lasting("first", queue: line)
    reading.send(.row(0, .run(first.deadline(.milliseconds(10), .note("too long")))))
    reading.send(.row(0, .run(.lasting("second", queue: line))))
    await reading.pass(time, 10)
    #expect(reading.book.rows.isEmpty)
    #expect(
      reading.journal.entries.filter { $0 != "barrier" } == ["start first", "stop first"])
  }

  @Test func `cancelled during its delay, an effect never runs`() async {
    let ladder = Queue("ladder", Queue.Policy.merge.spaced(by: .milliseconds(10)))
    for moment in 0..<10 {
      let reading = reading()
      reading.send(.run(.lasting("first", queue: ladder)))
      reading.send(.run(.lasting("second", id: "x", queue: ladder)))
      reading.send(.run(.send(.note("late"), after: .milliseconds(10), id: "x")))
      await reading.pass(time, moment)
      reading.send(.run(.cancel("x")))
      #expect(time.alarmCount == 0)
      await reading.pass(time, 100)
      #expect(reading.journal.count("start second") == 0)
      #expect(reading.book.entries == [])
    }
  }

  @Test func `no newcomer overtakes those that wait`() {
    let pair = Queue("pair", .concurrent(2))
    let reading = reading()
    for name in ["a", "b", "c", "d"] {
      reading.send(.run(.lasting(name, id: EffectID("id", name == "a" ? 1 : 0), queue: pair)))
    }
    // A place is free, and somebody comes, in one step.
    reading.send(.run(.batch(.cancel(EffectID("id", 1)), .lasting("new", queue: pair))))
    #expect(reading.journal.entries == ["start a", "start b", "stop a", "start c"])
    reading.send(.run(.batch(.lasting("newer", queue: pair), .cancel(EffectID("id", 0)))))
    #expect(
      reading.journal.entries.dropFirst(4) == ["stop c", "stop b", "start new", "start newer"]
        || reading.journal.entries.dropFirst(4) == ["stop b", "stop c", "start new", "start newer"])
  }

  @Test func `no newcomer overtakes one whose turn has come`() async {
    let pair = Queue("pair", .concurrent(2))
    let reading = reading()
    for name in ["a", "b", "c"] { reading.send(.run(.lasting(name, queue: pair))) }
    reading.send(
      .run(
        .callback { journal, out in
          journal.keep("ask") { out.send(.run(.lasting("new", queue: pair))) }
          return .none
        }))
    // In one turn of the mailbox, so that the newcomer comes before the one that waited starts.
    for action in ["ask", "end a", "end b"] { reading.journal.act(action) }
    await reading.settle()
    #expect(
      reading.journal.entries.filter { $0 != "barrier" }
        == ["start a", "start b", "start c", "start new"])
  }

  @Test func `cancellation is no error: a place is free, and nobody is told of a failure`() async {
    let line = Queue("line", .concat)
    var log: [Queue.Decision] = []
    let reading = reading { log.append($0) }
    reading.send(
      .run(
        .task(id: "x", queue: line) { journal, _ in
          journal.note("waiting")
          await withTaskCancellationHandler {
            await journal.until("cancelled")
          } onCancel: {
            journal.note("cancelled")
          }
          try Task.checkCancellation()
        } catch: { _ in
          .note("failed")
        }))
    reading.send(.run(.lasting("next", queue: line)))
    await reading.journal.until("waiting")
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.count("start next") == 1)
    #expect(log.map(\.verdict) == [.starts, .waits, .cancelled, .starts])
    await reading.settle()
    #expect(reading.problems == [])
    #expect(reading.book.entries == [])
  }

  @Test(arguments: [false, true])
  func `when parts go, effects of their siblings and of their parent are untouched`(
    isShown: Bool
  ) {
    var book = Book(rows: 0..<3)
    book.detail = Leaf()
    book.page = .edit(Leaf())
    let reading = reading(book)
    let shown = isShown ? Shown(reading.driver, Books.face()) : nil
    reading.send(.run(.lasting("whole", id: "x")))
    reading.send(.left(.run(.lasting("left", id: "x"))))
    reading.send(.detail(.run(.lasting("detail", id: "x"))))
    reading.send(.edit(.run(.lasting("edit", id: "x"))))
    for id in 0..<3 { reading.send(.row(id, .run(.lasting("row \(id)", id: "x")))) }
    let goings: [(String, @Sendable (inout Book) -> Void)] = [
      ("stop row 1", { $0.rows.remove(id: 1) }),
      ("stop edit", { $0.page = .list([]) }),
      ("stop detail", { $0.detail = nil }),
    ]
    for (stop, going) in goings {
      let before = reading.journal.entries
      reading.change(going)
      #expect(reading.journal.entries == before + [stop])
    }
    _ = shown
  }

  @Test func `a parent can keep inputs for a part that is gone until it comes`() {
    let keeping = Dispatcher<Journal, Book, BookInput>.update { book, input in
      if case .detail(.note(let entry)) = input, book.detail == nil { book.entries.append(entry) }
      guard book.detail != nil, !book.entries.isEmpty else { return .none }
      let kept = book.entries
      book.entries = []
      return .batch(kept.map { .send(.detail(.note($0))) })
    }
    let reading = reading(
      Book(),
      Dispatcher {
        leaf.child(
          ifPresent: Lens(\Book.detail).some, input: Books.detailInput,
          whenGone: .ignore)
        Books.own
        keeping
      })
    reading.send(.detail(.note("a")))
    reading.send(.detail(.note("b")))
    #expect(reading.book.detail == nil)
    reading.change { $0.detail = Leaf() }
    #expect(reading.book.detail?.entries == ["a", "b"])
    reading.send(.detail(.note("c")))
    #expect(reading.book.detail?.entries == ["a", "b", "c"])
    #expect(reading.book.entries == [])
    #expect(reading.problems == [])
  }
}
