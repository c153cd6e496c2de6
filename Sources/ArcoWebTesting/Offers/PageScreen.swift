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
  /// Whether a control is disabled, or is marked as disabled for assistive technology.
  package let hasDisabledControls: Bool
  /// Ids that several elements have.
  package let repeatedIDs: [String]
}

extension TestPage {
  /// The view's markup, without values that a user put into fields without listeners.
  package var viewMarkup: [UInt8] { page.markup() }

  /// Whether the state has come to an address that the page may not show.
  package var isBarred: Bool { page.isBarred }

  /// The current content of the page. A `details` element counts as open, since a person can open
  /// it. A page that may not be shown has no content: the browser loads another one.
  package var screen: PageScreen {
    if page.isBarred {
      return PageScreen(
        markup: "", text: "", controls: [], hasDisabledControls: false, repeatedIDs: [])
    }
    let shown = browser.reachable
    let names = Names(browser, shown: shown)
    let controls = shown.filter { $0.isControl }.map {
      TestElement($0, name: names.name(of: $0), isDisabled: browser.isDisabled($0))
    }
    return PageScreen(
      markup: String(decoding: viewMarkup, as: UTF8.self),
      text: ShownText.lines(of: browser.root, opensDetails: true), controls: controls,
      hasDisabledControls: !disabled.isEmpty, repeatedIDs: browser.repeatedIDs)
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
