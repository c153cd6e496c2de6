/// A line of text, where in it one is, and what keys mean there.
public struct Editor: Equatable, Sendable {
  /// What keys mean.
  public enum Mode: Equatable, Sendable {
    /// They are commands.
    case normal
    /// They are text.
    case insert
  }

  /// The most bytes that the text has.
  public static let limit = 400

  /// What was written.
  public private(set) var text: String
  /// How many characters are before the cursor; at most as many as the text has.
  public private(set) var cursor = 0
  /// What keys mean now.
  public internal(set) var mode = Mode.normal

  /// Makes an editor with the cursor at the beginning.
  public init(_ text: String = "") { self.text = text }

  /// Moves the cursor as near to a place as the text allows.
  mutating func move(to place: Int) { cursor = min(max(place, 0), text.count) }

  mutating func insert(_ character: Character) {
    guard text.utf8.count + character.utf8.count <= Self.limit else { return }
    let before = text.count
    text.insert(character, at: index)
    // A sign that joins the one before it makes no character more.
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

/// A key that was pressed: the same in every mode.
public enum Key: Equatable, Sendable {
  /// A key with a sign on it.
  case character(Character)
  /// Leads out of writing.
  case escape
  /// Takes back.
  case backspace
}
