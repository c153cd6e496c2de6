import Arco
import ArcoSwiftUI

/// A screen with a list of counters, and a note that may be open.
struct Board: Sendable {
  var list = BoardList()
  var note: Note?
  var title = "Board"
}

struct BoardList: Sendable {
  var rows = Rows<Int, Int>()
}

struct Note: Equatable, Sendable {
  var text: String
}

enum RowInput: Sendable {
  case plus
  case work
  case remove
}

enum BoardInput: Sendable {
  case list(ListInput)
  case note(NoteInput)
  case open(String)
  case rename(String)
}

enum ListInput: Sendable {
  case row(Int, RowInput)
  case add(Int)
}

enum NoteInput: Equatable, Sendable {
  case write(String)
  case close
}

/// What rows ask of the outside: work that lasts until it is cancelled.
struct BoardWorld: Sendable {
  var work: @Sendable () async -> Void = {}
}

let boardRow = Dispatcher<BoardWorld, Int, RowInput>.update { count, input in
  switch input {
  case .plus: count += 1
  case .work: return .task(id: "work") { world, _ in await world.work() }
  case .remove: break
  }
  return .none
}

let boardRows = boardRow.child(
  each: Lens(\BoardList.rows),
  input: Prism(ListInput.row, footprint: .case(0)) {
    if case .row(let id, let input) = $0 { (id, input) } else { nil }
  })

let boardList = Dispatcher<BoardWorld, BoardList, ListInput> {
  boardRows
  Dispatcher.reduce { list, input in
    switch input {
    case .row(let id, .remove): list.rows.remove(id: id)
    case .row: break
    case .add(let id): list.rows.append(0, id: id)
    }
  }
}

let boardListChild = boardList.child(
  state: Lens(\Board.list),
  input: Prism(BoardInput.list, footprint: .case(0)) {
    if case .list(let input) = $0 { input } else { nil }
  })

let note = Dispatcher<Void, Note, NoteInput>.reduce { note, input in
  if case .write(let text) = input { note.text = text }
}

let noteChild = note.child(
  ifPresent: Lens(\Board.note).some,
  input: Prism(BoardInput.note, footprint: .case(1)) {
    if case .note(let input) = $0 { input } else { nil }
  })

let board = Dispatcher<BoardWorld, Board, BoardInput> {
  boardListChild
  noteChild
  Dispatcher.reduce { board, input in
    switch input {
    case .open(let text): board.note = Note(text: text)
    case .note(.close): board.note = nil
    case .rename(let title): board.title = title
    case .list, .note: break
    }
  }
}

/// What a test may hold of a shown board.
@MainActor final class BoardParts {
  var note: SketchContent?
}

@MainActor func rowFace() -> Face<Int, RowInput, SketchContent> {
  Face(sketch: { count, send in .list([.text("row \(count)"), .button("plus") { send(.plus) }]) })
}

@MainActor func boardFace(_ held: BoardParts = BoardParts()) -> Face<
  Board, BoardInput, SketchContent
> {
  .placing { parts in
    let list = parts.place(boardListChild, listFace())
    let note = parts.place(noteChild, Face(sketch: { note, _ in .text(note.text) }))
    held.note = note
    return parts.sketch { board, _ in .list([.text(board.title), .part(list), .part(note)]) }
  }
}

@MainActor func listFace() -> Face<BoardList, ListInput, SketchContent> {
  .placing { parts in
    let rows = parts.place(boardRows, rowFace())
    return parts.sketch { list, _ in .list([.text("\(list.rows.count) rows"), .part(rows)]) }
  }
}

extension Board {
  init(rows count: Int) {
    list.rows = Rows((0..<count).map { ($0, 0) })
  }
}

@MainActor func boardModel(
  rows count: Int = 3, world: BoardWorld = BoardWorld(), trace: Trace? = nil,
  parts: BoardParts = BoardParts()
) -> ComponentModel<BoardWorld, Board, BoardInput, SketchContent> {
  ComponentModel(
    Program(Component(board, boardFace(parts)), state: Board(rows: count), world: world),
    trace: trace)
}
