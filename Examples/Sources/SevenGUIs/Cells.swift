import Arco
import ArcoMacros

/// A cell as shown on the page.
@Optics
package struct Cell: Feature, Equatable, Identifiable, Sendable {
  /// The index of its column.
  package let id: Int
  let row: Int
  /// The limit of its text in Unicode scalars.
  static let textLimit = 1_000
  /// The typed text: nothing, a text, a number or a formula.
  var text = ""
  /// The text that is shown: the value.
  var shown = ""
  var isChosen = false
  /// The text while the cell is being edited.
  var draft: String?
  /// The number of requests for the focus.
  var turn = 0

  package enum Input: Equatable, Sendable {
    case choose, edit
    case write(String)
    case commit(isLeft: Bool)
    case discard
  }
}

let cell = DispatcherOf<Cell>.reduce { cell, input in
  switch input {
  case .edit: cell.draft = cell.draft ?? cell.text
  case .write(let text): cell.draft = cell.draft.map { _ in text.limited(to: Cell.textLimit) }
  case .discard:
    cell.draft = nil
    cell.turn += 1
  case .choose, .commit: break
  }
}

/// A row of cells.
@Optics
package struct CellLine: Feature, Equatable, Identifiable, Sendable {
  package let id: Int
  var cells: Rows<Int, Cell>

  @Optics
  package enum Input: Equatable, Sendable {
    case cell(Int, Cell.Input)
  }
}

let cellLine = DispatcherOf<CellLine> { cell.child(each: \.cells, input: \.cell) }

@Optics
package struct Cells: Feature, Equatable, Sendable {
  var lines: Rows<Int, CellLine>
  private var sheet = Sheet()
  private var column = 0
  private var row = 0

  /// Makes an empty sheet.
  ///
  /// - Parameter rows: the number of rows to show.
  init(rows: Int) {
    lines = Rows(
      (0..<rows).map { row in
        let cells = (0..<CellID.columns).map { Cell(id: $0, row: row, isChosen: row + $0 == 0) }
        return CellLine(id: row, cells: Rows(cells))
      })
  }

  private mutating func change(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    lines.modify(id: row) { line in line.cells.modify(id: column) { change(&$0) } }
  }

  mutating func choose(_ column: Int, _ row: Int) {
    guard (column, row) != (self.column, self.row) else { return }
    change(self.column, self.row) { $0.isChosen = false }
    (self.column, self.row) = (column, row)
    change(column, row) { $0.isChosen = true }
  }

  mutating func move(right: Int, down: Int) {
    choose(
      min(max(column + right, 0), CellID.columns - 1), min(max(row + down, 0), lines.count - 1))
    change(column, row) { $0.turn += 1 }
  }

  mutating func edit() { change(column, row) { $0.draft = $0.text } }

  mutating func commit(_ column: Int, _ row: Int, isLeft: Bool) {
    guard let id = CellID(column: column, row: row) else { return }
    var written: String?
    change(column, row) { cell in
      written = cell.draft.take()
      cell.text = written ?? cell.text
      if !isLeft { cell.turn += 1 }
    }
    guard let written else { return }
    for changed in sheet.write(written, at: id) {
      let shown = sheet.value(of: changed).shown
      change(changed.column, changed.row) { $0.shown = shown }
    }
  }

  @Optics
  package enum Input: Equatable, Sendable {
    case line(Int, CellLine.Input)
    case key(String)
  }
}

let calculating = DispatcherOf<Cells> {
  cellLine.child(each: \.lines, input: \.line)
  Dispatcher.reduce { cells, input in
    switch input {
    case .line(let row, .cell(let column, let input)):
      switch input {
      case .choose, .edit: cells.choose(column, row)
      case .commit(let isLeft): cells.commit(column, row, isLeft: isLeft)
      case .write, .discard: break
      }
    case .key("ArrowLeft"): cells.move(right: -1, down: 0)
    case .key("ArrowRight"): cells.move(right: 1, down: 0)
    case .key("ArrowUp"): cells.move(right: 0, down: -1)
    case .key("ArrowDown"): cells.move(right: 0, down: 1)
    case .key: cells.edit()
    }
  }
}
