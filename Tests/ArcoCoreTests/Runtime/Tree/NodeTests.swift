import Arco
import Testing

/// What an instance in the tree hears of changes around it, and what it does when it has left.
@MainActor struct NodeTests {
  @Test func `local state of a view that has gone stays as it was`() {
    var locals: [Local<Int, Never>] = []
    let face = Face<Book, BookInput, Text>.placing { parts in
      let detail = parts.place(
        Books.detail,
        .placing { parts in
          let local = parts.local(0)
          locals.append(local)
          return parts.view { _, _ in .line("\(local.state)") }
        })
      return parts.view { _, _ in detail }
    }
    var book = Book()
    book.detail = Leaf()
    let reading = Reading(book)
    let shown = Shown(reading.driver, face)
    locals[0].modify { $0 += 1 }
    #expect(shown.text == "1")
    reading.change { $0.detail = nil }
    let flushes = shown.flushCount
    locals[0].modify { $0 += 1 }
    #expect(locals[0].state == 1)
    #expect(shown.flushCount == flushes)
  }

  @Test func `an attached child hears of what children sent before and after it was attached`() {
    let reading = Reading()
    reading.send(.left(.run(.send(.note("before")))))
    let noting = Dispatcher<Journal, Leaf, LeafInput>.reduce { leaf, input in
      if case .note(let entry) = input { leaf.entries.append(entry) }
    }
    let face = Face<Book, BookInput, Text>.placing { parts in
      let echo = parts.attach(
        Component(noting, leafFace("echo")), state: Lens(\Book.right), input: Books.leftInput,
        world: reading.journal)
      return parts.view { _, _ in echo }
    }
    let shown = Shown(reading.driver, face)
    reading.send(.left(.run(.send(.note("after")))))
    #expect(reading.book.left.entries == ["before", "after"])
    #expect(shown.text == "echo[after]")
  }

  @Test func `a part goes when a sibling that shares its state takes it away`() {
    let editor = Dispatcher<Journal, Book, LeafInput>.reduce { book, _ in book.detail = nil }
      .child(state: Itself<Book>(), input: Books.leftInput)
    let parts = Dispatcher<Journal, Book, BookInput> {
      editor
      Books.detail
    }
    var book = Book()
    book.detail = Leaf()
    let reading = Reading(book, parts)
    var sends: [Send<LeafInput>] = []
    let face = Face<Book, BookInput, Text>.placing { parts in
      let whole = parts.place(
        editor,
        Face { _, send in
          sends.append(send)
          return .line("editor")
        })
      let detail = parts.place(Books.detail, leafFace("detail"))
      return parts.view { _, _ in .list([whole, detail]) }
    }
    let shown = Shown(reading.driver, face)
    reading.send(.detail(.run(.lasting("detail"))))
    sends.last?(.note("away"))
    #expect(shown.text == "editor ")
    #expect(reading.journal.entries == ["start detail", "stop detail"])
  }

  @Test func `what is alive by the state is asked for its key once a change`() {
    let asked = Asked()
    let watching = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher.alive(for: { (book: Book) in
        asked.count += 1
        return book.detail
      }) { _ in .none }
    }
    var local: Local<Int, Never>?
    let reading = Reading(Book(), watching)
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        local = parts.local(0)
        return parts.view { book, _ in .line("\(book.entries)") }
      })
    let before = asked.count
    reading.send(.note("a"))
    #expect(asked.count - before == 1)
    reading.send(.left(.note("b")))
    #expect(asked.count - before == 2)
    local?.modify { $0 += 1 }
    #expect(asked.count - before == 2)
    _ = shown
  }

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Asked: @unchecked Sendable { var count = 0 }
}
