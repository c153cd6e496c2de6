import Arco
import ArcoHTML
import ArcoWeb

/// The face of a cell: its value, or a field with its text while it is edited.
private func cellFace() -> PageFace<Cell> {
  Face { cell, send in
    td(
      .role("gridcell"), .when(cell.draft == nil, .tabindex(cell.isChosen ? 0 : -1)),
      .when(cell.isChosen, .takesFocus(turn: cell.turn)),
      .onFocus { send(.choose) }, .onDoubleClick { send(.edit) }
    ) {
      if let draft = cell.draft {
        input(
          .type(.text), .ariaLabel("\(CellID.letter(cell.id))\(cell.row)"), .value(draft),
          .autofocus(), .onInput { send(.write($0)) }, .onBlur { send(.commit(isLeft: true)) },
          .onKeyDown(keys: .enter, .escape) {
            send($0 == .enter ? .commit(isLeft: false) : .discard)
          })
      } else {
        cell.shown
      }
    }
  }
}

private func lineFace() -> PageFace<CellLine> {
  Face.showing { line, _, parts in
    tr {
      th("\(line.id)", .attribute("scope", "row"))
      parts.place(cellFace(), each: \.cells, input: \.cell)
    }
  }
}

private func cellsFace() -> PageFace<Cells> {
  Face.showing { _, send, parts in
    main(.class("card", "gui", "cells")) {
      h1("Cells")
      p(
        "Double click, or Enter, edits a cell: a number, a text, or a formula such as =sum(A0:A9)*2."
      )
      div(
        .class("sheet"),
        .onKeyDown(
          keys: .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .enter, preventsDefault: true
        ) { send(.key($0.name)) }
      ) {
        table(.role("grid"), .ariaLabel("Sheet")) {
          thead {
            tr {
              td()
              for column in 0..<CellID.columns {
                th(CellID.letter(column), .attribute("scope", "col"))
              }
            }
          }
          tbody { parts.place(lineFace(), each: \.lines, input: \.line) }
        }
      }
    }
  }
}

/// The page with an empty sheet.
package func cellsPage(rows: Int = CellID.rows) -> Program<Void, Cells, Cells.Input, HTML> {
  Program(Component(calculating, cellsFace()), state: Cells(rows: rows))
}
