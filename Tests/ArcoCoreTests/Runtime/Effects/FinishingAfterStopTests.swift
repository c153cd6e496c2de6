import Arco
import ArcoTesting
import Testing

/// What is to be finished, once its driver is stopped or gone.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FinishingAfterStopTests {
  private let time = VirtualTime()

  private func reading(_ book: Book = Book(rows: 0..<2)) -> Reading {
    Reading(book, interpretation: .live.clock(time.source))
  }

  /// A driver that stops as soon as it hears of a note.
  private func reading(stoppedBy note: String, _ book: Book = Book()) -> Reading {
    let holder = Holder()
    let stopping = Dispatcher<Journal, Book, BookInput>.reduce { _, input in
      if case .note(let text) = input, text == note { holder.driver?.stop() }
    }
    let reading = Reading(
      book,
      Dispatcher {
        Books.whole
        stopping
      }, interpretation: .live.clock(time.source))
    holder.driver = reading.driver
    return reading
  }

  @Test func `a driver that is stopped finishes what is to be finished, and applies what it sends`()
    async
  {
    let reading = reading()
    reading.send(.run(.lasting("page").finishing(within: .seconds(5))))
    reading.send(.left(.run(.lasting("left"))))
    reading.driver.stop()
    #expect(reading.journal.entries == ["start page", "start left", "stop left"])
    reading.send(.note("from outside"))
    reading.journal.act("send page")
    reading.journal.act("end page")
    await until { reading.book.entries == ["page"] }
    #expect(reading.problems == [])
  }

  @Test func `a driver that a letter stops applies later letters of what is to be finished`() {
    let reading = reading(stoppedBy: "stop")
    reading.send(.run(.lasting("stop")))
    reading.send(.run(.lasting("other")))
    for page in ["page", "next page"] {
      reading.send(.run(.lasting(page).finishing(within: .seconds(5))))
    }
    for name in ["stop", "other", "page", "next page"] { reading.journal.act("send \(name)") }
    for page in ["page", "next page"] { reading.journal.act("end \(page)") }
    reading.driver.works.takeMail()
    #expect(reading.book.entries == ["stop", "page", "next page"])
    #expect(time.alarmCount == 0)
    time.jump(to: .seconds(5))
    reading.driver.works.takeMail()
    #expect(reading.problems == [])
    #expect(reading.journal.entries.suffix(2) == ["stop stop", "stop other"])
  }

  @Test(arguments: [false, true])
  func `what waits in its queue begins, though what it waited for ended as the driver stopped`(
    stopsItself: Bool
  ) {
    let reading = reading(stoppedBy: stopsItself ? "one" : "stop")
    let queue = Queue("save", .concat)
    reading.send(.run(.lasting("stop")))
    for name in ["one", "two", "three"] {
      reading.send(.run(.lasting(name, queue: queue).finishing(within: .seconds(5))))
    }
    if stopsItself { reading.journal.act("send one") }
    reading.journal.act("end one")
    if !stopsItself { reading.journal.act("send stop") }
    reading.driver.works.takeMail()
    #expect(reading.journal.count("start two") == 1)
    #expect(reading.journal.count("start three") == 0)
    reading.journal.act("end two")
    reading.driver.works.takeMail()
    reading.journal.act("end three")
    reading.driver.works.takeMail()
    #expect(time.alarmCount == 0)
    #expect(reading.problems == [])
  }

  @Test func `what waits in the queue of a part that was left begins after such a stop, too`() {
    let reading = reading(stoppedBy: "stop", Book(rows: 0..<1))
    let queue = Queue("save", .concat)
    reading.send(.run(.lasting("stop")))
    for name in ["one", "two"] {
      reading.send(.row(0, .run(.lasting(name, queue: queue).finishing(within: .seconds(5)))))
    }
    reading.change { $0.rows.remove(id: 0) }
    reading.journal.act("end one")
    reading.journal.act("send stop")
    reading.driver.works.takeMail()
    #expect(reading.journal.count("start two") == 1)
  }

  @Test(arguments: [false, true])
  func `the next step of its sequence begins, though the one before ended as the driver stopped`(
    stopsItself: Bool
  ) {
    let reading = reading(stoppedBy: stopsItself ? "one" : "stop")
    reading.send(.run(.lasting("stop")))
    reading.send(
      .run(
        .sequence(.lasting("one"), .send(.note("between")), .lasting("two"))
          .finishing(within: .seconds(5))))
    reading.send(.run(.sequence(.lasting("other"), .send(.note("other is over")))))
    if stopsItself { reading.journal.act("send one") }
    for name in ["one", "other"] { reading.journal.act("end \(name)") }
    if !stopsItself { reading.journal.act("send stop") }
    reading.driver.works.takeMail()
    #expect(reading.journal.count("start two") == 1)
    #expect(reading.book.entries == [stopsItself ? "one" : "stop", "between"])
    reading.journal.act("end two")
    reading.driver.works.takeMail()
    #expect(time.alarmCount == 0)
    #expect(reading.problems == [])
  }

  @Test func `it begins as well if the driver is stopped as its views are shown`() {
    let reading = reading()
    let shown = Shown(reading.driver, Books.face())
    reading.send(
      .run(.sequence(.lasting("one"), .lasting("two")).finishing(within: .seconds(5))))
    shown.onFlush = { reading.driver.stop() }
    reading.journal.act("send one")
    reading.journal.act("end one")
    reading.driver.works.takeMail()
    #expect(reading.book.entries == ["one"])
    #expect(reading.journal.count("start two") == 1)
    reading.journal.act("end two")
    reading.driver.works.takeMail()
    #expect(time.alarmCount == 0)
    #expect(reading.problems == [])
    shown.onFlush = nil
  }

  @Test func `after a stop only what is to be finished begins, within the same time`() async {
    let answers = Dispatcher<Journal, Book, BookInput>.update { book, input in
      guard case .note(let name) = input else { return .none }
      return .batch(
        .lasting("plain"),
        .lasting(name + "'s answer").finishing(within: .seconds(5)))
    }
    let reading = Reading(
      Book(),
      Dispatcher {
        Books.own
        answers
      }, interpretation: .live.clock(time.source))
    reading.send(.run(.lasting("page").finishing(within: .seconds(5))))
    reading.driver.stop()
    time.jump(to: .seconds(3))
    reading.journal.act("send page")
    await reading.journal.until("start page's answer")
    #expect(reading.journal.count("start plain") == 0)
    time.jump(to: .seconds(5))
    await reading.journal.until("stop page's answer")
    await reading.journal.until("stop page")
    #expect(reading.problems.count == 2)
  }

  @Test func `a driver that is let go of finishes what is to be finished, and is gone then`() async
  {
    let journal = Journal()
    weak var world: World?
    do {
      let held = World(journal)
      world = held
      let driver = Driver(
        Dispatcher<World, Int, Int>.update { state, input in
          state += input
          return input == 1
            ? .task { world, out in
              await world.journal.until("go")
              out.send(2)
              world.journal.note("done")
            }
            .finishing(within: .seconds(60)) : .none
        }, state: 0, world: held)
      driver.send(1)
    }
    #expect(world != nil)
    journal.note("go")
    await journal.until("done")
    await until { world == nil }
  }

  @Test func `an actor's driver that is stopped is finished before the actor goes`() async {
    let journal = Journal()
    weak var gone: Keeper?
    do {
      let keeper = Keeper(journal)
      gone = keeper
      await keeper.begin()
      await keeper.stop()
    }
    #expect(gone != nil)
    journal.note("go")
    await journal.until("saved")
    await until { gone == nil }
    #expect(journal.count("cut short") == 0)
  }

  @Test func `an actor that goes without stopping its driver cancels, and a problem says so`() async
  {
    let journal = Journal()
    do {
      let keeper = Keeper(journal)
      await keeper.begin(3)
    }
    await journal.until("cut short")
    await journal.until("cancelled")
    #expect(journal.count("saved") == 0)
  }

  private func until(_ holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }
}

/// Holds a driver that a handler stops.
///
/// `@unchecked Sendable`: it is touched on the main actor alone.
private final class Holder: @unchecked Sendable {
  weak var driver: Driver<Journal, Book, BookInput>?
}

private final class World: Sendable {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }
}

/// The owner of a driver whose work is to be finished.
private actor Keeper {
  private let journal: Journal
  private var driver: Driver<Journal, Int, Int>?

  init(_ journal: Journal) { self.journal = journal }

  func begin(_ input: Int = 1) async {
    let journal = journal
    let behaviour = Dispatcher<Journal, Int, Int>.update { state, input in
      state += input
      if input == 2 { journal.note("saved") }
      let effect: Effect<Journal, Int, Int> =
        switch input {
        case 1:
          .task { journal, out in
            journal.note("begun")
            await journal.until("go")
            out.send(2)
          }
        case 3:
          .callback { journal, _ in
            journal.note("begun")
            return Cancellation { journal.note("cancelled") }
          }
        default: .none
        }
      return effect.finishing(within: .seconds(60))
    }
    driver = Driver(behaviour, state: 0, world: journal) { problem in
      if case .effectCutShort = problem { journal.note("cut short") }
    }
    driver?.send(input)
    await journal.until("begun")
  }

  func stop() { driver?.stop() }
}
