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

  private func until(_ holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }
}
