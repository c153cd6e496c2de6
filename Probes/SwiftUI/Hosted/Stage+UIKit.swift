#if os(iOS)
  import ArcoChecks
  import SwiftUI
  import UIKit

  /// A window of an iPhone or an iPad.
  ///
  /// SwiftUI makes accessibility elements only if something asks for them. If a simulator does not,
  /// each check fails at its first text; a person then takes the steps.
  @MainActor struct Stage {
    private let window: UIWindow

    init(_ view: AnyView) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIHostingController(rootView: view)
      window.makeKeyAndVisible()
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }

    /// The texts in the window and in its sheets.
    var texts: [String] { elements.flatMap(words) }

    /// Takes a step; nil if it cannot be taken here.
    func take(_ step: Check.Step) async -> Bool? {
      switch step {
      case .press(let label):
        await wait { self.element(label) != nil }
        return element(label)?.accessibilityActivate() ?? false
      case .increment(let label):
        await wait { self.element(label) != nil }
        element(label)?.accessibilityIncrement()
        return element(label) != nil
      case .type(let text, into: let label):
        await wait { self.field(label) != nil }
        guard let field = field(label), field.becomeFirstResponder() else { return false }
        field.insertText(text)
        return true
      case .focus(let label):
        await wait { self.field(label) != nil }
        return field(label)?.becomeFirstResponder() ?? false
      case .sees(let text): return await wait { self.texts.contains(bare(text)) }
      case .seesNo(let text): return await wait { !self.texts.contains(bare(text)) }
      case .hasFocus(let label): return await wait { self.field(label)?.isFirstResponder ?? false }
      case .submit, .select, .swipe, .delete, .move, .dismiss, .goBack, .goBackTo, .window,
        .startAgain:
        return nil
      }
    }

    private func field(_ label: String) -> UITextField? {
      views(window).lazy.compactMap { $0 as? UITextField }.first { $0.placeholder == label }
    }

    private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    private func element(_ label: String) -> NSObject? {
      elements.first { words($0).contains(label) }
    }

    private func words(_ element: NSObject) -> [String] {
      [element.accessibilityLabel, element.accessibilityValue].compactMap { $0 }
    }

    private var elements: [NSObject] { all(window) }

    private func all(_ element: NSObject) -> [NSObject] {
      let count = element.accessibilityElementCount()
      let listed =
        count == NSNotFound ? [] : (0..<count).map { element.accessibilityElement(at: $0) }
      let inner = listed.compactMap { $0 as? NSObject }
      let views: [NSObject] = (element as? UIView)?.subviews ?? []
      return [element] + (inner.isEmpty ? views : inner).flatMap(all)
    }
  }
#endif
