import ArcoHTML

extension TestPage {
  /// Types a text into each field without a listener, as a user who has not finished.
  package func typeUnheard(_ text: String) {
    for field in browser.shown where field.isEntry && !browser.isDisabled(field) {
      guard !field.isReadOnly, !field.has("type", "range", "number", "color", "date", "time"),
        listener(field, .input) == nil, listener(field, .change) == nil
      else { continue }
      browser.change(field, .value, to: field.held(text))
    }
  }

  /// The texts of all fields, each with the field's name and the number of earlier fields of that
  /// name.
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
}

/// The text of a field.
package struct TypedText: Equatable, Sendable {
  package let name: String
  package let ordinal: Int
  package let text: String
}
