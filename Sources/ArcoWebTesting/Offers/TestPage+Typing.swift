import ArcoHTML

extension TestPage {
  /// Puts a text into each field that nobody listens to, as a user does who is not done.
  package func typeUnheard(_ text: String) {
    for field in browser.shown where field.isEntry && !browser.isDisabled(field) {
      guard !field.isReadOnly, !field.has("type", "range", "number", "color", "date", "time"),
        listener(field, .input) == nil, listener(field, .change) == nil
      else { continue }
      field.set(.value, field.held(text), isSecret: true)
    }
  }

  /// What the fields hold that hold something, each by its name and how many of that name come
  /// before it.
  package var typed: [TypedText] {
    let shown = browser.shown
    let names = Names(browser, shown: shown)
    var before: [String: Int] = [:]
    return shown.filter { $0.isEntry && !$0.has("type", "range", "color") }.map { field in
      let name = names.name(of: field)
      defer { before[name, default: 0] += 1 }
      return TypedText(name: name, ordinal: before[name, default: 0], text: field.fieldValue)
    }
  }

  /// Shows the page as it is where nobody has typed.
  package func forgetTyped() { if hasUnheard { adoptAgain() } }

  private var hasUnheard: Bool {
    browser.all.contains { node in node.live.contains { $0.isSecret } }
  }
}

/// What a field holds.
package struct TypedText: Equatable, Sendable {
  package let name: String
  package let ordinal: Int
  package let text: String
}
