import Arco

/// A panel for one todo's notes. The notes are stored in the todo when the user keeps them, and
/// dropped otherwise.
public struct Detail: Feature, Codable, Equatable, Sendable {
  /// The limit of notes in Unicode scalars.
  public static let notesLimit = 2_000

  /// The todo whose notes are edited.
  public let id: Todo.ID
  /// The notes while they are edited.
  public internal(set) var notes: String

  /// An input of the panel.
  public enum Input: Codable, Equatable, Sendable {
    /// The user typed notes.
    case write(String)
    /// The user keeps the notes. The panel does not handle this input; its parent does.
    case keep
    /// The user drops the changes. The panel does not handle this input; its parent does.
    case close
  }
}

/// The dispatcher of the panel.
public let notes = DispatcherOf<Detail>.reduce { detail, input in
  switch input {
  case .write(let text): detail.notes = text.limited(to: Detail.notesLimit)
  case .keep, .close: break
  }
}
