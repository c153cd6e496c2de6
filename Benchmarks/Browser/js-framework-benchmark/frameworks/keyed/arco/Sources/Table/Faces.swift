import ArcoCore
import ArcoHTML
import ArcoWeb

func tableComponent() -> Component<Void, Table, TableInput, HTML> {
  let dispatcher = Dispatcher<Void, Table, TableInput> {
    tableRows
    tableItself
  }
  return Component(dispatcher, tableFace())
}

func tableFace() -> Face<Table, TableInput, HTML> {
  Face.placing { parts in
    let rowsView = parts.place(tableRows, rowFace())
    return parts.view { _, send in
      div(.id("main")) {
        div(.class("container")) {
          div(.class("jumbotron")) {
            div(.class("row")) {
              div(.class("col-md-6")) { h1("Arco-\"keyed\"") }
              div(.class("col-md-6")) {
                div(.class("row")) { buttons(send) }
              }
            }
          }
          table(.class("table", "table-hover", "table-striped", "test-data")) {
            tbody(.id("tbody")) { rowsView }
          }
          // Loads the font of the crosses before there are rows.
          span(.class("preloadicon", "glyphicon", "glyphicon-remove"), .ariaHidden(true))
        }
      }
    }
  }
}

@HTML.Builder private func buttons(_ send: Send<TableInput>) -> HTML {
  command("run", "Create 1,000 rows") { send(.run(1_000)) }
  command("runlots", "Create 10,000 rows") { send(.run(10_000)) }
  command("add", "Append 1,000 rows") { send(.add(1_000)) }
  command("update", "Update every 10th row") { send(.update) }
  command("clear", "Clear") { send(.clear) }
  command("swaprows", "Swap Rows") { send(.swap) }
}

private func command(_ id: String, _ words: String, _ action: @escaping () -> Void) -> HTML {
  div(.class("col-sm-6", "smallpad")) {
    button(
      words, .type(.button), .class("btn", "btn-primary", "btn-block"), .id(id), .onClick(action))
  }
}

func rowFace() -> Face<Marked<Row>, RowInput, HTML> {
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
