import ArcoHTML
import EditorFeature

extension EditorFeature.Key {
  /// The key that was pressed. Nil for keys of the browser: shortcuts, Tab, arrows.
  init?(_ pressed: HTML.Key) {
    let held = pressed.modifiers
    // On some keyboards, Control and Alt together are the third level of a key.
    let isShortcut = held.contains(.meta) || held.contains(.control) && !held.contains(.alt)
    guard !isShortcut else { return nil }
    switch pressed.name {
    case HTML.Key.escape.name: self = .escape
    case HTML.Key.backspace.name: self = .backspace
    default:
      guard let character = pressed.name.first, pressed.name.count == 1 else { return nil }
      self = .character(character)
    }
  }
}
