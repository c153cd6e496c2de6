import Arco
import ArcoHTML
import ArcoWeb
import HandHTML

/// js-framework-benchmark's table, whose parent writes the whole of it. The id of the row that is
/// selected lies beside the rows.
struct ChangeTable: Sendable {
  var rows = Rows<Int, TableRow>()
  var selected: Int?
  var title = 0
  private var labels = Labels()
  /// All ids have as many digits.
  private var nextID = 1_000_000

  mutating func restartLabels() { labels = Labels() }

  /// Makes so many rows that there were not before.
  mutating func make(_ count: Int) -> [(Int, TableRow)] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return (nextID, TableRow(id: nextID, label: labels.next()))
    }
  }
}

enum ChangeInput: Sendable {
  case run(Int)
  case add(Int)
  case insert(Int)
  case move(Int, Int)
  case update
  case edit([Int], String)
  case swap(Int, Int)
  case title(Int)
  case clear
  case row(Int, RowInput)
}

let changeRow = Dispatcher<Void, Marked<TableRow>, RowInput>.reduce { row, input in
  switch input {
  case .rename(let label): row.element.label = label
  case .select, .remove: break
  }
}

let changeRows = changeRow.child(
  each: Lens<ChangeTable, Rows<Int, TableRow>>(
    get: { $0.rows }, modify: { table, change in change(&table.rows) }, footprint: .field(0)
  ).marked(
    by: Lens<ChangeTable, Int?>(
      get: { $0.selected }, modify: { table, change in change(&table.selected) },
      footprint: .field(1))),
  input: Prism(ChangeInput.row, footprint: .case(0)) {
    if case .row(let id, let input) = $0 { (id, input) } else { nil }
  })

let changeTable = Dispatcher<Void, ChangeTable, ChangeInput>.reduce { table, input in
  switch input {
  case .run(let count):
    table.rows = Rows(table.make(count))
    // What is added then says the same, however many there are.
    table.restartLabels()
    table.selected = nil
  case .add(let count):
    for (id, row) in table.make(count) { table.rows.append(row, id: id) }
  case .insert(let place):
    for (id, row) in table.make(1) { table.rows.insert(row, id: id, at: place) }
  case .move(let id, let place): table.rows.move(id: id, to: place)
  case .update:
    for position in stride(from: 0, to: table.rows.count, by: 10) {
      table.rows[position].label += " !!!"
    }
  case .edit(let places, let label):
    for place in places { table.rows[place].label = label }
  case .swap(let one, let other):
    if table.rows.count > other { table.rows.swapAt(one, other) }
  case .title(let title): table.title = title
  case .clear:
    table.rows = Rows()
    table.selected = nil
  case .row(let id, .select): table.selected = id
  case .row(let id, .remove): table.rows.remove(id: id)
  case .row(_, .rename): break
  }
}

func changeRowFace() -> Face<Marked<TableRow>, RowInput, HTML> {
  Face { row, send in
    tr(.class("danger", if: row.isMarked)) {
      td("\(row.element.id)", .class("col-md-1"))
      td(.class("col-md-4")) {
        a(row.element.label, .onClick { send(.select) })
      }
      td(.class("col-md-1")) {
        a(.onClick { send(.remove) }) {
          span(.class("glyphicon", "glyphicon-remove"), .ariaHidden(true))
        }
      }
      td(.class("col-md-6"))
    }
  }
}

func changeFace() -> Face<ChangeTable, ChangeInput, HTML> {
  Face.placing { parts in
    let rowsView = parts.place(changeRows, changeRowFace())
    return parts.view { table, _ in container(table.title, rowsView) }
  }
}

/// The same, where the view says what it reads.
func changeFaceOfTitle() -> Face<ChangeTable, ChangeInput, HTML> {
  Face.placing { parts in
    let rowsView = parts.place(changeRows, changeRowFace())
    return parts.view(of: Getter { (table: ChangeTable) in table.title }) { title, _ in
      container(title, rowsView)
    }
  }
}

private func container(_ title: Int, _ rowsView: HTML) -> HTML {
  div(.class("container")) {
    h1("\(title)")
    HTML.table(.class("table")) { tbody(.id("tbody")) { rowsView } }
  }
}
