import Arco
import Testing

private func leafComponent(
  _ label: String
) -> Component<Journal, Leaf, LeafInput, Text> { Component(leaf, leafFace(label)) }

@MainActor struct AttachTests {
  private func attaching(_ journal: Journal) -> Face<Book, BookInput, Text> {
    Face.placing { parts in
      let views = [
        parts.attach(
          leafComponent("left"), state: Lens(\Book.left), input: Books.leftInput, world: journal),
        parts.attach(
          leafComponent("detail"), ifPresent: Lens(\Book.detail).some,
          input: Books.detailInput, world: journal),
        parts.attach(
          leafComponent("edit"), ifPresent: Lens(\Book.page).appending(Books.editSheet),
          input: Books.editInput, world: journal),
        parts.attach(
          leafComponent("row"), each: Lens(\Book.rows), input: Books.rowInput, world: journal),
      ]
      return parts.view { book, _ in .list(views + [.line(book.entries.joined(separator: " "))]) }
    }
  }

  private func shown() -> (Reading, Shown<Journal, Book, BookInput>) {
    let reading = Reading(Book(rows: 0..<2), Books.own)
    return (reading, Shown(reading.driver, attaching(reading.journal)))
  }

  @Test func `attached children take inputs that are sent to the whole`() {
    let (reading, shown) = shown()
    reading.change { book in
      book.detail = Leaf()
      book.page = .edit(Leaf())
    }
    reading.send(.left(.note("a")))
    reading.send(.detail(.note("b")))
    reading.send(.edit(.note("c")))
    reading.send(.row(1, .note("d")))
    #expect(shown.text == "left[a] detail[b] edit[c] row[],row[d] ")
  }

  @Test func `an attached case comes and goes with the state, its effects too`() {
    let (reading, shown) = shown()
    reading.change { $0.detail = Leaf() }
    reading.send(.detail(.run(.lasting("detail"))))
    reading.send(.row(0, .run(.lasting("row"))))
    reading.change { $0.detail = nil }
    reading.change { $0.rows.remove(id: 0) }
    #expect(reading.journal.entries == ["start detail", "start row", "stop detail", "stop row"])
    #expect(shown.text == "left[]   row[] ")
    reading.send(.detail(.note("late")))
    #expect(reading.problems == ["gone Leaf"])
  }

  @Test func `an attached child's lines come after the behaviour's own`() {
    let order = Dispatcher<Void, [String], String>.reduce { $0.append("own \($1)") }
    let part = Dispatcher<Void, [String], String>.reduce { $0.append("part \($1)") }
    let shown = Shown(
      Driver(order, state: []),
      Face.placing { parts in
        let view = parts.attach(
          Component(part, view: { list, _ in .line("\(list.count)") }),
          state: Itself<[String]>(), input: Itself<String>())
        return parts.view { _, _ in view }
      })
    shown.driver.send("a")
    #expect(shown.driver.state == ["own a", "part a"])
    #expect(shown.text == "2")
  }

  @Test func `without an input a child's inputs stay private to it`() {
    var sends: [Send<String>] = []
    let own = Dispatcher<Void, [String], String>.reduce { $0.append("own \($1)") }
    let part = Dispatcher<Void, [String], String>.update { list, input in
      list.append("part \(input)")
      return input == "a" ? .send("b") : .none
    }
    let shown = Shown(
      Driver(own, state: []),
      Face.placing { parts in
        let view = parts.attachPrivate(
          Component(
            part,
            view: { list, send in
              sends.append(send)
              return .line("\(list.count)")
            }),
          state: Itself<[String]>())
        return parts.view { list, _ in .list([view, .line(list.last ?? "")]) }
      })
    sends[0]("a")
    #expect(shown.driver.state == ["part a", "part b"])
    #expect(shown.text == "2 part b")
    shown.driver.send("c")
    #expect(shown.driver.state == ["part a", "part b", "own c"])
  }

  @Test func `private rows and cases work without an input too`() {
    var sends: [Int: Send<LeafInput>] = [:]
    let rows =
      leaf.privateChild(each: Lens(\Book.rows)) as Child<Journal, Book, BookInput, Leaf, LeafInput>
    let detail =
      leaf.privateChild(ifPresent: Lens(\Book.detail).some)
      as Child<Journal, Book, BookInput, Leaf, LeafInput>
    let reading = Reading(
      Book(rows: 0..<2),
      Dispatcher {
        rows
        detail
        Books.own
      })
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        let views = [
          parts.place(
            rows,
            Face { leaf, send in
              sends[leaf.entries.count] = send
              return .line("\(leaf.entries.count)")
            }),
          parts.place(detail, leafFace("detail")),
        ]
        return parts.view { _, _ in .list(views) }
      })
    reading.change { $0.rows.modify(id: 1) { $0.entries = ["x"] } }
    sends[1]?(.run(.send(.note("y"))))
    #expect(reading.book.rows[id: 1]?.entries == ["x", "y"])
    reading.change { $0.detail = Leaf() }
    #expect(shown.text == "0,2 detail[]")
    sends[2]?(.run(.lasting("row")))
    reading.change { $0.rows.remove(id: 1) }
    #expect(reading.journal.entries == ["start row", "stop row"])
  }

  @Test func `a child attached in a child's face is reached through both`() {
    let inner = Dispatcher<Void, [String], String>.reduce { $0.append("inner \($1)") }
    let outer = Dispatcher<Void, [String], String>.empty()
    let shown = Shown(
      Driver(outer, state: []),
      Face.placing { parts in
        let middle = parts.attach(
          Component(
            Dispatcher<Void, [String], String>.reduce { $0.append("middle \($1)") },
            Face.placing { parts in
              let view = parts.attach(
                Component(inner, view: { list, _ in .line("\(list.count)") }),
                state: Itself<[String]>(), input: Itself<String>())
              return parts.view { _, _ in view }
            }),
          state: Itself<[String]>(), input: Itself<String>())
        return parts.view { _, _ in middle }
      })
    shown.driver.send("a")
    #expect(shown.driver.state == ["middle a", "inner a"])
    #expect(shown.text == "2")
  }
}
