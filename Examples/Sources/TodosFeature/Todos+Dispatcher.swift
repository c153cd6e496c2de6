import Arco

/// One child for each todo that is shown.
///
/// Its type is written: the lenses to it are internal, and an inferred one would name them.
public let rows: ChildOf<Todos, Todo> = todo.child(
  each: Todos.lenses.list.appending(TodoList.shown), input: Todos.Input.prisms.row)
/// The panel, while it is open.
public let detail: ChildOf<Todos, Detail> = notes.child(
  ifPresent: Todos.lenses.detail.appending(.some()), input: Todos.Input.prisms.detail)

/// What the list does: its parts first, and then what they mean to the whole.
public let todos = DispatcherOf<Todos> {
  rows
  detail
  list
  whole
}

/// What the todos mean to the list, and what changes the list itself. Every change is saved.
private let list = DispatcherOf<Todos>.update { todos, input in
  switch input {
  case .row(_, .toggle), .row(_, .rename): break
  case .row(let id, .delete): todos.remove { $0.id == id }
  case .detail(.keep):
    guard let detail = todos.detail.take() else { return .none }
    todos.list.items.modify(id: detail.id) { $0.notes = detail.notes }
  case .add:
    guard todos.add(todos.draft) else { return .none }
    todos.draft = ""
  case .toggleAll: todos.list.toggleAll()
  case .clearDone: todos.remove { $0.isDone }
  case .save: break
  case .row(_, .open), .detail, .write, .filter, .saved, .failed: return .none
  }
  todos.saving = .saving
  return save(Array(todos.list.items))
}

/// What is nobody's business but the page's: nothing of it is saved.
private let whole = DispatcherOf<Todos>.reduce { todos, input in
  switch input {
  case .row(let id, .open):
    todos.detail = todos.list.items.element(id: id).map { Detail(id: id, notes: $0.notes) }
  case .detail(.close): todos.detail = nil
  case .write(let text): todos.draft = text.limited(to: Todo.titleLimit)
  case .filter(let filter): todos.list.filter = filter
  case .saved: todos.saving = .saved
  case .failed(let error): todos.saving = .failed(error)
  case .row, .detail, .add, .toggleAll, .clearDone, .save: break
  }
}

/// Saves the todos; a save that still runs is out of date, and ends. Who leaves the page at once has
/// them saved all the same; a save that its server did not survive is made again.
private func save(_ items: [Todo]) -> EffectOf<Todos> {
  .batch(
    .cancel("save"),
    .callback(id: "save") { world, out in
      world.save(items) { result in
        switch result {
        case .success: out.send(.saved)
        case .failure(let error): out.send(.failed(error))
        }
        out.finish()
      }
    }
    .finishing(within: .seconds(10))
    .ifLost(.save)
  )
}
