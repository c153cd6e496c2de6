import Arco

/// An item of a to-do list.
public struct Todo: Feature, Codable, Equatable, Identifiable, Sendable {
  /// The limit of a title in Unicode scalars.
  public static let titleLimit = 200

  /// The id. It is never used again for another todo.
  public let id: Int
  /// The title; never empty.
  public internal(set) var title: String
  /// Notes about the todo.
  public internal(set) var notes = ""
  /// Whether the todo is done.
  public internal(set) var isDone = false

  /// Makes a todo from a typed title; nil if the title is blank.
  public init?(id: Int, title: String) {
    guard let title = Self.title(from: title) else { return nil }
    self.id = id
    self.title = title
  }

  /// A title from typed text: without surrounding blanks, and shortened to the limit; nil if it is
  /// blank.
  static func title(from text: String) -> String? {
    let start = text.unicodeScalars.drop { $0.isBlank }
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return nil }
    return String(start[...last].prefix(titleLimit))
  }

  /// An input of a todo.
  public enum Input: Codable, Equatable, Sendable {
    /// The user marks the todo as done, or as not done.
    case done(Bool)
    /// The user changed the title. A blank title changes nothing.
    case rename(String)
    /// The user opens the notes. The todo does not handle this input; its parent does.
    case open
    /// The user deletes the todo. The todo does not handle this input; its parent does.
    case delete
  }
}

/// The dispatcher of a todo.
public let todo = DispatcherOf<Todo>.reduce { todo, input in
  switch input {
  case .done(let isDone): todo.isDone = isDone
  case .rename(let text): todo.title = Todo.title(from: text) ?? todo.title
  case .open, .delete: break
  }
}
