import Arco
import Testing

/// Which send an effect belongs to, and what a send says that it has started.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SendOriginTests {
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
      Dispatcher.alive(while: { (book: Book) in book.detail }) { _ in .lasting("alive") }
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
      Dispatcher.alive(while: { (book: Book) in book.detail }) { _ in
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
      Dispatcher.alive(while: { (book: Book) in book.entries.last }) { .lasting($0) }
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
}
