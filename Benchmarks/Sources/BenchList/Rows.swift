import Arco
import Hand

enum TodoInput: Sendable {
  case toggle
}

enum ListInput: Sendable {
  case row(Int, TodoInput)
}

struct TodoList: Sendable {
  var rows: Rows<Int, Todo>

  init(_ count: Int) { rows = Rows((0..<count).map { ($0, Todo(number: $0)) }) }
}

let todo = Dispatcher<Void, Todo, TodoInput>.reduce { todo, input in
  switch input {
  case .toggle: todo.isDone.toggle()
  }
}

let rows = todo.child(
  each: Lens<TodoList, Rows<Int, Todo>>(
    get: { $0.rows }, modify: { list, change in change(&list.rows) }),
  input: Prism(ListInput.row, footprint: .case(0)) {
    switch $0 {
    case .row(let id, let input): (id, input)
    }
  })

/// W3 in Arco: toggles one of so many rows.
@MainActor func arcoRows(_ count: Int) -> (Int) -> Void {
  let driver = Driver(rows.dispatcher, state: TodoList(count))
  return { turn in
    driver.send(.row(toggledID(turn, of: count), .toggle))
  }
}
