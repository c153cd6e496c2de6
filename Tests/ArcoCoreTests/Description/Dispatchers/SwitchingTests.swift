import Arco
import Testing

@MainActor struct SwitchingTests {
  private let modal: Dispatcher<Journal, Book, BookInput> = {
    let left = leaf.widen(state: Lens(\Book.left), input: Books.leftInput)
    let right = leaf.widen(state: Lens(\Book.right), input: Books.leftInput)
    return .switching { book in book.entries.isEmpty ? left : right }.combine(Books.own)
  }()

  @Test func `an interpreter knows of the effects that it started before`() {
    let reading = Reading(Book(), modal)
    reading.send(.left(.run(.lasting("a", id: "x"))))
    reading.send(.left(.run(.cancel("x"))))
    #expect(reading.journal.entries == ["start a", "stop a"])
  }

  @Test func `each interpreter changes its own part, shown or not`() {
    for isShown in [false, true] {
      let reading = Reading(Book(), modal)
      let face = Face<Book, BookInput, Text> { book, _ in
        .line("\(book.left.entries) \(book.right.entries)")
      }
      let shown = isShown ? Shown(reading.driver, face) : nil
      reading.send(.left(.note("a")))
      reading.send(.note("mode"))
      reading.send(.left(.note("b")))
      #expect(reading.book.left.entries == ["a"])
      #expect(reading.book.right.entries == ["b"])
      if let shown { #expect(shown.text == "[\"a\"] [\"b\"]") }
    }
  }

  @Test func `follow-ups of a chosen interpreter meet the one that the state chooses then`() {
    let reading = Reading(Book(), modal)
    reading.send(
      .run(
        .batch(
          .send(.left(.run(.send(.note("a"))))),
          .send(.note("mode")))))
    // The follow-up belongs to the part that asked for it.
    #expect(reading.book.left.entries.count + reading.book.right.entries.count == 1)
  }
}
