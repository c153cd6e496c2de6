import ArcoCore
import ArcoHTML
import ArcoWeb

func rowFace() -> Face<Row, RowInput, HTML> {
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
        div(.class("jumbotron")) {
          h1("Arco")
          button("Create 1,000 rows", .type(.button), .id("run"), .onClick { send(.run(1_000)) })
          button(
            "Create 10,000 rows", .type(.button), .id("runlots"), .onClick { send(.run(10_000)) })
          button("Append 1,000 rows", .type(.button), .id("add"), .onClick { send(.add(1_000)) })
          button("Update every 10th row", .type(.button), .id("update"), .onClick { send(.update) })
          button("Clear", .type(.button), .id("clear"), .onClick { send(.clear) })
          button("Swap Rows", .type(.button), .id("swaprows"), .onClick { send(.swap) })
        }
        HTML.table(.class("table", "table-hover", "table-striped", "test-data")) {
          tbody(.id("tbody")) { rowsView }
        }
      }
    }
  }
}
