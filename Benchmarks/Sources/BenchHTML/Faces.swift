import Arco
import ArcoHTML
import ArcoWeb
import HandHTML

func rowFace() -> Face<TableRow, RowInput, HTML> {
  Face { row, send in
    tr(.class("danger", if: row.isSelected)) {
      td("\(row.id)", .class("col-md-1"))
      td(.class("col-md-4")) {
        a(row.label, .onClick { send(.select) })
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

func tableFace() -> Face<Table, TableInput, HTML> {
  Face.placing { parts in
    let rowsView = parts.place(tableRows, rowFace())
    return parts.view { _, send in
      div(.class("container")) {
        h1("Arco")
        button("Create 1,000 rows", .id("run"), .onClick { send(.run(1_000)) })
        button("Create 10,000 rows", .id("runlots"), .onClick { send(.run(10_000)) })
        button("Append 1,000 rows", .id("add"), .onClick { send(.add(1_000)) })
        button("Update every 10th row", .id("update"), .onClick { send(.update) })
        button("Clear", .id("clear"), .onClick { send(.clear) })
        button("Swap Rows", .id("swaprows"), .onClick { send(.swap) })
        HTML.table(.class("table", "table-hover")) {
          tbody(.id("tbody")) { rowsView }
        }
      }
    }
  }
}

/// The table as a static page.
func tableMarkup(_ rows: [TableRow]) -> HTML {
  HTML.table(.class("table", "table-hover")) {
    tbody {
      for row in rows {
        tr(.class("danger", if: row.isSelected)) {
          td("\(row.id)", .class("col-md-1"))
          td(.class("col-md-4")) { a(row.label) }
          td(.class("col-md-1")) {
            a { span(.class("glyphicon", "glyphicon-remove"), .ariaHidden(true)) }
          }
          td(.class("col-md-6"))
        }
      }
    }
  }
}
