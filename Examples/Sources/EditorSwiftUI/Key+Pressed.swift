#if canImport(SwiftUI)
  import EditorFeature
  import SwiftUI

  extension EditorFeature.Key {
    /// The key that was pressed. Nil for keys of the system: shortcuts, Tab, arrows.
    init?(_ press: KeyPress) {
      guard press.modifiers.isDisjoint(with: [.command, .control]) else { return nil }
      switch press.key {
      case .escape: self = .escape
      // `.delete` is character 8, as in menus. AppKit's events have 7F for the same key.
      case .delete, KeyEquivalent("\u{7F}"): self = .backspace
      default:
        guard let character = press.characters.first, press.characters.count == 1,
          character.isWritten
        else { return nil }
        self = .character(character)
      }
    }
  }

  extension Character {
    /// Whether the character is text: not Tab, Return, or the code of an arrow.
    fileprivate var isWritten: Bool {
      unicodeScalars.allSatisfy {
        ![.control, .privateUse].contains($0.properties.generalCategory)
      }
    }
  }
#endif
