import Arco

/// All there is to do, seen through a filter.
///
/// As a keyed collection it has the todos that the filter lets through: a child for each of them
/// comes and goes with the filter, without a line about it.
public struct TodoList: Equatable, Sendable {
  /// All of them, in order.
  public internal(set) var items = Rows<Todo.ID, Todo>()
  /// Which of them are shown.
  public internal(set) var filter = Filter.all

  /// How many are not done.
  public var remaining: Int { items.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

  /// Makes all of them done; if they are, none.
  mutating func toggleAll() {
    let isDone = remaining > 0
    for position in items.indices { items[position].isDone = isDone }
  }
}

/// Which todos to show.
public enum Filter: String, CaseIterable, Sendable {
  /// All of them.
  case all
  /// Those that are not done.
  case active
  /// Those that are.
  case done

  /// Whether a todo is shown.
  public func shows(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .active: !todo.isDone
    case .done: todo.isDone
    }
  }
}

extension TodoList: Keyed {
  /// The ids of the todos that are shown.
  public var keys: [Todo.ID] { items.filter(filter.shows).map(\.id) }

  /// Not known: whether a todo is shown is its own affair.
  public var structure: UInt64? { nil }

  /// Whether there is such a todo and it is shown.
  public func contains(id: Todo.ID) -> Bool { element(id: id) != nil }

  /// Returns a todo that is shown.
  public func element(id: Todo.ID) -> Todo? {
    guard let todo = items.element(id: id), filter.shows(todo) else { return nil }
    return todo
  }

  /// Changes a todo that is shown, in place.
  public mutating func modify<Result, Failure: Error>(
    id: Todo.ID, _ body: (inout Todo) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    contains(id: id) ? try items.modify(id: id, body) : nil
  }
}
