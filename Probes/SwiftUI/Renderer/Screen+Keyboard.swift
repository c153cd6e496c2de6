extension Screen {
  /// Presses a key of a hardware keyboard. Returns false if no view handles it.
  ///
  /// The key goes to the view with the focus, then to the views around it, from the inside out,
  /// until one handles it.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    guard let focused = shown.first(where: { $0.takesFocus && $0.hasFocus }) else { return false }
    let press = KeyPress(
      phase: .down, key: key, characters: String(key.character), modifiers: modifiers)
    let isTaken = focused.changes.reversed().contains { change in
      guard case .keys(let phases, let action) = change, phases.contains(press.phase) else {
        return false
      }
      return action(press) == .handled
    }
    settle()
    return isTaken
  }

  /// Composes text at the end of a field, as an input method does: each stage replaces the one
  /// before.
  ///
  /// If the field then shows another text, the composition ends. (UIKit sets a field's text and
  /// drops the marked text.)
  /// - Returns: whether the composition lasted.
  @discardableResult
  public func compose(_ stages: [String], into label: String) -> Bool {
    guard let before = text(of: label) else { return false }
    for stage in stages {
      guard let field = field(label) else { return false }
      field.put(before + stage)
      settle()
      guard text(of: label) == before + stage else { return false }
    }
    return true
  }

  /// Presses the return key in a field, which writes its text once more.
  public func submit(_ label: String) {
    field(label).map { $0.put($0.shown) }
    settle()
    let field = shown.first { $0.isField && $0.name == label && !$0.isDisabled }
    for case .submit(let action) in field?.changes.reversed() ?? [] { action() }
    settle()
  }
}

extension Shown {
  fileprivate var hasFocus: Bool { focus?.isFocused() ?? false }

  /// Whether the element can have the focus: it is a field, or has the modifier.
  fileprivate var takesFocus: Bool {
    isField || last { if case .focusable = $0 { true } else { nil } } ?? false
  }

  fileprivate var isField: Bool { if case .field = leaf.kind { true } else { false } }
}
