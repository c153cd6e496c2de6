import Arco
import ArcoTesting
import Testing

/// Which rows' views run, and that what they show is what the state has.
@MainActor struct RowViewsTests {
  /// A page of rows whose views are counted by the text they show.
  @MainActor private final class Counted {
    private final class Runs { var texts: [String] = [] }

    let shown: Shown<Journal, Book, BookInput>
    private let runs = Runs()

    init(_ book: Book) {
      let runs = runs
      let face = Face<Book, BookInput, Text>.placing { parts in
        let rows = parts.place(
          Books.rows,
          Face { leaf, _ in
            runs.texts.append(leaf.entries.joined())
            return .line(leaf.entries.joined())
          })
        return parts.view { _, _ in rows }
      }
      shown = Shown(Driver(Books.whole, state: book, world: Journal()), face)
    }

    /// The texts of the rows' views that ran for an input.
    func runs(_ input: BookInput) -> [String] {
      runs.texts = []
      shown.driver.send(input)
      return runs.texts
    }

    func runs(changing change: @escaping @Sendable (inout Book) -> Void) -> [String] {
      runs(.change(change))
    }
  }

  private func book(_ texts: String...) -> Book {
    var book = Book()
    for (id, text) in texts.enumerated() { book.rows.append(Leaf(entries: [text]), id: id) }
    return book
  }

  @Test func `a row that comes runs its view once`() {
    let page = Counted(book("a"))
    #expect(page.runs { $0.rows.append(Leaf(entries: ["b"]), id: 7) } == ["b"])
    #expect(page.runs { $0.rows.insert(Leaf(entries: ["c"]), id: 8, at: 0) } == ["c"])
    #expect(page.shown.text == "c,a,b")
  }

  @Test func `a row that comes and is written in the same send shows the last write`() {
    let page = Counted(book("a"))
    _ = page.runs(
      .run(
        .sequence(
          .move { $0.rows.append(Leaf(entries: ["b"]), id: 7) },
          .move { $0.rows[id: 7]?.entries = ["c"] })))
    #expect(page.shown.text == "a,c")
    let twice: @Sendable (inout Book) -> Void = { $0.rows.append(Leaf(entries: ["d"]), id: 9) }
    _ = page.runs(
      .run(.batch(.send(.change(twice)), .send(.change { $0.rows[id: 9]?.entries = ["e"] }))))
    #expect(page.shown.text == "a,c,e")
  }

  @Test func `a write of the whole runs the views of the rows that it wrote and of no other`() {
    let page = Counted(book("a", "b", "c", "d"))
    #expect(page.runs { $0.entries = ["written"] } == [])
    #expect(page.runs { $0.rows[id: 1]?.entries = ["B"] } == ["B"])
    #expect(page.runs { $0.rows.modify(id: 2) { $0.entries = ["C"] } } == ["C"])
    #expect(page.runs { $0.rows[3].entries = ["D"] } == ["D"])
    #expect(page.runs { $0.rows.swapAt(0, 3) } == [])
    #expect(page.runs { $0.rows.remove(id: 1) } == [])
    #expect(page.shown.text == "D,C,a")
    #expect(page.runs { $0.rows.sort { $0.entries[0] < $1.entries[0] } } == [])
    #expect(page.shown.text == "C,D,a")
  }

  @Test func `a write of the whole that edits one row or none visits no other row`() {
    let visits = [100, 10_000].map { count -> [Int] in
      let page = Counted(Book(rows: 0..<count))
      let before = page.shown.driver.counters
      #expect(page.runs { $0.entries = ["written"] } == [])
      #expect(page.runs { $0.rows[id: 7]?.entries = ["a"] } == ["a"])
      #expect(page.runs { $0.rows.modify(id: 7) { $0.entries = ["b"] } } == ["b"])
      #expect(page.runs { $0.rows[count - 1].entries = ["c"] } == ["c"])
      let after = page.shown.driver.counters
      return [
        after.rowsVisited - before.rowsVisited, after.nodesVisited - before.nodesVisited,
        after.viewsRun - before.viewsRun, after.collectionsCompared - before.collectionsCompared,
      ]
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0][0] == 3)
  }

  @Test func `rows that were edited by turns show what they are`() {
    let page = Counted(book("a", "b", "c"))
    #expect(page.runs { $0.rows[id: 0]?.entries = ["A"] } == ["A"])
    #expect(page.runs { $0.rows[id: 1]?.entries = ["B"] } == ["B"])
    let both: @Sendable (inout Book) -> Void = { book in
      book.rows[id: 1]?.entries = ["x"]
      book.rows[id: 2]?.entries = ["C"]
    }
    #expect(page.runs(changing: both) == ["x", "C"])
    #expect(page.runs { $0.rows.remove(id: 0) } == [])
    #expect(page.runs { $0.rows[id: 2]?.entries = ["y"] } == ["y"])
    #expect(page.shown.text == "x,y")
  }

  @Test func `an element in the place of another under the same id is shown`() {
    let page = Counted(book("a", "b"))
    #expect(
      page.runs {
        $0.rows.remove(id: 0)
        $0.rows.insert(Leaf(entries: ["A"]), id: 0, at: 0)
      } == ["A"])
    let other = book("c", "d")
    #expect(page.runs { $0.rows = other.rows } == ["c", "d"])
    #expect(page.shown.text == "c,d")
  }

  @Test func `a collection that comes back is shown as it was`() {
    let first = book("a", "b")
    let page = Counted(first)
    _ = page.runs { $0.rows[id: 0]?.entries = ["A"] }
    _ = page.runs { $0.rows = first.rows }
    #expect(page.shown.text == "a,b")
    _ = page.runs { $0.rows[id: 0]?.entries = ["other"] }
    #expect(page.shown.text == "other,b")
  }

  @Test func `whatever is done to rows, their views are those of a fresh page`() {
    for seed in 0..<30 as Range<UInt64> {
      var seeded = SeededRandom(seed: seed)
      let page = Counted(Book(rows: 0..<seeded.below(6)))
      var next = 10
      for step in 0..<60 {
        let old = page.shown.driver.state.rows
        let before = zip(old.keys, page.shown.instances.map(\.id))
        let known = Dictionary(uniqueKeysWithValues: before)
        page.shown.driver.send(input(&seeded, old, &next, step))
        let state = page.shown.driver.state
        #expect(page.shown.text == Counted(state).shown.text, "seed \(seed), step \(step)")
        for (id, instance) in zip(state.rows.keys, page.shown.instances.map(\.id)) {
          if let kept = known[id] { #expect(kept == instance, "seed \(seed), step \(step)") }
        }
      }
    }
  }

  private func input(
    _ seeded: inout SeededRandom, _ rows: Rows<Int, Leaf>, _ next: inout Int, _ step: Int
  ) -> BookInput {
    next += 1
    let (new, place) = (next, seeded.below(rows.count + 1))
    let leaf = Leaf(entries: ["\(step)"])
    guard !rows.isEmpty else { return .change { $0.rows.append(leaf, id: new) } }
    let (one, other) = (seeded.below(rows.count), seeded.below(rows.count))
    let id = rows.id(at: one)
    let made = (0..<seeded.below(4)).map { (new * 100 + $0, leaf) }
    switch seeded.below(10) {
    case 0: return .change { $0.rows.insert(leaf, id: new, at: place) }
    case 1: return .change { $0.rows.append(leaf, id: new) }
    case 2: return .change { $0.rows.remove(id: id) }
    case 3: return .change { $0.rows.move(id: id, to: other) }
    case 4: return .change { $0.rows.swapAt(one, other) }
    case 5: return .change { $0.rows.sort { $0.entries.count < $1.entries.count } }
    case 6: return .change { $0.rows[one] = leaf }
    case 7: return .row(id, .note("n\(step)"))
    case 8: return .change { $0.rows.removeAll { $0.entries.count > 1 } }
    default:
      return step % 3 == 0
        ? .change { $0.rows = Rows(made) }
        : .change { book in
          book.rows.remove(id: id)
          for (id, leaf) in made { book.rows.append(leaf, id: id) }
        }
    }
  }
}
