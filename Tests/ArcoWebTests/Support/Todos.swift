import Arco
import ArcoHTML
import ArcoWeb

struct Todo: Equatable, Sendable {
  var title: String
  var isDone = false
}

struct Todos: Equatable, Sendable {
  var rows = Rows<Int, Todo>()
  var draft = ""

  static func numbered(_ count: Int) -> Todos {
    Todos(rows: Rows((0..<count).map { ($0, Todo(title: "todo \($0)")) }))
  }
}

enum TodosInput: Sendable {
  case row(Int, Bool)
  case draft(String)
  case add
  case remove(Int)
  case move(Int, to: Int)
}

let todoBehaviour = Dispatcher<Void, Todo, Bool>.reduce { $0.isDone = $1 }
let todoRows = todoBehaviour.child(
  each: Lens(\Todos.rows),
  input: Prism<TodosInput, (Int, Bool)>(TodosInput.row) {
    if case .row(let id, let isDone) = $0 { (id, isDone) } else { nil }
  })

let todosBehaviour = Dispatcher<Void, Todos, TodosInput> {
  todoRows
  Dispatcher<Void, Todos, TodosInput>.reduce { todos, input in
    switch input {
    case .row: break
    case .draft(let draft): todos.draft = draft
    case .add:
      todos.rows.append(Todo(title: todos.draft), id: (todos.rows.keys.max() ?? -1) + 1)
      todos.draft = ""
    case .remove(let id): todos.rows.remove(id: id)
    case .move(let id, let place): todos.rows.move(id: id, to: place)
    }
  }
}

func todos() -> Component<Void, Todos, TodosInput, HTML> {
  Component(
    todosBehaviour,
    Face.placing { parts in
      let rows = parts.place(
        todoRows,
        Face { todo, send in
          li {
            label {
              input(.type(.checkbox), .checked(todo.isDone), .onToggle { send($0) })
              todo.title
            }
          }
        })
      return parts.view { todos, send in
        form(.onSubmit { send(.add) }) {
          input(
            .placeholder("New todo"), .value(todos.draft), .onInput { send(.draft($0)) })
          button("Add")
        }
        ul { rows }
        button("Remove second", .onClick { send(.remove(1)) })
        button("First to end", .onClick { send(.move(0, to: todos.rows.count - 1)) })
        button(
          "Last to front", .onClick { send(.move(todos.rows.id(at: todos.rows.count - 1), to: 0)) })
      }
    })
}
