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

  @Test(arguments: [1, 8, 9, 20])
  func `rows that are removed and inserted again in one send keep their instances`(_ count: Int) {
    let reading = Reading(Book(rows: 0..<30))
    let shown = Shown(reading.driver, Books.face())
    let ids = 3..<(3 + count)
    for id in ids { reading.send(.row(id, .run(.lasting("\(id)")))) }
    let instances = Set((shown.slots.last?.instances ?? []).map { ObjectIdentifier($0) })
    reading.change { book in
      for id in ids { book.rows.remove(id: id) }
      for id in ids { book.rows.append(Leaf(), id: id) }
    }
    #expect(reading.journal.entries == ids.map { "start \($0)" })
    #expect(reading.book.rows.keys.suffix(count) == Array(ids)[...])
    #expect(Set((shown.slots.last?.instances ?? []).map { ObjectIdentifier($0) }) == instances)
    for id in ids { reading.change { $0.rows.remove(id: id) } }
    #expect(Set(reading.journal.entries.suffix(count)) == Set(ids.map { "stop \($0)" }))
  }

  @Test(arguments: [[2, 1, 1], [1, 2, 1], [2, 1], [1], [1, 1, 1, 2], [2], []])
  func `elements of one id are parts of their own, and each goes when it goes`(_ ids: [Int]) {
    let journal = Journal()
    var problems: [String] = []
    let driver = Driver(
      Twins.list, state: [1, 1, 2].map { Twin(id: $0) }, world: journal,
      onProblem: { problems.append($0.message) })
    let counted = Counted()
    let shown = Shown(driver, Twins.face(counted))
    #expect(shown.text == "1,1,2")
    for state in [ids, [1, 2], [2, 1, 2, 1], [1, 1, 2], ids] {
      driver.send(.become(state))
      #expect(shown.text == state.map(String.init).joined(separator: ","))
      #expect(Set(shown.instances.map { ObjectIdentifier($0) }).count == state.count)
      #expect(counted.value == state.count)
    }
    driver.send(.become([1, 1, 2]))
    driver.send(.one(1, .work))
    driver.send(.become([2, 1, 1]))
    driver.send(.become([2]))
    #expect(journal.entries == ["start", "stop"])
    #expect(problems.allSatisfy { $0.contains("two elements of Twin have the same id") })
    #expect(!problems.isEmpty)
  }

  @Test func `an element is found by its id after another one of that id has gone`() {
    let journal = Journal()
    let driver = Driver(
      Twins.list, state: [1, 1, 2].map { Twin(id: $0) }, world: journal, onProblem: { _ in })
    let shown = Shown(driver, Twins.face(Counted()))
    driver.send(.one(1, .work))
    for state in [[1, 2], [1, 2, 1], [2, 1]] {
      driver.send(.become(state))
      driver.send(.one(1, .work))
      #expect(shown.text == state.map(String.init).joined(separator: ","))
    }
    driver.send(.become([]))
    #expect(journal.count("start") == 4)
    #expect(journal.count("stop") == 4)
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

/// How many things of a kind there are.
private final class Counted {
  var value = 0

  final class Mark {
    private let counted: Counted

    init(_ counted: Counted) {
      self.counted = counted
      counted.value += 1
    }

    deinit { counted.value -= 1 }
  }
}

/// An element whose id others may have.
private struct Twin: Identifiable, Equatable, Sendable {
  var id: Int

  enum Input: Sendable { case work }
}

private enum TwinsInput: Sendable {
  case become([Int])
  case one(Int, Twin.Input)
}

private enum Twins {
  static let rows = Dispatcher<Journal, Twin, Twin.Input>.update { _, _ in
    .callback { journal, _ in
      journal.note("start")
      return Cancellation { journal.note("stop") }
    }
  }
  .child(
    each: Itself<[Twin]>(),
    input: Prism(TwinsInput.one) {
      if case .one(let id, let input) = $0 { (id, input) } else { nil }
    })

  static let list = Dispatcher<Journal, [Twin], TwinsInput> {
    rows
    Dispatcher.reduce { twins, input in
      if case .become(let ids) = input { twins = ids.map { Twin(id: $0) } }
    }
  }

  static func face(_ counted: Counted) -> Face<[Twin], TwinsInput, Text> {
    .placing { parts in
      let rows = parts.place(
        rows,
        .placing { parts in
          let mark = Counted.Mark(counted)
          return parts.view { twin, _ in
            withExtendedLifetime(mark) { .line("\(twin.id)") }
          }
        })
      return parts.view { _, _ in rows }
    }
  }
}
