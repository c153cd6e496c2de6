extension Editor {
  /// The mode in words.
  public var modeText: String {
    switch mode {
    case .normal: "Keys are commands."
    case .insert: "Keys are text."
    }
  }

  /// The character at the cursor; nil at the end of the text.
  public var character: Character? { text.dropFirst(cursor).first }

  /// The position of the cursor in words.
  public var place: String {
    guard let character else { return text.isEmpty ? "Nothing here." : "At the end." }
    let name = character.isWhitespace ? "a space" : "“\(character)”"
    let (word, count) = (mode == .normal ? "On" : "Before", text.count)
    return "\(word) \(name), \(cursor + 1) of \(count)."
  }

  /// The meaning of a key in this mode, in a word or two.
  public func meaning(of key: Key) -> String {
    switch (mode, key) {
    case (.insert, .character(let character)): "write \(character)"
    case (.insert, .escape): "commands"
    case (.insert, .backspace): "delete"
    case (.normal, .character("h")), (.normal, .backspace): "left"
    case (.normal, .character("l")): "right"
    case (.normal, .character("0")): "start"
    case (.normal, .character("$")): "end"
    case (.normal, .character("x")): "delete"
    case (.normal, .character("i")): "write"
    case (.normal, .character("a")): "append"
    case (.normal, .character), (.normal, .escape): "nothing"
    }
  }
}

extension Key {
  /// The keys that are shown as buttons, for users without a keyboard.
  public static let shown: [Key] =
    [.escape, .backspace] + ["h", "l", "0", "$", "x", "i", "a"].map { .character($0) }

  /// The label of the key.
  public var cap: String {
    switch self {
    case .character(let character): String(character)
    case .escape: "Esc"
    case .backspace: "⌫"
    }
  }
}
