import Arco
import Testing

@MainActor struct LocalTests {
  private final class Taps {
    var send: [String: Send<String>] = [:]
    var input: [String: Send<LeafInput>] = [:]
  }

  private func localFace(
    _ label: String, _ taps: Taps
  ) -> Face<Leaf, LeafInput, Text> {
    Face.placing { parts in
      let local = parts.local([String](), .reduce { $0.append($1) })
      return parts.view { leaf, send in
        let name = leaf.entries.first ?? label
        taps.send[name] = local.send
        taps.input[name] = send
        return .line("\(name)+\(local.state.joined())/\(leaf.entries.count)")
      }
    }
  }

  private func rowsShown(_ taps: Taps) -> (Reading, Shown<Journal, Book, BookInput>) {
    var book = Book()
    for id in 0..<3 { book.rows.append(Leaf(entries: ["r\(id)"]), id: id) }
    let reading = Reading(book)
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        let rows = parts.place(Books.rows, localFace("", taps))
        return parts.view { book, _ in .list([.line("\(book.entries.count)"), rows]) }
      })
    return (reading, shown)
  }

  @Test func `local state is a row's own, and kept while the parent is drawn again`() {
    let taps = Taps()
    let (reading, shown) = rowsShown(taps)
    taps.send["r1"]?("a")
    #expect(shown.text == "0 r0+/1,r1+a/1,r2+/1")
    #expect(shown.lastChanges == ["drawn r1+a/1"])
    reading.send(.note("x"))
    reading.change { $0.rows.move(id: 1, to: 0) }
    taps.send["r1"]?("b")
    #expect(shown.text == "1 r1+ab/1,r0+/1,r2+/1")
    #expect(reading.book.rows[id: 1]?.entries == ["r1"])
  }

  @Test func `local state goes with its row, and a new row starts fresh`() {
    let taps = Taps()
    let (reading, shown) = rowsShown(taps)
    taps.send["r1"]?("a")
    let old = taps.send["r1"]
    reading.change { $0.rows.remove(id: 1) }
    old?("late")
    reading.change { $0.rows.append(Leaf(entries: ["r1"]), id: 1) }
    #expect(shown.text == "0 r0+/1,r2+/1,r1+/1")
  }

  @Test func `a change of local state draws its own view alone`() {
    let taps = Taps()
    let (reading, _) = rowsShown(taps)
    let before = reading.driver.counters.viewsRun
    taps.send["r2"]?("a")
    #expect(reading.driver.counters.viewsRun - before == 1)
  }

  @Test func `local state is changed in place, or by a function from the old to the new`() {
    var locals: [Local<Int, Never>] = []
    let reading = Reading()
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        let count = parts.local(0)
        locals.append(count)
        return parts.view { _, _ in .line("\(count.state)") }
      })
    locals[0].modify { $0 += 1 }
    #expect(shown.text == "1")
    locals[0].modify { s in s + 1 }
    #expect(shown.text == "2")
  }

  @Test func `a change of state is drawn above it, though views between have local changes`() {
    // In one flush: the parent's local, a child's child's local, and the child's state.
    let middle = Dispatcher<Journal, Book, BookInput> { Books.left }
    let part = middle.child(state: Itself<Book>(), input: Itself<BookInput>())
    let taps = Taps()
    var outer: Send<String>?
    var inner: Send<BookInput>?
    let whole = Dispatcher<Journal, Book, BookInput> { part }
    let top = whole.child(state: Itself<Book>(), input: Itself<BookInput>())
    let driver = Driver(
      Dispatcher<Journal, Book, BookInput> { top }, state: Book(), world: Journal())
    let shown = Shown(
      driver,
      Face.placing { parts in
        let view = parts.place(
          top,
          Face.placing { parts in
            let local = parts.local([String](), .reduce { $0.append($1) })
            outer = local.send
            let view = parts.place(
              part,
              Face.placing { parts in
                let view = parts.place(Books.left, localFace("left", taps))
                inner = parts.send
                return parts.view { book, _ in .list([view, .line("m\(book.left.entries.count)")]) }
              })
            return parts.view { book, _ in
              .list([view, .line("\(local.state.joined())p\(book.left.entries.count)")])
            }
          })
        return parts.view { book, _ in .list([view, .line("t\(book.left.entries.count)")]) }
      })
    var isFirst = true
    shown.onFlush = {
      guard isFirst else { return }
      isFirst = false
      outer?("o")
      taps.send["left"]?("l")
      inner?(.left(.note("x")))
    }
    taps.send["left"]?("k")
    #expect(shown.text == "x+kl/1 m1 op1 t1")
  }

  @Test func `a local component is shown, and has children and effects of its own`() {
    var sends: [Send<String>] = []
    let counter = Dispatcher<Void, [String], String>.update { list, input in
      list.append(input)
      return input == "a" ? .send("b") : .none
    }
    let reading = Reading()
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        let view = parts.local(
          [String](),
          Component(
            counter,
            view: { list, send in
              sends.append(send)
              return .line(list.joined())
            }))
        return parts.view { book, _ in .list([view, .line("\(book.entries.count)")]) }
      })
    let before = reading.driver.counters.viewsRun
    sends[0]("a")
    #expect(shown.text == "ab 0")
    reading.send(.note("x"))
    #expect(shown.text == "ab 1")
    #expect(reading.driver.counters.viewsRun - before >= 2)
  }

  @Test func `effects of local state end with the instance`() {
    let taps = Taps()
    let journal = Journal()
    let working = Dispatcher<Void, Int, Int>.update { _, _ in
      .callback { _, _ in
        journal.note("start")
        return Cancellation { journal.note("stop") }
      }
    }
    var begin: Send<Int>?
    let reading = Reading(Book(rows: 0..<1))
    _ = Shown(
      reading.driver,
      Face.placing { parts in
        let rows = parts.place(
          Books.rows,
          Face.placing { parts in
            let local = parts.local(0, working)
            begin = local.send
            return parts.view { _, _ in .line("") }
          })
        return parts.view { _, _ in rows }
      })
    begin?(1)
    reading.change { $0.rows.remove(id: 0) }
    #expect(journal.entries == ["start", "stop"])
    _ = taps
  }
}
