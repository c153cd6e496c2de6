import ArcoCore
import ArcoOptics

/// js-framework-benchmark's table. The id of the selected row lies beside the rows.
struct Table: Sendable {
  var rows = Rows<Int, Row>()
  var selected: Int?
  private var labels = Labels()
  private var nextID = 1

  /// Makes rows with new ids.
  mutating func make(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return Row(id: nextID, label: labels.next())
    }
  }
}

struct Row: Identifiable, Sendable {
  let id: Int
  var label: String
}

enum TableInput: Sendable {
  case row(Int, RowInput)
  case run(Int)
  case add(Int)
  case update
  case swap
  case clear
}

enum RowInput: Sendable {
  case select
  case remove
}

/// A row does nothing by itself: the table answers.
let tableRow = Dispatcher<Void, Marked<Row>, RowInput>.empty()

let tableRows = tableRow.child(
  each: Lens<Table, Rows<Int, Row>>(
    get: { $0.rows }, modify: { table, change in change(&table.rows) }, footprint: .field(0)
  ).marked(
    by: Lens<Table, Int?>(
      get: { $0.selected }, modify: { table, change in change(&table.selected) },
      footprint: .field(1))),
  input: Prism(TableInput.row, footprint: .case(0)) {
    if case .row(let id, let input) = $0 { (id, input) } else { nil }
  })

let tableItself = Dispatcher<Void, Table, TableInput>.reduce { table, input in
  switch input {
  case .run(let count):
    table.rows = Rows(table.make(count))
    table.selected = nil
  case .add(let count):
    for row in table.make(count) { table.rows.append(row) }
  case .update:
    for position in stride(from: 0, to: table.rows.count, by: 10) {
      table.rows[position].label += " !!!"
    }
  case .swap:
    if table.rows.count > 998 { table.rows.swapAt(1, 998) }
  case .clear:
    table.rows = Rows()
    table.selected = nil
  case .row(let id, .select): table.selected = id
  case .row(let id, .remove): table.rows.remove(id: id)
  }
}
