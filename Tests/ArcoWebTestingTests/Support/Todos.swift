import Arco
import ArcoHTML
import ArcoWeb

struct Todo: Equatable, Sendable {
  var title: String
  var isDone = false
}

struct Todos: Equatable, Sendable {
  var rows: [Todo] = []
  var draft = ""
}

enum TodosInput: Equatable, Sendable {
  case tick(Int, Bool)
  case draft(String)
  case add
}

/// A form that adds what is written in it, and boxes to tick.
func todos() -> Component<Void, Todos, TodosInput, HTML> {
  Component(
    .reduce { todos, input in
      switch input {
      case .tick(let place, let isDone): todos.rows[place].isDone = isDone
      case .draft(let draft): todos.draft = draft
      case .add:
        todos.rows.append(Todo(title: todos.draft))
        todos.draft = ""
      }
    }
  ) { todos, send in
    form(.onSubmit { send(.add) }) {
      input(.placeholder("New todo"), .value(todos.draft), .onInput { send(.draft($0)) })
      button("Add")
    }
    ul {
      for (place, todo) in todos.rows.enumerated() {
        li {
          label {
            input(
              .type(.checkbox), .checked(todo.isDone), .onToggle { send(.tick(place, $0)) })
            todo.title
          }
        }
      }
    }
  }
}
