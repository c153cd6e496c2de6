#if os(macOS)
  import AppKit
  import ArcoChecks
  import SwiftUI

  /// A window of a Mac, outside of the screen.
  @MainActor struct Stage {
    private let window: NSWindow

    init(_ view: AnyView) {
      // A test has no application object until something asks for it.
      _ = NSApplication.shared
      window = NSWindow(
        contentRect: NSRect(x: -10_000, y: 0, width: 400, height: 800), styleMask: [.titled],
        backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = NSHostingView(rootView: view)
      window.makeKeyAndOrderFront(nil)
    }

    func close() { window.close() }

    /// The texts in the window and in its sheets.
    var texts: [String] { elements.flatMap(words) }

    /// Takes a step; nil if it cannot be taken here.
    func take(_ step: Check.Step) async -> Bool? {
      switch step {
      case .press(let label): return await on(label) { $0.accessibilityPerformPress() }
      case .type(let text, into: let label):
        return await on(label) { field in
          field.setAccessibilityFocused(true)
          field.setAccessibilityValue((field.accessibilityValue() as? String ?? "") + text)
          return true
        }
      case .focus(let label):
        return await on(label) { field in
          field.setAccessibilityFocused(true)
          return true
        }
      case .submit(let label): return await on(label) { $0.accessibilityPerformConfirm() }
      case .increment(let label): return await on(label) { $0.accessibilityPerformIncrement() }
      case .sees(let text): return await wait { self.texts.contains(bare(text)) }
      case .seesNo(let text): return await wait { !self.texts.contains(bare(text)) }
      case .hasFocus(let label):
        return await wait { self.element(label)?.isAccessibilityFocused() ?? false }
      case .select, .swipe, .delete, .move, .dismiss, .goBack, .goBackTo, .window, .startAgain:
        return nil
      }
    }

    /// Waits for an element, and acts on it; false if it does not come.
    private func on(
      _ label: String, _ act: (any NSAccessibilityProtocol) -> Bool
    ) async -> Bool {
      await wait { self.element(label) != nil }
      return element(label).map(act) ?? false
    }

    private func element(_ label: String) -> (any NSAccessibilityProtocol)? {
      elements.first { words($0).contains(label) }
    }

    private func words(_ element: any NSAccessibilityProtocol) -> [String] {
      [
        element.accessibilityLabel(), element.accessibilityTitle(),
        element.accessibilityPlaceholderValue(), element.accessibilityValue() as? String,
      ]
      .compactMap { $0 }
    }

    private var elements: [any NSAccessibilityProtocol] {
      ([window] + window.sheets).compactMap(\.contentView).flatMap(all)
    }

    private func all(_ element: any NSAccessibilityProtocol) -> [any NSAccessibilityProtocol] {
      let children = element.accessibilityChildren() ?? []
      return [element] + children.compactMap { $0 as? any NSAccessibilityProtocol }.flatMap(all)
    }
  }
#endif
