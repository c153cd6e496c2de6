import Arco
import Testing

@MainActor struct FaceTests {
  @Test func `two sends from one rendered view are both kept`() {
    var sends: [Send<LeafInput>] = []
    let driver = Driver(leaf, state: Leaf(), world: Journal())
    let shown = Shown(
      driver,
      Face { leaf, send in
        sends.append(send)
        return .line(leaf.entries.joined(separator: " "))
      })
    let first = sends[0]
    first(.note("a"))
    first(.note("b"))
    #expect(driver.state.entries == ["a", "b"])
    #expect(shown.text == "a b")
  }

  @Test func `a send is in the view when it returns`() {
    let shown = Shown(Driver(leaf, state: Leaf(), world: Journal()), leafFace("x"))
    shown.driver.send(.note("a"))
    #expect(shown.text == "x[a]")
    #expect(shown.lastChanges == ["drawn x[a]"])
  }

  @Test func `a set-up runs once an instance, and its view for each change`() {
    var setUps = 0
    var views = 0
    let face = Face<Leaf, LeafInput, Text>.placing { parts in
      setUps += 1
      return parts.view { _, _ in
        views += 1
        return .line("")
      }
    }
    let shown = Shown(Driver(leaf, state: Leaf(), world: Journal()), face)
    for _ in 0..<3 { shown.driver.send(.note("")) }
    #expect((setUps, views) == (1, 4))
    #expect(shown.driver.counters.viewsRun == 4)
  }

  @Test func `a send from a view function or a host is queued`() {
    var pending = ["from view"]
    let driver = Driver(leaf, state: Leaf(), world: Journal())
    let shown = Shown(
      driver,
      Face { leaf, send in
        if leaf.entries.last == "a", let next = pending.popLast() { send(.note(next)) }
        return .line(leaf.entries.joined(separator: " "))
      })
    shown.onFlush = { if driver.state.entries.count == 2 { driver.send(.note("from host")) } }
    driver.send(.note("a"))
    #expect(driver.state.entries == ["a", "from view", "from host"])
    #expect(shown.text == "a from view from host")
  }

  @Test func `what a part's send does is the same as its parts.send`() {
    var viaParts: Send<LeafInput>?
    let driver = Driver(leaf, state: Leaf(), world: Journal())
    _ = Shown(
      driver,
      Face.placing { parts in
        viaParts = parts.send
        return parts.view { _, _ in .line("") }
      })
    viaParts?(.note("a"))
    #expect(driver.state.entries == ["a"])
  }

  @Test func `showing leaves nothing to tell: a host hears of what came later alone`() {
    var book = Book(rows: 0..<2)
    book.detail = Leaf()
    let shown = Shown(Driver(Books.parts, state: book, world: Journal()), Books.face())
    shown.driver.send(.left(.note("a")))
    #expect(shown.lastChanges.sorted() == ["drawn \(shown.text)", "drawn left[a]"].sorted())
  }

  @Test func `a view's send after its part has gone does nothing`() {
    var sends: [String: Send<LeafInput>] = [:]
    let face = Face<Book, BookInput, Text>.placing { parts in
      let rows = parts.place(
        Books.rows,
        Face { leaf, send in
          sends[leaf.entries.first ?? ""] = send
          return .line("")
        })
      return parts.view { _, _ in rows }
    }
    var book = Book(rows: 0..<1)
    book.rows.modify(id: 0) { $0.entries = ["row"] }
    let reading = Reading(book)
    _ = Shown(reading.driver, face)
    reading.change { $0.rows.remove(id: 0) }
    sends["row"]?(.note("late"))
    reading.driver.stop()
    sends["row"]?(.note("later"))
    #expect(reading.book == Book())
    #expect(reading.problems == [])
  }

  @Test func `showing a driver twice stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await MainActor.run {
        let driver = Driver(leaf, state: Leaf(), world: Journal())
        _ = driver.show(leafFace("a")) { _ in }
        _ = driver.show(leafFace("b")) { _ in }
      }
    }
    #expect(exit.words.contains("a driver is shown once"))
  }
}
