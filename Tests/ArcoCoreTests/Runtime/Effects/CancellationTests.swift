import Arco
import Testing

@MainActor struct CancellationTests {
  @Test func `cancelling an id stops all effects that carry it, and no other`() {
    let reading = Reading()
    let start: [(String, EffectID?)] = [("a", "x"), ("b", "y"), ("c", "x"), ("d", nil)]
    for (name, id) in start { reading.send(.run(.lasting(name, id: id))) }
    reading.send(.run(.lasting("e", id: EffectID("x", 1))))
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries.suffix(2).sorted() == ["stop a", "stop c"])
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries.count == 7)
    reading.send(.run(.cancel(EffectID("x", 1))))
    #expect(reading.journal.entries.last == "stop e")
  }

  @Test func `ids belong to one instance: siblings, rows and the parent keep theirs`() {
    let reading = Reading(Book(rows: 0..<3))
    reading.send(.run(.lasting("whole", id: "x")))
    reading.send(.left(.run(.lasting("left", id: "x"))))
    reading.send(.right(.run(.lasting("right", id: "x"))))
    for id in 0..<3 { reading.send(.row(id, .run(.lasting("row \(id)", id: "x")))) }
    reading.send(.left(.run(.cancel("x"))))
    reading.send(.row(1, .run(.cancel("x"))))
    #expect(reading.journal.entries.dropFirst(6) == ["stop left", "stop row 1"])
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries.last == "stop whole")
    #expect(reading.journal.entries.count == 9)
  }

  @Test func `one step can cancel an id and start new work under it`() {
    let reading = Reading()
    reading.send(.run(.lasting("old", id: "x")))
    reading.send(.run(.batch(.cancel("x"), .lasting("new", id: "x"))))
    #expect(reading.journal.entries == ["start old", "stop old", "start new"])
  }

  @Test func `an id cancels no predecessor by itself`() {
    let reading = Reading()
    reading.send(.run(.lasting("one", id: "x")))
    reading.send(.run(.lasting("two", id: "x")))
    #expect(reading.journal.entries == ["start one", "start two"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func `what a cancelled effect does later is not written`(isShown: Bool) async {
    let reading = Reading(Book(rows: 0..<2))
    var shown: Shown<Journal, Book, BookInput>?
    if isShown { shown = Shown(reading.driver, Books.face()) }
    reading.change { book in
      book.detail = Leaf()
      book.page = .edit(Leaf())
    }
    reading.send(.left(.run(.waiting(for: "go", id: "x", thenNoting: "late"))))
    reading.send(.row(0, .run(.waiting(for: "go", thenNoting: "late"))))
    reading.send(.row(1, .run(.waiting(for: "go", thenNoting: "in time"))))
    reading.send(.detail(.run(.waiting(for: "go", thenNoting: "late"))))
    reading.send(.edit(.run(.waiting(for: "go", thenNoting: "late"))))
    await reading.journal.until("waiting", times: 5)
    reading.send(.left(.run(.cancel("x"))))
    reading.change { book in
      book.rows.remove(id: 0)
      book.detail = nil
      book.page = .list([])
    }
    reading.change { book in
      book.rows.append(Leaf(), id: 0)
      book.detail = Leaf()
      book.page = .edit(Leaf())
    }
    reading.journal.note("go")
    await reading.journal.until("sent", times: 5)
    await reading.settle()
    var expected = Book()
    expected.detail = Leaf()
    expected.page = .edit(Leaf())
    expected.rows.append(Leaf(entries: ["in time"]), id: 1)
    expected.rows.append(Leaf(), id: 0)
    #expect(reading.book == expected)
    #expect(reading.problems == [])
    _ = shown
  }

  @Test func `a part's effects end with it: row, optional and case`() {
    for isShown in [false, true] {
      var book = Book(rows: 0..<2)
      book.detail = Leaf()
      book.page = .edit(Leaf())
      let reading = Reading(book)
      var shown: Shown<Journal, Book, BookInput>?
      if isShown { shown = Shown(reading.driver, Books.face()) }
      reading.send(.left(.run(.lasting("left"))))
      reading.send(.row(0, .run(.lasting("row 0"))))
      reading.send(.row(1, .run(.lasting("row 1"))))
      reading.send(.detail(.run(.lasting("detail"))))
      reading.send(.edit(.run(.lasting("edit"))))
      reading.change { $0.rows.remove(id: 0) }
      #expect(reading.journal.entries.last == "stop row 0")
      reading.change { $0.detail = nil }
      #expect(reading.journal.entries.last == "stop detail")
      reading.change { $0.page = .list([]) }
      #expect(reading.journal.entries.last == "stop edit")
      #expect(reading.journal.entries.count == 8)
      reading.change { $0.rows.move(id: 1, to: 0) }
      reading.change { $0.detail = Leaf() }
      #expect(reading.journal.entries.count == 8)
      _ = shown
    }
  }

  @Test func `a whole replaced by another ends what the other does not have`() {
    let reading = Reading(Book(rows: 0..<3))
    for id in 0..<3 { reading.send(.row(id, .run(.lasting("row \(id)")))) }
    reading.change { $0 = Book(rows: 1..<2) }
    #expect(reading.journal.entries.dropFirst(3).sorted() == ["stop row 0", "stop row 2"])
  }

  @Test func `a part within a part ends with the outer one`() {
    let outer = Dispatcher<Journal, Book?, BookInput> {
      Books.whole.child(ifPresent: StandardOptics.Some<Book>(), input: Itself<BookInput>())
    }
    let journal = Journal()
    let driver = Driver(
      outer.combine(
        .reduce { book, input in if case .note("close") = input { book = nil } }),
      state: Book(rows: 0..<1), world: journal)
    driver.send(.row(0, .run(.lasting("row"))))
    driver.send(.left(.run(.lasting("left"))))
    driver.send(.note("close"))
    #expect(journal.entries.dropFirst(2).sorted() == ["stop left", "stop row"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a row that goes and comes back in one turn of mail has lost its effects`() async {
    let seen = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher<Journal, Book, BookInput>.reduce { book, input in
        if case .row(_, .note(let entry)) = input { book.entries.append("saw \(entry)") }
      }
    }
    let reading = Reading(Book(rows: 0..<1), seen)
    reading.send(.row(0, .run(.waiting(for: "go", thenNoting: "late"))))
    await reading.journal.until("waiting")
    reading.send(
      .run(
        .callback { journal, out in
          out.send(.change { $0.rows.remove(id: 0) })
          out.send(.change { $0.rows.append(Leaf(), id: 0) })
          out.finish()
          return Cancellation {}
        }))
    reading.journal.note("go")
    await reading.journal.until("sent")
    await reading.settle()
    #expect(reading.book == Book(rows: 0..<1))
  }

  @Test(.timeLimit(.minutes(1)))
  func `mail of a part that goes in the same turn is not seen by its parent either`() async {
    let seen = Dispatcher<Journal, Book, BookInput> {
      Books.whole
      Dispatcher<Journal, Book, BookInput>.reduce { book, input in
        if case .row(_, .note(let entry)) = input { book.entries.append("saw \(entry)") }
      }
    }
    let reading = Reading(Book(rows: 0..<1), seen)
    // Both letters are in the mailbox before its first turn.
    reading.send(
      .run(
        .callback { _, out in
          out.send(.change { $0.rows.remove(id: 0) })
          return Cancellation {}
        }))
    reading.send(
      .row(
        0,
        .run(
          .callback { _, out in
            out.send(.note("late"))
            return Cancellation {}
          })))
    await reading.settle()
    #expect(reading.book.entries == [])
    #expect(reading.problems == [])
  }

  @Test func `stopping a driver stops all effects, and nothing happens after it`() {
    for isShown in [false, true] {
      let reading = Reading(Book(rows: 0..<1))
      var shown: Shown<Journal, Book, BookInput>?
      if isShown { shown = Shown(reading.driver, Books.face()) }
      reading.send(.run(.lasting("whole")))
      reading.send(.row(0, .run(.lasting("row"))))
      reading.driver.stop()
      #expect(reading.journal.entries.suffix(2).sorted() == ["stop row", "stop whole"])
      reading.send(.note("late"))
      reading.send(.run(.lasting("late")))
      #expect(reading.book.entries == [])
      #expect(reading.journal.entries.count == 4)
      _ = shown
    }
  }

  @Test func `a driver without parts and views does nothing after it was stopped either`() {
    let driver = Driver(Dispatcher<Void, Int, Int>.reduce { $0 += $1 }, state: 0)
    driver.send(1)
    driver.stop()
    driver.send(1)
    #expect(driver.state == 1)
  }

  @Test func `letting go of a driver stops its effects`() {
    let journal = Journal()
    var driver: Driver? = Driver(Books.whole, state: Book(rows: 0..<1), world: journal)
    driver?.send(.run(.lasting("whole")))
    driver?.send(.row(0, .run(.lasting("row"))))
    driver = nil
    #expect(journal.entries.suffix(2).sorted() == ["stop row", "stop whole"])
  }
}
