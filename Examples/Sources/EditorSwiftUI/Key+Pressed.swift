#if canImport(SwiftUI)
  import EditorFeature
  import SwiftUI

  extension EditorFeature.Key {
    /// The key that was pressed, unless it is the system's: a shortcut, Tab, an arrow.
    init?(_ press: KeyPress) {
      guard press.modifiers.isDisjoint(with: [.command, .control]) else { return nil }
      switch press.key {
      case .escape: self = .escape
      // `.delete` is the character 8, as menus have it; AppKit's events say 7F for the same key.
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
    /// Whether it is text: Tab and Return are not, nor is what stands for an arrow.
    fileprivate var isWritten: Bool {
      unicodeScalars.allSatisfy {
        ![.control, .privateUse].contains($0.properties.generalCategory)
      }
    }
  }
#endif
