#if canImport(AppKit)
  import AppKit
  import ArcoChecks
  import SwiftUI
  import Testing

  /// Runs the checks in a window of a Mac, and reads the window by its accessibility. This has
  /// never been run.
  ///
  /// A check ends at the first step that only a person or a UI test can take: a swipe, a drag, a selection.
  @MainActor struct HostedTests {
    @Test(arguments: Check.all.map(\.name))
    func `SwiftUI shows what a check must show`(name: String) throws {
      let check = try #require(Check.all.first { $0.name == name })
      let stage = Stage(check.screen())
      defer { stage.close() }
      for step in check.steps {
        guard let isTaken = stage.take(step) else { return }
        #expect(isTaken, "\(name): \(step), on \(stage.texts)")
      }
    }
  }

  /// A window outside of the screen.
  @MainActor private struct Stage {
    private let window: NSWindow

    init(_ view: AnyView) {
      window = NSWindow(
        contentRect: NSRect(x: -10_000, y: 0, width: 400, height: 800), styleMask: [.titled],
        backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = NSHostingView(rootView: view)
      window.orderFront(nil)
    }

    func close() { window.close() }

    /// The texts in the window and in its sheets.
    var texts: [String] { elements.flatMap(words) }

    /// Performs a step; nil if it cannot be performed here.
    func take(_ step: Check.Step) -> Bool? {
      switch step {
      case .press(let label):
        wait { self.element(label) != nil }
        return element(label)?.accessibilityPerformPress() ?? false
      case .type(let text, into: let label):
        wait { self.element(label) != nil }
        guard let field = element(label) else { return false }
        field.setAccessibilityFocused(true)
        field.setAccessibilityValue(text)
        return true
      case .sees(let text): return wait { self.texts.contains(bare(text)) }
      case .seesNo(let text): return wait { !self.texts.contains(bare(text)) }
      case .select, .delete, .move, .dismiss, .goBack, .goBackTo: return nil
      }
    }

    /// Lets the main loop run until a condition holds, for five seconds at most.
    @discardableResult
    private func wait(until isSo: () -> Bool) -> Bool {
      let end = Date(timeIntervalSinceNow: 5)
      while !isSo(), Date() < end {
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      return isSo()
    }

    /// A step writes a button's name in brackets.
    private func bare(_ text: String) -> String {
      text.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }

    private func element(_ label: String) -> (any NSAccessibilityProtocol)? {
      elements.first { words($0).contains(label) }
    }

    private func words(_ element: any NSAccessibilityProtocol) -> [String] {
      [
        element.accessibilityLabel(), element.accessibilityTitle(),
        element.accessibilityValue() as? String,
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
