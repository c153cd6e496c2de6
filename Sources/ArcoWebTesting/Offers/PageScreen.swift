import ArcoHTML
import ArcoWeb

/// What a page shows at one time, with what can be asked about it.
package struct PageScreen: Sendable {
  /// The markup: equal for equal screens.
  package let markup: String
  package let text: String
  /// What takes input, with its name.
  package let controls: [TestElement]
  /// Ids that more than one element has.
  package let repeatedIDs: [String]
}

extension TestPage {
  /// What the view says, as bytes: without what a user put where nobody listens.
  package var viewMarkup: [UInt8] { page.markup() }

  /// What shows.
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
  /// Whether a person acts on it.
  fileprivate var isControl: Bool {
    isEntry || isActive || isA("select") || listens(to: .click) || listens(to: .doubleClick)
  }
}
