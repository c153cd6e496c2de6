import Arco

/// A child for each shown todo.
///
/// The type is written out, since an inferred type would contain the internal lenses.
public let rows: ChildOf<Todos, Todo> = todo.child(
  each: Todos.lenses.list.appending(TodoList.shown), input: Todos.Input.prisms.row)
/// The child for the panel, while it is open.
public let detail: ChildOf<Todos, Detail> = notes.child(
  ifPresent: Todos.lenses.detail.appending(.some()), input: Todos.Input.prisms.detail)

/// The dispatcher of the list: first its children, then the list's own handlers.
public let todos = DispatcherOf<Todos> {
  rows
  detail
  list
  whole
}

/// What inputs of todos mean to the list, and inputs of the list itself. Every change is saved.
private let list = DispatcherOf<Todos>.update { todos, input in
  switch input {
  case .row(_, .done), .row(_, .rename): break
  case .row(let id, .delete): todos.remove { $0.id == id }
  case .detail(.keep):
    guard let detail = todos.detail.take() else { return .none }
    todos.list.items.modify(id: detail.id) { $0.notes = detail.notes }
  case .add:
    guard todos.add(todos.draft) else { return .none }
    todos.draft = ""
  case .move(let positions, let destination):
    guard todos.list.moveShown(at: positions, to: destination) else { return .none }
  case .toggleAll: todos.list.toggleAll()
  case .clearDone: todos.remove { $0.isDone }
  case .save: break
  case .row(_, .open), .detail, .write, .filter, .saved, .failed: return .none
  }
  todos.saving = .saving
  return save(Array(todos.list.items))
}

/// Inputs that concern only the page. Their changes are not saved.
private let whole = DispatcherOf<Todos>.reduce { todos, input in
  switch input {
  case .row(let id, .open):
    todos.detail = todos.list.items.element(id: id).map { Detail(id: id, notes: $0.notes) }
  case .detail(.close): todos.detail = nil
  case .write(let text): todos.draft = text.limited(to: Todo.titleLimit)
  case .filter(let filter): todos.list.filter = filter
  case .saved: todos.saving = .saved
  case .failed(let error): todos.saving = .failed(error)
  case .row, .detail, .add, .move, .toggleAll, .clearDone, .save: break
  }
}

/// Saves the todos. A running save is cancelled, as it is outdated. The save finishes even if the
/// user leaves the page, and it is repeated if the server stops meanwhile.
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
