import Arco
import Testing

@MainActor struct EffectTests {
  @Test func `an effect starts after the state change that asked for it`() {
    let start = Dispatcher<Journal, Book, BookInput>.update { book, _ in
      book.entries.append("changed")
      return .lasting("work")
    }
    var seen: [[String]] = []
    var driver: Driver<Journal, Book, BookInput>?
    let made = Driver(
      start, state: Book(), world: Journal(),
      interpretation: .custom { _ in seen.append(driver?.state.entries ?? []) })
    driver = made
    made.send(.note(""))
    #expect(seen == [["changed"]])
    driver = nil
  }

  @Test func `inputs and moves that follow join the send, in order, and are drawn once`() {
    let reading = Reading()
    var drawn: [[String]] = []
    let face = Face<Book, BookInput, Text> { book, _ in .line(book.entries.joined(separator: " ")) }
    let shown = Shown(reading.driver, face)
    shown.onFlush = { drawn.append(reading.book.entries) }
    reading.send(
      .run(
        .batch(
          .send(.note("a")),
          .move { $0.entries.append("b") },
          .send(.run(.batch(.send(.note("d")), .send(.note("e"))))),
          .send(.note("c")))))
    #expect(reading.book.entries == ["a", "b", "c", "d", "e"])
    #expect(drawn == [["a", "b", "c", "d", "e"]])
    #expect(shown.text == "a b c d e")
  }

  @Test func `a child's follow-up goes through its parent as any of its inputs does`() {
    let counted = Dispatcher<Journal, Book, BookInput> {
      Books.parts
      Dispatcher<Journal, Book, BookInput>.reduce { book, input in
        if case .left(.note(let entry)) = input { book.entries.append("saw \(entry)") }
      }
    }
    let reading = Reading(Book(), counted)
    reading.send(.left(.run(.send(.note("x")))))
    #expect(reading.book.left.entries == ["x"])
    #expect(reading.book.entries == ["saw x"])
  }

  @Test func `none is nothing, and a batch of nothing is nothing`() {
    typealias Nothing = Effect<Void, Int, Int>
    #expect(Nothing.none.isNone)
    #expect(Nothing.batch(.none, .none).isNone)
    #expect(Nothing.batch([]).isNone)
    #expect(Nothing.sequence([]).isNone)
    #expect(!Nothing.send(1).isNone)
    #expect(!Nothing.batch(.none, .send(1)).isNone)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the kernel reports through callbacks until it says that it is over`() async {
    let reading = Reading()
    reading.send(
      .left(
        .run(
          .callback(id: "clock") { journal, out in
            out.send(.note("tick"))
            out.move { $0.entries.append("moved") }
            out.send(.note("tock"))
            out.finish()
            out.send(.note("late"))
            return Cancellation { journal.note("stopped") }
          })))
    #expect(reading.book.left.entries == [])
    await reading.settle()
    #expect(reading.book.left.entries == ["tick", "moved", "tock"])
    reading.send(.left(.run(.cancel("clock"))))
    #expect(reading.journal.count("stopped") == 0)
  }

  @Test func `widening the world hands each effect what it needs`() {
    let journal = Journal()
    let narrow = Dispatcher<Journal, Int, Int>.update { _, input in
      guard input > 0 else { return .none }
      return .sequence(
        .batch(.move { $0 += 1 }, .send(0), .cancel("x")),
        .callback { journal, out in
          journal.note("began")
          return Cancellation {}
        })
    }
    let driver = Driver(
      narrow.widen(world: { (world: (Int, Journal)) in world.1 }), state: 0,
      world: (1, journal))
    driver.send(1)
    #expect(journal.entries == ["began"])
    #expect(driver.state == 1)
  }

  @Test func `a child with a world of its own is declared in one call`() {
    struct Worlds: Sendable { let leaf: Journal }
    let left: Child<Worlds, Book, BookInput, Leaf, LeafInput> = leaf.child(
      world: { $0.leaf }, state: Lens(\.left), input: Books.leftInput)
    let journal = Journal()
    let driver = Driver(
      Dispatcher { left }, state: Book(), world: Worlds(leaf: journal))
    driver.send(
      .left(
        .run(
          .callback { journal, out in
            journal.note("began")
            out.finish()
            return .none
          })))
    #expect(journal.entries == ["began"])
  }

  @Test func `an input for a part that is gone is reported, and goes on being one for the parent`()
  {
    let reading = Reading()
    reading.send(.detail(.note("a")))
    reading.send(.row(7, .note("b")))
    reading.send(.edit(.note("c")))
    #expect(reading.problems == ["gone Leaf", "gone Leaf", "gone Leaf"])
    #expect(reading.book == Book())
  }

  @Test func `an input for a part that is gone can be expected`() {
    let quiet = Dispatcher<Journal, Book, BookInput> {
      leaf.child(
        ifPresent: Lens(\Book.detail).some, input: Books.detailInput, whenGone: .ignore
      )
      leaf.child(each: Lens(\Book.rows), input: Books.rowInput, whenGone: .ignore)
    }
    let reading = Reading(Book(), quiet)
    reading.send(.detail(.note("a")))
    reading.send(.row(7, .note("b")))
    #expect(reading.problems == [])
  }

  @Test func `an effect of a row that goes in the same send never starts`() {
    let reading = Reading(Book(rows: 0..<2))
    let removing = BookInput.run(
      .batch(
        .send(.row(0, .run(.lasting("zero")))),
        .send(.row(1, .run(.lasting("one")))),
        .move { $0.rows.remove(id: 0) }))
    reading.send(removing)
    #expect(reading.journal.entries == ["start one"])
  }

  @Test func `an effect of a part that its parent's line takes away never starts`() {
    let closing = Dispatcher<Journal, Book, BookInput> {
      Books.parts
      Dispatcher<Journal, Book, BookInput>.reduce { book, input in
        switch input {
        case .detail: book.detail = nil
        case .row(let id, _): book.rows.remove(id: id)
        case .edit: book.page = .list([])
        default: break
        }
      }
    }
    var book = Book(rows: 0..<1)
    book.detail = Leaf()
    book.page = .edit(Leaf())
    for isShown in [false, true] {
      let reading = Reading(book, closing)
      if isShown { _ = Shown(reading.driver, Books.face()) }
      reading.send(.detail(.run(.lasting("detail"))))
      reading.send(.row(0, .run(.lasting("row"))))
      reading.send(.edit(.run(.lasting("edit"))))
      #expect(reading.journal.entries == [])
      #expect(reading.problems == [])
    }
  }
}
