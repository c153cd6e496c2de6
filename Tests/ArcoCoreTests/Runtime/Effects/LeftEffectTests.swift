import Arco
import ArcoTesting
import Testing

/// Effects that are to be finished: who still waits for them, reaches them and counts them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LeftEffectTests {
  private let time = VirtualTime()

  private func reading(_ book: Book = Book(rows: 0..<2)) -> Reading {
    Reading(book, interpretation: .live.clock(time.source))
  }

  @Test func `a stopped driver waits for what a part left before`() {
    let reading = reading()
    reading.send(.row(0, .run(.lasting("row").finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    reading.driver.stop()
    #expect(reading.journal.entries == ["start row"])
  }

  @Test func `a stopped driver waits for what a child has to finish`() {
    let reading = reading()
    reading.send(.left(.run(.lasting("left").finishing(within: .seconds(5)))))
    reading.driver.stop()
    #expect(reading.journal.entries == ["start left"])
  }

  @Test func `what a send asked for as its part left is waited for and reached`() async {
    let closing = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.reduce { book, input in if case .detail = input { book.detail = nil } }
    }
    var book = Book()
    book.detail = Leaf()
    let reading = Reading(book, closing, interpretation: .live.clock(time.source))
    let sent = reading.driver.send(
      .detail(.run(.lasting("detail").finishing(within: .seconds(5)))))
    #expect(reading.journal.entries == ["start detail"])
    sent.cancel()
    await reading.settle()
    #expect(reading.journal.count("stop detail") == 1)
    reading.send(.detail(.run(.lasting("other"))))
    #expect(reading.journal.count("start other") == 0)
  }

  @Test func `what never began is not waited for`() async {
    let alive = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in book.entries.last }) {
        .lasting($0).finishing(within: .seconds(5))
      }
    }
    let reading = Reading(Book(), alive, interpretation: .live.clock(time.source))
    reading.send(
      .run(
        .callback { _, out in
          for key in ["a", "b"] { out.send(.note(key)) }
          out.finish()
          return .none
        }))
    await reading.journal.until("start b")
    await reading.act("end b")
    var isOver = false
    reading.driver.works.stop { isOver = true }
    #expect(isOver)
    #expect(reading.journal.count("start a") == 0)
  }

  @Test func `a send is over when what it left to be finished is`() async {
    let reading = reading()
    let sent = reading.driver.send(
      .row(0, .run(.lasting("row").finishing(within: .seconds(5)))))
    reading.change { $0.rows.remove(id: 0) }
    let journal = reading.journal
    async let over: Void = {
      await sent.finish()
      journal.note("over")
    }()
    await reading.settle()
    await reading.settle()
    #expect(journal.count("over") == 0)
    journal.act("end row")
    await over
  }

  @Test func `of many rows that left one after another each is still reached`() async {
    let reading = reading(Book(rows: 0..<40))
    let sends = (0..<40).map { id in
      reading.driver.send(.row(id, .run(.lasting("\(id)").finishing(within: .seconds(5)))))
    }
    for id in 0..<40 { reading.change { $0.rows.remove(id: id) } }
    for sent in sends { sent.cancel() }
    await reading.settle()
    for id in 0..<40 { #expect(reading.journal.count("stop \(id)") == 1) }
    #expect(reading.problems == [])
  }

  @Test(arguments: [false, true])
  func `what follows a step without work is finished though its part left in between`(
    isFirst: Bool
  ) {
    let reading = Reading(Book(rows: 0..<1), interpretation: .live.clock(time.source))
    if !isFirst { reading.send(.run(.lasting("earlier").finishing(within: .seconds(5)))) }
    reading.send(
      .run(
        .batch(
          .send(
            .row(
              0,
              .run(
                .sequence(
                  .move { $0.entries.append("step") },
                  .lasting("row").finishing(within: .seconds(5)))))),
          .move { $0.rows.remove(id: 0) })))
    #expect(reading.journal.count("start row") == 1)
  }
}
