import ArcoHTML
import ArcoWeb

/// What a browser shows in a page's controls although the view does not say so, and the fields that a
/// user has edited and not left.
///
/// Only what a listener can hear of counts, and what a person cannot take back in a form: the choice of
/// a radio group. Two equal views with different browser states offer
/// different gestures.
package struct BrowserState: Hashable, Sendable {
  /// A value that a user put into a control. The view says another value or none.
  struct Value: Hashable, Sendable {
    /// The path from the root to the element, by indices of children.
    let node: [Int]
    let property: LiveProperty
    let value: String
  }

  /// An edited field, with its value before.
  struct Edit: Hashable, Sendable {
    let field: [Int]
    let before: String
  }

  /// In the order of the page.
  var values: [Value] = []
  var edits: [Edit] = []

  package init() {}

  package var isEmpty: Bool { values.isEmpty && edits.isEmpty }

  /// A text that differs between unequal states.
  package var text: String {
    values.map { "\($0.node) \($0.property) \(String(reflecting: $0.value))" }.joined()
      + edits.map { "\($0.field) \(String(reflecting: $0.before))" }.joined()
  }
}

extension TestPage {
  /// The current state of the browser.
  package var browserState: BrowserState {
    var state = BrowserState()
    guard !browser.touched.isEmpty, !isBarred else { return state }
    for (node, live) in deviations where isHeard(node, live.property) {
      state.values.append(
        BrowserState.Value(node: path(to: node), property: live.property, value: live.value))
    }
    state.values.sort {
      $0.node == $1.node
        ? $0.property.rawValue < $1.property.rawValue : $0.node.lexicographicallyPrecedes($1.node)
    }
    state.edits = unfinished.map {
      BrowserState.Edit(field: path(to: $0.field), before: $0.before)
    }
    return state
  }

  /// Brings the browser of a page without user's changes into a state.
  package func restore(_ state: BrowserState) {
    for value in state.values {
      guard let node = node(at: value.node) else { continue }
      browser.change(node, value.property, to: value.value)
    }
    for edit in state.edits {
      guard let field = node(at: edit.field) else { continue }
      browser.note(field)
      edits.append(Edit(field: field, before: edit.before))
    }
  }

  /// Shows the page as the view says it, without the changes of a user.
  package func forgetTyped() {
    edits.removeAll()
    let isSecret = browser.touched.contains { node in
      isShown(node) && node.live.contains { $0.isSecret }
    }
    if isSecret || !deviations.isEmpty { adoptAgain() } else { browser.forgetTouched() }
  }

  /// The edited fields of which a change event would be heard if they were left now.
  var unfinished: [Edit] {
    edits.filter { edit in
      // A field that is hidden or disabled has lost the focus.
      isShown(edit.field) && browser.isVisible(edit.field) && !browser.isDisabled(edit.field)
        && listener(edit.field, .change) != nil
        && !edit.field.value(of: .value).hasSameBytes(as: edit.before)
    }
  }

  /// The live properties that the view sets, by the numbers of the elements, with the values that
  /// the browser is known to show.
  var saidProperties: [Int: [InspectedNode.Live]] {
    var said: [Int: [InspectedNode.Live]] = [:]
    for node in page.inspect({ $0.inspection() }) where !node.live.isEmpty {
      said[node.number] = node.live
    }
    return said
  }

  /// The values of touched elements that the view does not say.
  private var deviations: [(node: BrowserNode, live: BrowserNode.Live)] {
    let touched = browser.touched.filter { isShown($0) && !$0.live.isEmpty }
    if touched.isEmpty { return [] }
    let said = saidProperties
    return touched.flatMap { node in
      node.live.filter { live in
        let usual =
          said[node.number]?.first { $0.property == live.property }?.shown
          ?? node.initialValue(of: live.property)
        return !live.value.hasSameBytes(as: usual)
      }.map { (node, $0) }
    }
  }

  /// Whether a listener hears the submission of a control's form.
  private func isSubmitted(_ control: BrowserNode) -> Bool {
    browser.form(of: control).map { listener($0, .submit) != nil } ?? false
  }

  /// Whether a listener hears when a user changes a property of an element.
  private func isHeard(_ node: BrowserNode, _ property: LiveProperty) -> Bool {
    func hears(_ node: BrowserNode, _ kinds: EventKind...) -> Bool {
      kinds.contains { listener(node, $0) != nil }
    }
    switch property {
    case .value: return hears(node, .input, .change)
    case .checked:
      return hears(node, .click, .input, .change) || node.has("type", "radio") && isSubmitted(node)
    case .selected:
      let around = browser.around(node)
      guard let field = around.first(where: { $0.isA("select") }) else { return false }
      return hears(field, .input, .change) || field.has("multiple") && isSubmitted(field)
    case .open: return node.isA("details") && node.isOpenedAloud
    }
  }
}
