import Arco
import ArcoMacros

/// All there is to do, seen through a filter.
@Optics
public struct TodoList: Codable, Equatable, Sendable {
  /// All of them, in order.
  public internal(set) var items: Rows<Todo.ID, Todo> = Rows()
  /// Which of them are shown.
  public internal(set) var filter: Filter = .all

  /// How many are not done.
  public var remaining: Int { items.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

  /// Makes all of them done; if they are, none.
  mutating func toggleAll() {
    let isDone = remaining > 0
    for position in items.indices { items[position].isDone = isDone }
  }
}

/// Which todos to show.
public enum Filter: String, CaseIterable, Codable, Sendable {
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

extension TodoList {
  /// The todos that the filter lets through: a child for each of them comes and goes with the
  /// filter, without a line about it.
  public static let shown: Affine<TodoList, ArrangedRows<Rows<Todo.ID, Todo>, Filter>> =
    lenses.items.filtered(by: lenses.filter) { $0.shows($1) }
}
