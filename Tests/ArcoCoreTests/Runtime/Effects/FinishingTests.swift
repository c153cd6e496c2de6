import Arco
import ArcoTesting
import Testing

/// A page of rows, inside a whole that has the page or not.
private struct Shelf: Sendable {
  var page: Page?

  struct Page: Sendable { var rows = Rows<Int, Leaf>() }
}

private enum ShelfInput: Sendable {
  case page(PageInput)

  enum PageInput: Sendable { case row(Int, LeafInput) }
}

private let shelfPage = Dispatcher<Journal, Shelf.Page, ShelfInput.PageInput> {
  leaf.child(
    each: Lens(\Shelf.Page.rows),
    input: Prism(ShelfInput.PageInput.row, footprint: .case(0)) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })
}

/// Closes its page at each input that the page has.
private let closingShelf = Dispatcher<Journal, Shelf, ShelfInput> {
  shelfPage.child(
    ifPresent: Lens(\Shelf.page).some,
    input: Prism(ShelfInput.page, footprint: .case(0)) {
      if case .page(let input) = $0 { input } else { nil }
    })
  Dispatcher.reduce { shelf, _ in shelf.page = nil }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct FinishingTests {
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

  @Test(arguments: [false, true])
  func `what is to be finished is not cancelled when its part leaves`(isShown: Bool) async {
    var book = Book(rows: 0..<2)
    book.detail = Leaf()
    book.page = .edit(Leaf())
    let reading = reading(book)
    let shown = isShown ? Shown(reading.driver, Books.face()) : nil
    reading.send(.row(0, .run(.lasting("row").finishing(within: .seconds(5)))))
    reading.send(.detail(.run(.lasting("detail").finishing(within: .seconds(5)))))
    reading.send(.edit(.run(.lasting("edit").finishing(within: .seconds(5)))))
    reading.send(.edit(.run(.lasting("other"))))
    reading.change { book in
      book.rows.remove(id: 0)
      book.detail = nil
      book.page = .list([])
    }
    #expect(reading.journal.entries.filter { $0.hasPrefix("stop") } == ["stop other"])
    for name in ["row", "detail", "edit"] { await reading.act("end \(name)") }
    await reading.pass(time, 10_000)
    #expect(reading.journal.count("stop row") == 0)
    #expect(reading.problems == [])
    _ = shown
  }

  @Test func `it is cancelled when its time is over, and a problem says so`() async {
    let reading = reading()
    reading.send(.row(0, .run(.lasting("row", id: "row").finishing(within: .seconds(5)))))
    await reading.pass(time, 20_000)
    reading.change { $0.rows.remove(id: 0) }
    await reading.pass(time, 4_999)
    #expect(reading.journal.count("stop row") == 0)
    await reading.pass(time, 1)
    #expect(reading.journal.count("stop row") == 1)
    #expect(reading.problems == ["cut short named 5"])
  }

  @Test func `what it sends and changes is applied where the state has its part again`() async {
    let reading = reading()
    let effect = Effect<Journal, Leaf, LeafInput>.task { journal, out in
      journal.note("waiting")
      await journal.until("go")
      out.send(.note("sent"))
      out.move { $0.entries.append("moved") }
      out.send(.note("sent again"))
      journal.note("done")
    }
    reading.send(.row(0, .run(effect.finishing(within: .seconds(5)))))
    await reading.journal.until("waiting")
    reading.change { $0.rows.remove(id: 0) }
    reading.change { $0.rows.append(Leaf(), id: 0) }
    let shown = Shown(reading.driver, Books.face())
    reading.journal.note("go")
    await reading.journal.until("done")
    await reading.settle()
    #expect(reading.book.rows.element(id: 0)?.entries == ["sent", "moved", "sent again"])
    #expect(shown.text.contains("sent again"))
  }

  @Test func `what it sends is dropped where its part is not in the state, which is no problem`()
    async
  {
    let reading = reading()
    reading.send(
      .row(0, .run(.waiting(for: "go", thenNoting: "late").finishing(within: .seconds(5)))))
    await reading.journal.until("waiting")
    reading.change { $0.rows.remove(id: 0) }
    let book = reading.book
    reading.journal.note("go")
    await reading.journal.until("sent")
    await reading.settle()
    #expect(reading.book == book)
    #expect(reading.problems == [])
  }

  @Test func `what waits in its queue is finished too, in its turn`() async {
    let queue = Queue("save", .concat)
    let reading = reading()
    for name in ["one", "two", "three"] {
      let work = Effect<Journal, Leaf, LeafInput>.lasting(name, queue: queue)
      reading.send(.row(0, .run(name == "two" ? work : work.finishing(within: .seconds(5)))))
    }
    reading.change { $0.rows.remove(id: 0) }
    #expect(reading.journal.entries == ["start one"])
    await reading.act("end one")
    #expect(reading.journal.entries.filter { $0 != "barrier" } == ["start one", "start three"])
    await reading.act("end three")
    await reading.pass(time, 10_000)
    #expect(reading.problems == [])
  }

  @Test func `what a debounce holds back is started and finished`() async {
    let queue = Queue("autosave", .debounce(.milliseconds(500)))
    let reading = reading()
    reading.send(
      .row(0, .run(.lasting("save", queue: queue).finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    await reading.pass(time, 500)
    #expect(reading.journal.count("start save") == 1)
    await reading.act("end save")
    #expect(reading.problems == [])
  }

  @Test func `what follows it in a sequence is finished within the same time`() async {
    let reading = reading()
    reading.send(
      .row(
        0,
        .run(.sequence(.lasting("one"), .lasting("two")).finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    await reading.pass(time, 3_000)
    await reading.act("end one")
    #expect(reading.journal.count("start two") == 1)
    await reading.pass(time, 2_000)
    #expect(reading.journal.count("stop two") == 1)
    #expect(reading.problems == ["cut short anonymous 5"])
  }

  @Test(arguments: [false, true])
  func `what was asked for in the send in which its part leaves is finished`(isShown: Bool) async {
    let closing = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.reduce { book, input in
        if case .detail = input { book.detail = nil }
        if case .row(let id, _) = input { book.rows.remove(id: id) }
      }
    }
    var book = Book(rows: 0..<2)
    book.detail = Leaf()
    let reading = Reading(book, closing, interpretation: .live.clock(time.source))
    let shown = isShown ? Shown(reading.driver, Books.face()) : nil
    reading.send(.detail(.run(.lasting("detail").finishing(within: .seconds(5)))))
    reading.send(.row(0, .run(.lasting("row").finishing(within: .seconds(5)))))
    reading.send(.row(1, .run(.lasting("other"))))
    #expect(reading.journal.entries == ["start detail", "start row"])
    await reading.act("end detail")
    await reading.pass(time, 5_000)
    #expect(reading.journal.count("stop row") == 1)
    _ = shown
  }

  @Test(arguments: [false, true])
  func `what a row of a part asked for as the part left keeps nothing once the driver is gone`(
    isFinished: Bool
  ) async {
    weak var world: Journal?
    do {
      let journal = Journal()
      world = journal
      var page = Shelf.Page()
      page.rows.append(Leaf(), id: 1)
      let driver = Driver(closingShelf, state: Shelf(page: page), world: journal)
      let work = Effect<Journal, Leaf, LeafInput>.callback { journal, out in
        journal.note("saved")
        out.finish()
        return .none
      }
      driver.send(
        .page(.row(1, .run(isFinished ? work.finishing(within: .seconds(5)) : work))))
      #expect(journal.entries == (isFinished ? ["saved"] : []))
    }
    // The timer of an effect that is to be finished ends a moment after the effect.
    await until { world == nil }
  }

  @Test func `a send is awaited and cancelled with what it left to be finished`() async {
    let reading = reading()
    let sent = reading.driver.send(
      .row(0, .run(.lasting("row").finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    await reading.settle()
    sent.cancel()
    await sent.finish()
    #expect(reading.journal.entries.last == "stop row")
    #expect(reading.problems == [])
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
