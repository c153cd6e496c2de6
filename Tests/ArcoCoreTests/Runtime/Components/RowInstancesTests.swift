import Arco
import Testing

/// The instances of rows: made when a row needs one, and shown in the state's order.
@MainActor struct RowInstancesTests {
  @Test func `a row that ran an effect before a whole write does not hide the others`() {
    let reading = Reading(Book(rows: 0..<3))
    reading.send(.row(1, .run(.lasting("one"))))
    reading.change { $0.left.entries = ["written"] }
    let shown = Shown(reading.driver, Books.face())
    #expect(shown.text == "left[written] right[]   row[],row[],row[] ")
    reading.change { $0.rows.remove(id: 1) }
    #expect(shown.text == "left[written] right[]   row[],row[] ")
    #expect(reading.journal.entries == ["start one", "stop one"])
  }

  @Test func `rows that changed places before they are shown are shown in their new order`() {
    let reading = Reading(Book(rows: 0..<3))
    for id in [2, 0] { reading.send(.row(id, .run(.lasting("row \(id)")))) }
    for id in 0..<3 { reading.send(.row(id, .note("\(id)"))) }
    reading.change { $0.rows.move(id: 2, to: 0) }
    let shown = Shown(reading.driver, Books.face())
    #expect(shown.text == "left[] right[]   row[2],row[0],row[1] ")
  }

  @Test func `a row that takes the id of one that left is not reached by the old row's view`() {
    var sends: [Send<LeafInput>] = []
    let face = Face<Book, BookInput, Text>.placing { parts in
      let rows = parts.place(
        Books.rows,
        .placing { parts in
          sends.append(parts.send)
          return parts.view { leaf, _ in .line(leaf.entries.joined()) }
        })
      return parts.view { _, _ in rows }
    }
    let reading = Reading(Book(rows: 0..<1))
    let shown = Shown(reading.driver, face)
    reading.change { $0.rows.remove(id: 0) }
    reading.change { $0.rows.append(Leaf(), id: 0) }
    sends.first?(.note("late"))
    #expect(shown.text == "")
    #expect(reading.problems == [])
    sends.last?(.note("new"))
    #expect(shown.text == "new")
  }
}
