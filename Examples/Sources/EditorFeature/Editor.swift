/// A line of text with a cursor, and the mode that decides what keys mean.
public struct Editor: Equatable, Sendable {
  /// The meaning of keys.
  public enum Mode: Equatable, Sendable {
    /// Keys are commands.
    case normal
    /// Keys are text.
    case insert
  }

  /// The limit of the text in bytes.
  public static let limit = 400

  /// The text.
  public private(set) var text: String
  /// The number of characters before the cursor, at most that of the text.
  public private(set) var cursor = 0
  /// The current mode.
  public internal(set) var mode = Mode.normal

  /// Makes an editor with the cursor at the beginning.
  public init(_ text: String = "") { self.text = text }

  /// Moves the cursor to the nearest possible position.
  mutating func move(to place: Int) { cursor = min(max(place, 0), text.count) }

  mutating func insert(_ character: Character) {
    guard text.utf8.count + character.utf8.count <= Self.limit else { return }
    let before = text.count
    text.insert(character, at: index)
    // A combining character may join the character before it, and then adds none.
    move(to: cursor + text.count - before)
  }

  /// Deletes the character after the cursor, if there is one.
  mutating func delete() {
    guard cursor < text.count else { return }
    text.remove(at: index)
    move(to: cursor)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }
}

/// A pressed key, independent of the mode.
public enum Key: Equatable, Sendable {
  /// A key for a character.
  case character(Character)
  /// The Escape key, which ends writing.
  case escape
  /// The backspace key.
  case backspace
}
