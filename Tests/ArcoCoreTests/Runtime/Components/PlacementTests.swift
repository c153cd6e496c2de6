import Arco
import ArcoTesting
import Testing

@MainActor struct PlacementTests {
  private func shown(
    _ book: Book, _ behaviour: Dispatcher<Journal, Book, BookInput> = Books.whole
  ) -> Shown<Journal, Book, BookInput> {
    Shown(Driver(behaviour, state: book, world: Journal()), Books.face())
  }

  private func change(
    _ shown: Shown<Journal, Book, BookInput>, _ change: @escaping @Sendable (inout Book) -> Void
  ) {
    shown.driver.send(.change(change))
  }

  @Test func `a send at one child draws it and what is above it, and no sibling`() {
    let shown = shown(Book(rows: 0..<3), Books.parts)
    let before = shown.driver.counters.viewsRun
    shown.driver.send(.left(.note("a")))
    #expect(shown.driver.counters.viewsRun - before == 2)
    #expect(shown.lastChanges.contains("drawn left[a]"))
    shown.driver.send(.row(1, .note("b")))
    #expect(shown.driver.counters.viewsRun - before == 4)
    #expect(shown.lastChanges.contains("drawn row[b]"))
    #expect(!shown.lastChanges.contains("drawn row[]"))
    #expect(shown.text == "left[a] right[]   row[],row[b],row[] ")
  }

  @Test func `an input is one write, and an input that no handler takes is none`() {
    let one = Shown(Driver(leaf, state: Leaf(), world: Journal()), leafFace("x"))
    let before = one.driver.writes
    one.driver.send(.note("a"))
    #expect(one.driver.writes - before == 1)

    let shown = shown(Book(rows: 0..<3), Books.parts)
    let (writes, views) = (shown.driver.writes, shown.driver.counters.viewsRun)
    change(shown) { $0.rows.remove(id: 0) }
    #expect(shown.driver.writes == writes)
    #expect(shown.driver.counters.viewsRun == views)
  }

  @Test func `a send at one of many rows visits no other`() {
    let visits = [100, 10_000].map { count -> [Int] in
      let shown = shown(Book(rows: 0..<count), Books.parts)
      let before = shown.driver.counters
      shown.driver.send(.row(count / 2, .note("a")))
      shown.driver.send(.row(count - 1, .note("b")))
      let after = shown.driver.counters
      return [
        after.nodesVisited - before.nodesVisited, after.viewsRun - before.viewsRun,
        after.collectionsCompared - before.collectionsCompared,
      ]
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0][1] == 4)
    #expect(visits[0][2] == 0)
  }

  @Test func `rows follow the state's order, and keep their instances when they move`() {
    let shown = shown(Book(rows: 0..<4))
    let rows = { shown.slots[4].instances.map(\.id) }
    for id in 0..<4 { shown.driver.send(.row(id, .note("\(id)"))) }
    let ids = rows()
    change(shown) { $0.rows.move(id: 3, to: 0) }
    #expect(shown.text == "left[] right[]   row[3],row[0],row[1],row[2] ")
    #expect(rows() == [ids[3], ids[0], ids[1], ids[2]])
    #expect(shown.lastChanges.contains("arranged row[3],row[0],row[1],row[2]"))
    change(shown) { $0.rows.remove(id: 0) }
    #expect(rows() == [ids[3], ids[1], ids[2]])
    change(shown) { $0.rows.append(Leaf(), id: 0) }
    #expect(rows().prefix(3) == [ids[3], ids[1], ids[2]])
    #expect(!ids.contains(rows()[3]))
    #expect(shown.text == "left[] right[]   row[3],row[1],row[2],row[] ")
  }

  @Test func `random edits of rows are shown in order, with instances by id`() {
    for seed in 0..<20 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let shown = shown(Book(rows: 0..<3))
      var ids: [Int: Int] = [:]
      for _ in 0..<40 {
        let (id, place) = (seeded.below(8), seeded.below(8))
        switch seeded.below(4) {
        case 0: change(shown) { $0.rows.remove(id: id) }
        case 1: change(shown) { $0.rows.move(id: id, to: min(place, $0.rows.count - 1)) }
        case 2:
          change(shown) {
            if !$0.rows.contains(id: id) {
              $0.rows.insert(Leaf(entries: ["\(id)"]), id: id, at: min(place, $0.rows.count))
            }
          }
        default: shown.driver.send(.row(id, .note("x")))
        }
        let rows = shown.driver.state.rows
        let instances = shown.slots[4].instances
        #expect(
          instances.map(\.content.shown)
            == rows.map { "row[\($0.entries.joined(separator: " "))]" }, "seed \(seed)")
        let now = Dictionary(uniqueKeysWithValues: zip(rows.keys, instances.map(\.id)))
        for (id, instance) in now {
          if let old = ids[id] { #expect(old == instance, "seed \(seed)") }
        }
        ids = now
      }
    }
  }

  @Test func `an optional's view is there while it is, and a new one starts fresh`() {
    let shown = shown(Book())
    let detail = { shown.slots[2].instances.map(\.id) }
    #expect(detail() == [])
    change(shown) { $0.detail = Leaf(entries: ["a"]) }
    #expect(shown.text == "left[] right[] detail[a]   ")
    #expect(shown.lastChanges.contains("arranged detail[a]"))
    let first = detail()
    shown.driver.send(.detail(.note("b")))
    #expect(detail() == first)
    change(shown) { $0.detail = nil }
    #expect(detail() == [])
    #expect(shown.lastChanges.contains("arranged "))
    change(shown) { $0.detail = Leaf() }
    #expect(detail() != first)
  }

  @Test func `a case's view goes when the case is another`() {
    let shown = shown(Book())
    change(shown) { $0.page = .edit(Leaf(entries: ["a"])) }
    shown.driver.send(.edit(.note("b")))
    #expect(shown.text == "left[] right[]  edit[a b]  ")
    change(shown) { $0.page = .list([1]) }
    #expect(shown.text == "left[] right[]    ")
  }

  @Test func `a host hears of a row that came and started an effect in one send`() {
    let shown = shown(Book(rows: 0..<1))
    shown.driver.send(
      .run(
        .batch(
          .move { $0.rows.append(Leaf(), id: 1) },
          .send(.row(1, .run(.send(.note("new"))))))))
    #expect(shown.text == "left[] right[]   row[],row[new] ")
    #expect(shown.lastChanges.contains("arranged row[],row[new]"))
  }

  @Test func `a host hears of an optional that came and started an effect in one send`() {
    let shown = shown(Book())
    shown.driver.send(
      .run(
        .batch(
          .move { $0.detail = Leaf() },
          .send(.detail(.run(.send(.note("new"))))))))
    #expect(shown.text == "left[] right[] detail[new]   ")
    #expect(shown.lastChanges.contains("arranged detail[new]"))
  }

  @Test func `rows that ran effects before they were shown are shown in order`() {
    let reading = Reading(Book(rows: 0..<40))
    for id in 0..<40 { reading.send(.row(id, .run(.lasting("")))) }
    for id in 0..<40 { reading.send(.row(id, .note("\(id)"))) }
    let shown = Shown(reading.driver, Books.face())
    let expected = (0..<40).map { "row[\($0)]" }.joined(separator: ",")
    #expect(shown.text == "left[] right[]   \(expected) ")
  }

  @Test func `a parent's entry that changes a child's state draws the child`() {
    let shown = shown(Book(rows: 0..<2))
    change(shown) { book in
      book.left.entries = ["x"]
      book.rows.modify(id: 1) { $0.entries = ["y"] }
    }
    #expect(shown.text == "left[x] right[]   row[],row[y] ")
  }

  @Test func `a part that is hidden goes on living`() {
    let reading = Reading(Book())
    let shown = Shown(
      reading.driver,
      Face.placing { parts in
        let left = parts.place(Books.left, leafFace("left"))
        return parts.view { book, _ in .list([left, .line("\(book.right.entries)")]) }
      })
    reading.send(.right(.run(.send(.note("a")))))
    #expect(shown.text == "left[] [\"a\"]")
  }

  @Test func `placing a child that the behaviour does not list stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await MainActor.run {
        let driver = Driver(Books.own, state: Book(), world: Journal())
        _ = driver.show(Books.face()) { _ in }
      }
    }
    #expect(exit.words.contains("placed a child that the dispatcher does not list"))
  }

  @Test func `placing a child twice stops the program`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await MainActor.run {
        let driver = Driver(Books.whole, state: Book(), world: Journal())
        let face = Face<Book, BookInput, Text>.placing { parts in
          let left = parts.place(Books.left, leafFace("a"))
          let again = parts.place(Books.left, leafFace("b"))
          return parts.view { _, _ in .list([left, again]) }
        }
        _ = driver.show(face) { _ in }
      }
    }
    #expect(exit.words.contains("a child can be placed once"))
  }

  @Test func `placing a child twice stops the program though its state is not there yet`() async {
    let exit = await #expect(processExitsWith: .failure, observing: itsWords) {
      await MainActor.run {
        let driver = Driver(Books.whole, state: Book(), world: Journal())
        let face = Face<Book, BookInput, Text>.placing { parts in
          let detail = parts.place(Books.detail, leafFace("a"))
          let again = parts.place(Books.detail, leafFace("b"))
          return parts.view { _, _ in .list([detail, again]) }
        }
        _ = driver.show(face) { _ in }
      }
    }
    #expect(exit.words.contains("a child can be placed once"))
  }
}
