import ArcoBrowser
import ArcoCore

let table = Dispatcher<Void, Table, TableInput> {
  tableRows
  tableItself
}

Browser.run(Component(table, tableFace()), state: Table())
