import ArcoBrowser
import ArcoCore

let table = Dispatcher<Void, Table, TableInput> {
  tableRows
  tableItself
}

Browser.run(Program(Component(table, tableFace()), state: Table()))
