import Arco
import ArcoMacros

/// A list of things to do that saves itself.
@Optics
public struct Todos: Feature, Codable, Equatable, Sendable {
  /// The todos, and which of them are shown.
  public internal(set) var list: TodoList = TodoList()
  /// The title of the next todo, as it is being written.
  public internal(set) var draft = ""
  /// The notes of one todo, while they are open.
  public internal(set) var detail: Detail?
  /// How saving stands.
  public internal(set) var saving: SaveState = .saved
  var lastID = 0

  /// Makes a list.
  public init(_ titles: String...) {
    for title in titles { add(title) }
  }

  /// The most todos that can be added.
  public static let most = 1_000

  /// Adds a todo at the end; false for a blank title, and where there are ``most``.
  @discardableResult
  mutating func add(_ title: String) -> Bool {
    guard list.items.count < Self.most, let todo = Todo(id: lastID + 1, title: title)
    else { return false }
    lastID += 1
    list.items.append(todo)
    return true
  }

  /// Takes todos out, and closes the panel if it was one of theirs.
  mutating func remove(where isGone: (Todo) -> Bool) {
    list.items.removeAll(where: isGone)
    if let detail, !list.items.contains(id: detail.id) { self.detail = nil }
  }

  /// What can happen to the list.
  @Optics
  public enum Input: Codable, Equatable, Sendable {
    /// An input of one todo.
    case row(Todo.ID, Todo.Input)
    /// An input of the open panel.
    case detail(Detail.Input)
    /// Somebody writes the title of the next todo.
    case write(String)
    /// The title is good: add it.
    case add
    /// Show these.
    case filter(Filter)
    /// Make all done; if they are, none.
    case toggleAll
    /// Drop those that are done.
    case clearDone
    /// Try again to save.
    case save
    /// The answer to a save.
    case saved
    /// The other answer to a save.
    case failed(SaveError)
  }

  public typealias World = TodosWorld
}
