extension Screen {
  /// Presses a key of a hardware keyboard; false if nothing takes it.
  ///
  /// What has the focus hears it, and what is around that, from the inside out until one takes it.
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

  /// Composes text at the end of a field, as an input method does: each stage takes the place of the one before.
  ///
  /// Another text than the composed one ends the composition, and the rest of it comes beside what is there. (UIKit sets a
  /// field's text and drops the marked text.)
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

  /// Whether a focus can be here: in a field, or where a modifier says so.
  fileprivate var takesFocus: Bool {
    isField || last { if case .focusable = $0 { true } else { nil } } ?? false
  }

  fileprivate var isField: Bool { if case .field = leaf.kind { true } else { false } }
}
