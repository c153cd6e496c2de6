import Arco
import ArcoCore
import ArcoHTML
import ArcoWeb
import Testing

/// What a change costs below a parent that writes its whole state, however many rows there are.
@MainActor struct ChangeCostTests {
  private struct Item: Sendable {
    var name = "name"
    var isDone = false
  }

  private struct Table: Sendable {
    var rows = Rows<Int, Item>()
    var selected: Int?
    var title = 0
    /// Elements beside the rows.
    var rules = 0
    var last = 0

    mutating func add(_ count: Int) {
      for _ in 0..<count { insert(at: rows.count) }
    }

    mutating func insert(at position: Int) {
      last += 1
      rows.insert(Item(), id: last, at: position)
    }
  }

  private enum TableInput: Sendable {
    case row(Int, Bool)
    case change(@Sendable (inout Table) -> Void)
  }

  private static let item = Dispatcher<Void, Marked<Item>, Bool>.reduce { item, isDone in
    item.isDone = isDone
  }
  private static let items = item.child(
    each: Lens(\Table.rows).marked(by: Lens(\Table.selected)),
    input: Prism(TableInput.row) { if case .row(let id, let it) = $0 { (id, it) } else { nil } })
  private static let table = Dispatcher<Void, Table, TableInput> {
    items
    Dispatcher.reduce { table, input in
      if case .change(let change) = input { change(&table) }
    }
  }

  /// A page of rows, and what each of its patches was.
  @MainActor private final class Shown {
    let driver: Driver<Void, Table, TableInput>
    private let page: Page
    private var reader = PatchReader()
    private let patches = Patches()
    private final class Patches { var all: [[UInt8]] = [] }

    init(_ count: Int) throws {
      driver = Driver(ChangeCostTests.table, state: Table())
      page = Page(
        driver,
        face: Face.placing { parts in
          let rows = parts.place(
            ChangeCostTests.items,
            Face { item, send in
              li(
                item.name, .class("done", if: item.isDone), .class("selected", if: item.isMarked),
                .onClick { send(true) })
            })
          return parts.view { table, _ in
            h1("\(table.title)")
            for _ in 0..<table.rules { hr() }
            ul { rows }
          }
        })
      page.onPatch = { [patches] in patches.all.append($0) }
      // From here on, nodes have numbers of three bytes.
      driver.send(.change { $0.rules = 16_400 })
      driver.send(
        .change { table in
          table.rules = 0
          table.add(count)
        })
      try take()
    }

    @discardableResult
    private func take() throws -> (operations: Int, bytes: Int) {
      var taken = (operations: 0, bytes: 0)
      for patch in patches.all {
        taken.operations += try reader.read(patch).count
        taken.bytes += patch.count
      }
      patches.all = []
      return taken
    }

    /// What an input costs, counted.
    func cost(_ input: TableInput) throws -> [String: Int] {
      let before = driver.counters
      driver.send(input)
      let after = driver.counters
      let patch = try take()
      return [
        "views": after.viewsRun - before.viewsRun,
        "nodes": after.nodesVisited - before.nodesVisited,
        "rows": after.rowsVisited - before.rowsVisited,
        "parts": after.partsCompared - before.partsCompared,
        "collections": after.collectionsCompared - before.collectionsCompared,
        "operations": patch.operations,
        "bytes": patch.bytes,
      ]
    }

    /// Each operation twice: the first of each kind teaches the page how it varies.
    func costs(_ turn: Int) throws -> [String: [String: Int]] {
      let rows = driver.state.rows
      let (middle, end) = (rows.count / 2 + turn, rows.count - 2)
      let id = rows.id(at: middle)
      let other = rows.id(at: middle + 3)
      return [
        "toggle": try cost(.row(rows.id(at: middle + 5), true)),
        "edit": try cost(.change { $0.rows[id: other]?.name = "edit\(turn)" }),
        "edits": try cost(
          .change { table in
            for place in [5, 9, end] { table.rows[place].name = "edits\(turn)" }
          }),
        "swap": try cost(.change { $0.rows.swapAt(1, end) }),
        "select": try cost(.change { $0.selected = other + turn }),
        "append": try cost(.change { $0.add(1) }),
        "insert": try cost(.change { $0.insert(at: 0) }),
        "remove": try cost(.change { $0.rows.remove(id: id) }),
        "move": try cost(.change { $0.rows.move(id: other, to: 3) }),
        "parent": try cost(.change { $0.title = turn }),
      ]
    }
  }

  @Test func `what a change costs is the same for any number of rows`() throws {
    let costs = try [100, 10_000, 100_000].map { count in
      let shown = try Shown(count)
      _ = try shown.costs(0)
      return try shown.costs(1)
    }
    for (name, cost) in costs[0] {
      #expect(cost == costs[1][name], "\(name)")
      #expect(cost == costs[2][name], "\(name)")
      #expect(cost["collections"] == 0, "\(name)")
    }
    // The parent's own view, and those of the rows.
    #expect(
      costs[1].mapValues { $0["views"] } == [
        "toggle": 2, "edit": 2, "edits": 4, "swap": 1, "select": 3, "append": 2, "insert": 2,
        "remove": 1, "move": 1, "parent": 1,
      ])
    #expect(
      costs[1].mapValues { $0["operations"] } == [
        "toggle": 1, "edit": 1, "edits": 3, "swap": 2, "select": 2, "append": 1, "insert": 1,
        "remove": 1, "move": 1, "parent": 1,
      ])
    #expect(
      costs[1].mapValues { $0["rows"] } == [
        "toggle": 1, "edit": 1, "edits": 3, "swap": 0, "select": 2, "append": 1, "insert": 1,
        "remove": 0, "move": 0, "parent": 0,
      ])
  }
}
