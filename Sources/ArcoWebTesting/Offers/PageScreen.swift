import ArcoHTML
import ArcoWeb

/// The content of a page at one time: its markup, text and controls. The explorer's questions are
/// about these values.
package struct PageScreen: Sendable {
  /// The markup; screens with equal markup are equal.
  package let markup: String
  package let text: String
  /// The controls, with their names.
  package let controls: [TestElement]
  /// Ids that several elements have.
  package let repeatedIDs: [String]
}

extension TestPage {
  /// The view's markup, without values that a user put into fields without listeners.
  package var viewMarkup: [UInt8] { page.markup() }

  /// The current content of the page.
  package var screen: PageScreen {
    let shown = browser.shown
    let names = Names(browser, shown: shown)
    let controls = shown.filter { $0.isControl }.map {
      TestElement($0, name: names.name(of: $0), isDisabled: browser.isDisabled($0))
    }
    return PageScreen(
      markup: String(decoding: viewMarkup, as: UTF8.self), text: text, controls: controls,
      repeatedIDs: browser.repeatedIDs)
  }
}

extension Browser {
  fileprivate var repeatedIDs: [String] {
    var seen = Set<String>()
    var repeated: [String] = []
    for node in all {
      guard let id = node.attribute("id"), !seen.insert(id).inserted else { continue }
      if !repeated.contains(id) { repeated.append(id) }
    }
    return repeated
  }
}

extension BrowserNode {
  /// Whether the element is a control that a person uses.
  fileprivate var isControl: Bool {
    isEntry || isActive || isA("select") || listens(to: .click) || listens(to: .doubleClick)
  }
}
