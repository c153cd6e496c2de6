import Arco

/// Something to do.
public struct Todo: Feature, Codable, Equatable, Identifiable, Sendable {
  /// The most Unicode scalars a title has.
  public static let titleLimit = 200

  /// Given when the todo is added, and never again.
  public let id: Int
  /// What to do; never empty.
  public internal(set) var title: String
  /// What else to know about it.
  public internal(set) var notes = ""
  /// Whether it was done.
  public internal(set) var isDone = false

  /// Makes a todo from what somebody typed; nil if that is blank.
  public init?(id: Int, title: String) {
    guard let title = Self.title(from: title) else { return nil }
    self.id = id
    self.title = title
  }

  /// A title from what somebody typed: without blanks around it, and not too long.
  static func title(from text: String) -> String? {
    let start = text.unicodeScalars.drop { $0.isBlank }
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return nil }
    return String(start[...last].prefix(titleLimit))
  }

  /// What can happen to a todo.
  public enum Input: Codable, Equatable, Sendable {
    /// Done, or not done after all.
    case toggle
    /// Another title; a blank one changes nothing.
    case rename(String)
    /// The list shall show its notes. The todo has no answer to it: its parent has.
    case open
    /// The list shall drop it. The todo has no answer to it: its parent has.
    case delete
  }
}

/// What a todo does with its inputs, wherever it stands.
public let todo = DispatcherOf<Todo>.reduce { todo, input in
  switch input {
  case .toggle: todo.isDone.toggle()
  case .rename(let text): todo.title = Todo.title(from: text) ?? todo.title
  case .open, .delete: break
  }
}
