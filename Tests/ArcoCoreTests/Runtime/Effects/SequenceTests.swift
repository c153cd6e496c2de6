import Arco
import Testing

@MainActor struct SequenceTests {
  private func shown(
    _ behaviour: Dispatcher<Journal, Book, BookInput>, _ interpretation: Interpretation = .live
  ) -> (Reading, Shown<Journal, Book, BookInput>) {
    let reading = Reading(Book(), behaviour, interpretation: interpretation)
    return (reading, Shown(reading.driver, Books.face()))
  }

  @Test func `a workflow of n steps draws n times, in order`() {
    let steps = (1...5).map { "\($0)" }
    let workflow = Dispatcher<Journal, Book, BookInput>.workflow { _ in
      steps.map { step in .move { $0.entries.append(step) } }
    }
    let reading = Reading(Book(), workflow)
    let shown = Shown(
      reading.driver, Face { book, _ in .line(book.entries.joined(separator: " ")) })
    var drawn: [String] = []
    shown.onFlush = { drawn.append(shown.text) }
    reading.send(.note(""))
    #expect(drawn == ["1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"])
  }

  @Test func `a child's workflow draws each step too`() {
    let (reading, shown) = shown(Books.parts)
    var drawn: [String] = []
    shown.onFlush = { drawn.append(reading.book.left.entries.joined()) }
    reading.send(.left(.run(.sequence(.send(.note("a")), .send(.note("b")), .send(.note("c"))))))
    #expect(drawn.filter { !$0.isEmpty } == ["a", "ab", "abc"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a step starts when the one before is over, and its inputs are shown`() async {
    let (reading, shown) = shown(Books.whole)
    reading.send(
      .run(
        .sequence(
          .move { $0.entries.append("loading") },
          .task { journal, out in
            journal.note("task")
            await journal.until("go")
            out.send(.note("loaded"))
          },
          .callback { journal, out in
            journal.note("callback")
            out.finish()
            return Cancellation {}
          },
          .move { $0.entries.append("done") })))
    #expect(reading.book.entries == ["loading"])
    #expect(shown.text.hasSuffix(" loading"))
    await reading.journal.until("task")
    await reading.settle()
    #expect(reading.journal.count("callback") == 0)
    reading.journal.note("go")
    await reading.journal.until("callback")
    await reading.settle()
    #expect(reading.book.entries == ["loading", "loaded", "done"])
    #expect(shown.text.hasSuffix(" loading loaded done"))
  }

  @Test func `steps that are nothing are passed over`() {
    let reading = Reading()
    reading.send(.run(.sequence(.none, .none, .send(.note("a")), .none, .send(.note("b")))))
    #expect(reading.book.entries == ["a", "b"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a batch within a sequence is over when all of it is`() async {
    var held: [PendingEffect] = []
    let reading = Reading(interpretation: .custom { held.append($0) })
    reading.send(
      .run(.sequence(.batch(.lasting("a"), .lasting("b"), .none), .send(.note("after")))))
    #expect(held.count == 2)
    held[0].discard()
    #expect(reading.book.entries == [])
    held[1].discard()
    #expect(reading.book.entries == ["after"])
  }

  @Test func `cancelling a step ends the sequence`() {
    let reading = Reading()
    reading.send(.run(.sequence(.lasting("a", id: "x"), .send(.note("after")))))
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries == ["start a", "stop a"])
    #expect(reading.book.entries == [])
  }

  @Test func `a sequence of a part ends with the part`() {
    let reading = Reading(Book(rows: 0..<1))
    reading.send(.row(0, .run(.sequence(.lasting("a"), .send(.note("after"))))))
    reading.change { $0.rows.remove(id: 0) }
    reading.change { $0.rows.append(Leaf(), id: 0) }
    #expect(reading.book.rows[id: 0] == Leaf())
    #expect(reading.journal.entries == ["start a", "stop a"])
  }

  @Test func `a sequence of a child goes on in the child`() {
    let reading = Reading()
    reading.send(.left(.run(.sequence(.send(.note("a")), .move { $0.entries.append("b") }))))
    #expect(reading.book.left.entries == ["a", "b"])
  }

  @Test func `a sequence goes on after a cancellation as a step`() {
    let reading = Reading()
    reading.send(.run(.lasting("old", id: "x")))
    reading.send(.run(.sequence(.cancel("x"), .lasting("new", id: "x"), .send(.note("never")))))
    #expect(reading.journal.entries == ["start old", "stop old", "start new"])
    #expect(reading.book.entries == [])
  }

  @Test func `a long sequence needs no stack`() {
    let reading = Reading()
    let steps = (0..<20_000).map { _ in
      Effect<Journal, Book, BookInput>.move { $0.page = .list([]) }
    }
    reading.send(.run(.sequence(steps + [.send(.note("end"))])))
    #expect(reading.book.entries == ["end"])
  }
}
