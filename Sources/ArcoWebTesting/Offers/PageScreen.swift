import ArcoHTML

/// What a page shows at one time, with what can be asked about it.
package struct PageScreen: Sendable {
  /// The markup with what fields hold: equal for equal screens.
  package let markup: String
  package let text: String
  /// What takes input, with its name.
  package let controls: [TestElement]
  /// Ids that more than one element has.
  package let repeatedIDs: [String]
}

extension TestPage {
  /// The markup of what shows, with what fields hold.
  package var shownMarkup: String {
    var text = ""
    for child in browser.root.children { child.write(to: &text) }
    return text
  }

  /// What shows, whose markup was asked for.
  package func screen(_ markup: String) -> PageScreen {
    let shown = browser.shown
    let names = Names(browser, shown: shown)
    let controls = shown.filter { $0.isControl }
    var seen = Set<String>()
    var repeated: [String] = []
    for node in browser.all {
      guard let id = node.attribute("id"), !seen.insert(id).inserted else { continue }
      if !repeated.contains(id) { repeated.append(id) }
    }
    return PageScreen(
      markup: markup, text: text,
      controls: controls.map {
        TestElement($0, name: names.name(of: $0), isDisabled: browser.isDisabled($0))
      },
      repeatedIDs: repeated)
  }
}

extension BrowserNode {
  /// Whether a person acts on it.
  fileprivate var isControl: Bool {
    isEntry || isActive || isA("select") || listens(to: .click) || listens(to: .doubleClick)
  }

  private static var void: [StaticString] {
    ["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]
  }

  fileprivate func write(to text: inout String) {
    if isText {
      text.escape(self.text)
      return
    }
    text += "<\(tag)"
    for attribute in attributes.sorted(by: { $0.name < $1.name }) {
      if LiveProperty.isLive(attribute.name), isLive { continue }
      text += " \(attribute.name)=\""
      text.escape(attribute.value)
      text += "\""
    }
    if isLive { writeLive(to: &text) }
    text += ">"
    if Self.void.contains(where: { tag.isLiteral($0) }) { return }
    if isA("textarea") {
      text.escape(value(of: .value))
    } else {
      text.escape(self.text)
      for child in children { child.write(to: &text) }
    }
    text += "</\(tag)>"
  }

  /// Whether a user changes what the markup said of it.
  private var isLive: Bool { isEntry || isTick || isA("option", "details", "dialog") }

  private func writeLive(to text: inout String) {
    if isEntry, !isA("textarea") {
      text += " value=\""
      text.escape(value(of: .value))
      text += "\""
    } else if isTick || isA("option"), let value = attribute("value") {
      text += " value=\""
      text.escape(value)
      text += "\""
    }
    if isTick, isOn(.checked) { text += " checked" }
    if isA("option"), isOn(.selected) { text += " selected" }
    if isA("details", "dialog"), isOn(.open) { text += " open" }
  }
}

extension LiveProperty {
  fileprivate static func isLive(_ name: String) -> Bool {
    name.isLiteral("value") || name.isLiteral("checked") || name.isLiteral("selected")
      || name.isLiteral("open")
  }
}

extension String {
  fileprivate mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "&": self += "&amp;"
      case "\"": self += "&quot;"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}
