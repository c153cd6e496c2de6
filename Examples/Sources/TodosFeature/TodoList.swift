import Arco
import ArcoMacros

/// All todos, with a filter.
@Optics
public struct TodoList: Codable, Equatable, Sendable {
  /// All todos, in order.
  public internal(set) var items: Rows<Todo.ID, Todo> = Rows()
  /// Which todos are shown.
  public internal(set) var filter: Filter = .all

  /// The number of todos that are not done.
  public var remaining: Int { items.reduce(0) { $0 + ($1.isDone ? 0 : 1) } }

  /// The ids of the todos that the filter shows, in order.
  public var shownIDs: [Todo.ID] { items.filter { filter.shows($0) }.map { $0.id } }

  /// Moves shown todos. All positions are those among the shown todos before the move; the end is
  /// the last destination. Returns false, and moves nothing, if a position is not there or twice.
  mutating func moveShown(at positions: [Int], to destination: Int) -> Bool {
    let shown = items.indices.filter { filter.shows(items[$0]) }
    guard positions.allSatisfy(shown.indices.contains), Set(positions).count == positions.count,
      destination >= 0
    else { return false }
    items.move(
      fromOffsets: positions.map { shown[$0] },
      toOffset: destination < shown.count ? shown[destination] : items.count)
    return true
  }

  /// Marks all todos as done; if all are done, marks none.
  mutating func toggleAll() {
    let isDone = remaining > 0
    for position in items.indices { items[position].isDone = isDone }
  }
}

/// A choice of todos.
public enum Filter: String, CaseIterable, Codable, Sendable {
  /// All todos.
  case all
  /// The todos that are not done.
  case active
  /// The todos that are done.
  case done

  /// Whether the filter shows a todo.
  public func shows(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .active: !todo.isDone
    case .done: todo.isDone
    }
  }
}

extension TodoList {
  /// The optic to the todos that the filter shows. The children of these rows are mounted and
  /// unmounted as the filter changes, without any code for that.
  public static let shown: Affine<TodoList, ArrangedRows<Rows<Todo.ID, Todo>, Filter>> =
    lenses.items.filtered(by: lenses.filter) { $0.shows($1) }
}
