import Arco
import ArcoMacros

/// A to-do list that saves itself.
@Optics
public struct Todos: Feature, Codable, Equatable, Sendable {
  /// The todos and the filter.
  public internal(set) var list: TodoList = TodoList()
  /// The title of the next todo, while it is typed.
  public internal(set) var draft = ""
  /// The panel for the notes of one todo; nil if it is closed.
  public internal(set) var detail: Detail?
  /// The state of saving.
  public internal(set) var saving: SaveState = .saved
  var lastID = 0

  /// Makes a list with these titles.
  public init(_ titles: String...) {
    for title in titles { add(title) }
  }

  /// The largest number of todos.
  public static let most = 1_000

  /// Adds a todo at the end. Returns false for a blank title, or if there are ``most`` todos.
  @discardableResult
  mutating func add(_ title: String) -> Bool {
    guard list.items.count < Self.most, let todo = Todo(id: lastID + 1, title: title)
    else { return false }
    lastID += 1
    list.items.append(todo)
    return true
  }

  /// Removes todos, and closes the panel if it belongs to one of them.
  mutating func remove(where isGone: (Todo) -> Bool) {
    list.items.removeAll(where: isGone)
    if let detail, !list.items.contains(id: detail.id) { self.detail = nil }
  }

  /// An input of the list.
  @Optics
  public enum Input: Codable, Equatable, Sendable {
    /// An input of one todo.
    case row(Todo.ID, Todo.Input)
    /// An input of the open panel.
    case detail(Detail.Input)
    /// The user typed a title for the next todo.
    case write(String)
    /// The user adds the todo.
    case add
    /// The user moved the shown todos at some positions in front of the one at `to`.
    case move([Int], to: Int)
    /// The user chose a filter.
    case filter(Filter)
    /// The user marks all todos as done, or none if all are done.
    case toggleAll
    /// The user deletes the todos that are done.
    case clearDone
    /// The user saves again after a failure.
    case save
    /// A save succeeded.
    case saved
    /// A save failed.
    case failed(SaveError)
  }

  /// The place where todos are kept.
  public typealias World = TodosWorld
}
