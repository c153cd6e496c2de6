import ArcoHTML

/// The accessible names of a page's elements.
///
/// - Source: Accessible Name and Description Computation 1.2, W3C, as far as Arco's markup needs
///   it.
struct Names {
  private let browser: Browser
  /// The visible labels, each with the id of its field.
  private var labels: [(id: String, label: BrowserNode)] = []
  /// The computed names, by the elements' numbers.
  private let known = Known()

  private final class Known { var names: [Int: String] = [:] }

  init(_ browser: Browser, shown: [BrowserNode]) {
    self.browser = browser
    for node in shown where node.isA("label") {
      if let id = node.attribute("for") { labels.append((id, node)) }
    }
  }

  /// The accessible name; empty if there is none.
  func name(of node: BrowserNode) -> String {
    if let known = known.names[node.number] { return known }
    let name = read(node)
    known.names[node.number] = name
    return name
  }

  private func read(_ node: BrowserNode) -> String {
    let given = givenName(of: node)
    if !given.utf8.isEmpty { return given }
    if node.isLabelled && !node.isA("button", "output") { return node.attribute("title") ?? "" }
    return ShownText.line(of: node)
  }

  /// The name by attributes and labels, without the element's own text.
  func givenName(of node: BrowserNode) -> String {
    if let ids = node.attribute("aria-labelledby") { return text(ofIDs: ids) }
    if let label = node.attribute("aria-label") { return label.collapsed }
    if node.isLabelled, let label = label(of: node) {
      return ShownText.line(of: label, skipsControls: true)
    }
    if node.isA("input"), node.isButton {
      return node.attribute("value") ?? (node.isSubmitButton ? "Submit" : "")
    }
    if node.isA("img") { return node.attribute("alt") ?? "" }
    if let caption = node.children.first(where: { caption($0, names: node) }) {
      return ShownText.line(of: caption)
    }
    return ""
  }

  private func caption(_ caption: BrowserNode, names node: BrowserNode) -> Bool {
    node.isA("fieldset") && caption.isA("legend") || node.isA("table") && caption.isA("caption")
      || node.isA("figure") && caption.isA("figcaption")
      || node.isA("optgroup") && caption.isA("label")
  }

  private func label(of node: BrowserNode) -> BrowserNode? {
    if let id = node.attribute("id"),
      let found = labels.first(where: { $0.id.hasSameBytes(as: id) })
    {
      return found.label
    }
    var at = node
    while at.parent != 0, let outer = at.outer {
      if outer.isA("label"), !outer.has("for") { return outer }
      at = outer
    }
    return nil
  }

  private func text(ofIDs ids: String) -> String {
    var text = ""
    for id in ids.utf8.split(separator: UInt8(ascii: " ")) {
      let named = browser.all.first { $0.attribute("id")?.utf8.elementsEqual(id) ?? false }
      guard let named else { continue }
      if !text.utf8.isEmpty { text += " " }
      text += ShownText.line(of: named)
    }
    return text
  }
}

extension Browser {
  /// All elements, in the order of the document.
  var all: [BrowserNode] {
    var all: [BrowserNode] = []
    func visit(_ node: BrowserNode) {
      for child in node.children where !child.isText {
        all.append(child)
        visit(child)
      }
    }
    visit(root)
    return all
  }

  /// The visible elements, in the order of the document.
  var shown: [BrowserNode] {
    var shown: [BrowserNode] = []
    func visit(_ node: BrowserNode) {
      for child in node.children where !child.isText && !child.isHidden(in: node) {
        shown.append(child)
        visit(child)
      }
    }
    visit(root)
    return shown
  }

  /// The elements that are visible, or that a person can show by opening `details`, in the order of
  /// the document.
  var reachable: [BrowserNode] {
    var reachable: [BrowserNode] = []
    func visit(_ node: BrowserNode) {
      for child in node.children
      where !child.isText && !child.isHidden(in: node, opensDetails: true) {
        reachable.append(child)
        visit(child)
      }
    }
    visit(root)
    return reachable
  }

  /// The elements around a node, from the innermost on, without the container.
  func around(_ node: BrowserNode) -> [BrowserNode] {
    var around: [BrowserNode] = []
    var at = node
    while at.parent != 0, let outer = at.outer {
      around.append(outer)
      at = outer
    }
    return around
  }
}
