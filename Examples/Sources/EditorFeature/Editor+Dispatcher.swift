import Arco

/// The dispatcher of the editor. The mode decides which dispatcher gets the keys.
public let editor = Dispatcher<Void, Editor, Key>.switching { editor in
  switch editor.mode {
  case .normal: commands
  case .insert: writing
  }
}

/// Keys as commands: `h` and `l` move by one character, `0` and `$` to an end; `x` deletes; `i` and
/// `a` begin to write.
private let commands = Dispatcher<Void, Editor, Key>.reduce { editor, key in
  switch key {
  case .character("h"), .backspace: editor.move(to: editor.cursor - 1)
  case .character("l"): editor.move(to: editor.cursor + 1)
  case .character("0"): editor.move(to: 0)
  case .character("$"): editor.move(to: .max)
  case .character("x"): editor.delete()
  case .character("i"): editor.mode = .insert
  case .character("a"):
    editor.move(to: editor.cursor + 1)
    editor.mode = .insert
  case .character, .escape: break
  }
}

/// Keys as text.
private let writing = Dispatcher<Void, Editor, Key>.reduce { editor, key in
  switch key {
  case .character(let character): editor.insert(character)
  case .backspace:
    guard editor.cursor > 0 else { return }
    editor.move(to: editor.cursor - 1)
    editor.delete()
  case .escape: editor.mode = .normal
  }
}
