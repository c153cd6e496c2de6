import Arco
import ArcoTesting
import Testing

/// Which send an effect belongs to, and what a send says that it has started.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SendOriginTests {
  private let time = VirtualTime()

  @Test(arguments: [false, true])
  func `a send that asked for no work started nothing, whatever an earlier one did`(isShown: Bool) {
    let reading = Reading()
    let shown = isShown ? Shown(reading.driver, Books.face()) : nil
    let first = reading.driver.send(.run(.lasting("a")))
    #expect("\(first)" != "a send that started nothing")
    for effect in [Effect<Journal, Book, BookInput>.send(.note("b")), .cancel("x"), .none] {
      #expect("\(reading.driver.send(.run(effect)))" == "a send that started nothing")
    }
    #expect("\(reading.driver.send(.note("c")))" == "a send that started nothing")
    _ = shown
  }

  @Test func `what a view sends while it is drawn is not of the effect that the key started`() {
    let alive = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in book.detail }) { _ in .lasting("alive") }
    }
    let reading = Reading(Book(), alive)
    let face = Face<Book, BookInput, Text>.placing { parts in
      let detail = parts.place(
        Books.detail,
        .placing { detail in
          parts.send(.run(.lasting("view")))
          return detail.view { _, _ in .line("detail") }
        })
      return parts.view { _, _ in detail }
    }
    let shown = Shown(reading.driver, face)
    reading.change { $0.detail = Leaf() }
    #expect(reading.journal.entries.sorted() == ["start alive", "start view"])
    reading.change { $0.detail = nil }
    #expect(reading.journal.entries.suffix(1) == ["stop alive"])
    _ = shown
  }

  @Test func `an effect by a key goes with all its steps, those that were sent among them`() {
    let alive = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in book.detail }) { _ in
        .batch(.send(.run(.lasting("sent"))), .sequence(.send(.note("a")), .lasting("step")))
      }
    }
    let reading = Reading(Book(), alive)
    reading.change { $0.detail = Leaf() }
    #expect(reading.journal.entries.sorted() == ["start sent", "start step"])
    reading.change { $0.detail = nil }
    #expect(reading.journal.entries.suffix(2).sorted() == ["stop sent", "stop step"])
  }

  @Test func `of two keys that come in one turn of mail only the last one's effect starts`() async {
    let alive = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in book.entries.last }) { .lasting($0) }
    }
    let reading = Reading(Book(), alive)
    reading.send(
      .run(
        .callback { _, out in
          for key in ["a", "b"] { out.send(.note(key)) }
          return .none
        }))
    await reading.journal.until("start b")
    #expect(reading.journal.entries == ["start b"])
    reading.driver.stop()
    #expect(reading.journal.entries == ["start b", "stop b"])
  }

  @Test func `a send is cancelled though it also started what is alive by the state`() async {
    let alive = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in book.detail }) { _ in .lasting("alive") }
    }
    let reading = Reading(Book(), alive)
    let sent = reading.driver.send(.run(.batch(.lasting("a"), .move { $0.detail = Leaf() })))
    sent.cancel()
    await reading.settle()
    #expect(
      reading.journal.entries.filter { $0 != "barrier" } == ["start a", "start alive", "stop a"])
  }

  @Test(arguments: [false, true])
  func `what a handler sends is of the send at hand, and not of one before`(isShown: Bool) async {
    let nested = Nested()
    let behaviour = Dispatcher<Journal, Book, BookInput> {
      Books.own
      Dispatcher.reduce { _, input in if case .note = input { nested.send() } }
    }
    let reading = Reading(Book(), behaviour)
    let shown =
      isShown ? Shown(reading.driver, Face { book, _ in .line("\(book.entries)") }) : nil
    let driver = reading.driver
    nested.act = { [weak driver] in driver?.send(.run(.lasting("b"))) }
    let one = driver.send(.run(.lasting("a")))
    let two = driver.send(.note("x"))
    one.cancel()
    await reading.settle()
    #expect(reading.journal.entries.filter { $0 != "barrier" } == ["start a", "start b", "stop a"])
    two.cancel()
    await reading.settle()
    #expect(reading.journal.entries.last { $0 != "barrier" } == "stop b")
    _ = shown
  }

  @Test func `a send after a stop has started nothing`() {
    let reading = Reading(Book(), interpretation: .live.clock(time.source))
    reading.send(.run(.lasting("page").finishing(within: .seconds(5))))
    reading.driver.stop()
    #expect("\(reading.driver.send(.note("late")))" == "a send that started nothing")
  }

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Nested: @unchecked Sendable {
    var act: (() -> Void)?
    func send() { act?() }
  }
}
