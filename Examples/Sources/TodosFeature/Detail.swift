import Arco

/// A panel for one todo's notes: they are the todo's when they are kept, and gone when it closes.
public struct Detail: Feature, Codable, Equatable, Sendable {
  /// The most Unicode scalars that notes have.
  public static let notesLimit = 2_000

  /// Whose notes.
  public let id: Todo.ID
  /// The notes as they are being written.
  public internal(set) var notes: String

  /// What can happen to the panel.
  public enum Input: Codable, Equatable, Sendable {
    /// Somebody writes.
    case write(String)
    /// The notes are good. The panel has no answer to it: its parent has.
    case keep
    /// Never mind. The panel has no answer to it: its parent has.
    case close
  }
}

/// What the panel does with its inputs.
public let notes = DispatcherOf<Detail>.reduce { detail, input in
  switch input {
  case .write(let text): detail.notes = text.limited(to: Detail.notesLimit)
  case .keep, .close: break
  }
}
