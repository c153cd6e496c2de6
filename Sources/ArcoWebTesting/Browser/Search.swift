import ArcoHTML

/// A search for the element that a test names.
struct Search {
  private let browser: Browser
  private let shown: [BrowserNode]
  private let names: Names

  init(_ browser: Browser) {
    self.browser = browser
    shown = browser.shown
    names = Names(browser, shown: shown)
  }

  /// The ways to match an element, from the best to the weakest.
  private enum Match: CaseIterable {
    case name
    /// A text node directly within the element.
    case ownText
    case placeholder
    case fieldName
    case selector
    case role
  }

  /// The suitable elements that match a text, by the best match that finds any.
  func all(_ text: String, suits: (BrowserNode) -> Bool = { _ in true }) -> [BrowserNode] {
    let wanted = text.collapsed
    let selector = Selector(text)
    let candidates = shown.filter(suits)
    for match in Match.allCases {
      let found = candidates.filter { isMeant($0, wanted, selector, by: match) }
      if !found.isEmpty { return match == .name ? meant(found) : found }
    }
    return []
  }

  /// The single element that matches a text.
  ///
  /// - Parameter landmark: a text that is nearer to this element than to the others.
  func one(
    _ text: String, near landmark: String?, suits: (BrowserNode) -> Bool = { _ in true }
  ) throws(TestPageError) -> BrowserNode {
    var found = all(text, suits: suits)
    if found.isEmpty {
      throw .notFound(text, among: shown.filter(suits).map { element($0) }.filter { $0.isCalled })
    }
    if let landmark { found = try nearest(found, to: landmark) }
    guard found.count == 1, let only = found.first else {
      throw .ambiguous(text, found.map { element($0) })
    }
    return only
  }

  /// A public copy of an element.
  func element(_ node: BrowserNode) -> TestElement {
    TestElement(node, name: names.name(of: node), isDisabled: browser.isDisabled(node))
  }

  private func isMeant(
    _ node: BrowserNode, _ wanted: String, _ selector: Selector?, by match: Match
  ) -> Bool {
    switch match {
    case .name: names.name(of: node).hasSameBytes(as: wanted)
    case .ownText:
      node.children.contains { $0.isText && $0.text.collapsed.hasSameBytes(as: wanted) }
    case .placeholder: node.attribute("placeholder")?.hasSameBytes(as: wanted) ?? false
    case .fieldName: node.attribute("name")?.hasSameBytes(as: wanted) ?? false
    case .selector: selector?.matches(node) ?? false
    case .role: node.role.hasSameBytes(as: wanted)
    }
  }

  /// Removes elements that have the name only by another element: outer elements without a label of
  /// their own, and captions.
  private func meant(_ found: [BrowserNode]) -> [BrowserNode] {
    var outer = Set<Int>()
    for node in found {
      for parent in browser.around(node) { outer.insert(parent.number) }
    }
    let inner = found.filter { !outer.contains($0.number) || $0.hasOwnLabel }
    let named = inner.filter { !$0.isA("label", "legend", "caption", "figcaption") }
    return named.isEmpty ? inner : named
  }

  /// The elements that share the smallest part of the page with the landmark.
  private func nearest(
    _ found: [BrowserNode], to landmark: String
  ) throws(TestPageError) -> [BrowserNode] {
    let landmarks = all(landmark)
    if landmarks.isEmpty {
      throw .notFound(landmark, among: shown.map { element($0) }.filter { $0.isCalled })
    }
    var parts = Set<Int>()
    for node in landmarks {
      parts.insert(node.number)
      for parent in browser.around(node) { parts.insert(parent.number) }
    }
    let depths = found.map { node in
      let path = ([node] + browser.around(node)).reversed()
      return path.prefix { parts.contains($0.number) }.count
    }
    let deepest = depths.max()
    return zip(found, depths).filter { $0.1 == deepest }.map { $0.0 }
  }
}

extension Browser {
  /// Whether an element is disabled or inert, by itself or by an element around it.
  func isDisabled(_ node: BrowserNode) -> Bool {
    if isInert(node) { return true }
    guard node.isDisableable else { return false }
    if node.has("disabled") { return true }
    var inner = node
    while inner.parent != 0, let outer = inner.outer {
      if outer.has("disabled"), keepsDisabled(inner, outer) { return true }
      inner = outer
    }
    return false
  }

  private func keepsDisabled(_ inner: BrowserNode, _ outer: BrowserNode) -> Bool {
    // A fieldset's first legend stays usable.
    if outer.isA("fieldset") { return outer.children.first { $0.isA("legend") } !== inner }
    return outer.isA("optgroup", "select")
  }

  private func isInert(_ node: BrowserNode) -> Bool {
    var at = node
    while at.number != 0 {
      if !at.attributes.isEmpty, at.has("inert") { return true }
      guard let outer = at.outer else { return false }
      at = outer
    }
    return false
  }
}

extension BrowserNode {
  fileprivate var hasOwnLabel: Bool {
    !has("aria-labelledby") && !(attribute("aria-label") ?? "").collapsed.utf8.isEmpty
  }

  fileprivate var isDisableable: Bool {
    isA("button", "input", "select", "textarea", "option", "optgroup", "fieldset")
  }
}
