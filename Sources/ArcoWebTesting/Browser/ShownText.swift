import ArcoHTML

/// The visible text of a part of the page: white space is collapsed, blocks are separated.
struct ShownText {
  private let separator: UInt8
  private let skipsControls: Bool
  private let opensDetails: Bool
  private var bytes: [UInt8] = []
  private var pending: UInt8?

  /// Reads the text with a line for each block.
  ///
  /// - Parameter opensDetails: whether the text in closed `details` is included.
  static func lines(of node: BrowserNode, opensDetails: Bool = false) -> String {
    read(
      node,
      ShownText(
        separator: UInt8(ascii: "\n"), skipsControls: false, opensDetails: opensDetails))
  }

  /// Reads the text as one line. For a label, `skipsControls` leaves out the controls inside.
  static func line(of node: BrowserNode, skipsControls: Bool = false) -> String {
    read(node, ShownText(separator: space, skipsControls: skipsControls))
  }

  private static var space: UInt8 { UInt8(ascii: " ") }

  private init(separator: UInt8, skipsControls: Bool, opensDetails: Bool = false) {
    self.separator = separator
    self.skipsControls = skipsControls
    self.opensDetails = opensDetails
  }

  private static func read(_ node: BrowserNode, _ reader: ShownText) -> String {
    var reader = reader
    if node.isText { reader.add(node.text) } else { reader.addChildren(of: node) }
    return String(decoding: reader.bytes, as: UTF8.self)
  }

  private mutating func addChildren(of node: BrowserNode) {
    guard !node.isA("select", "textarea", "script", "style", "title", "datalist") else { return }
    for child in node.children where !child.isHidden(in: node, opensDetails: opensDetails) {
      add(child)
    }
  }

  private mutating func add(_ node: BrowserNode) {
    if node.isText { return add(node.text) }
    if skipsControls, node.isA("button", "select", "textarea", "output") { return }
    if node.isA("img"), let text = node.attribute("alt") { return add(text) }
    let isApart = !node.isPhrase
    if isApart { pending = separator }
    addChildren(of: node)
    if isApart { pending = separator }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 {
      guard !byte.isWhiteSpace else {
        pending = pending ?? Self.space
        continue
      }
      if let pending, !bytes.isEmpty { bytes.append(pending) }
      pending = nil
      bytes.append(byte)
    }
  }
}

extension BrowserNode {
  /// Whether the element is part of a line of text.
  fileprivate var isPhrase: Bool {
    isA(
      "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "img",
      "input", "ins", "kbd", "label", "mark", "meter", "output", "progress", "q", "ruby", "s",
      "samp", "small", "span", "strong", "sub", "sup", "time", "tspan", "u", "var", "wbr")
  }

  /// Whether the element is hidden although its parent is visible.
  ///
  /// - Parameter opensDetails: whether `details` that a person can open without an event count as
  ///   open.
  func isHidden(in parent: BrowserNode, opensDetails: Bool = false) -> Bool {
    if has("hidden") || isA("script", "style", "title", "template", "head") { return true }
    if isA("input"), has("type", "hidden") { return true }
    if isA("dialog"), !isOn(.open) { return true }
    guard parent.isA("details"), !isA("summary"), !parent.isOn(.open) else { return false }
    return !opensDetails || parent.isOpenedAloud
  }

  /// Whether a listener hears the click that opens a `details` element.
  var isOpenedAloud: Bool {
    if children.contains(where: { $0.isA("summary") && $0.listens(to: .click) }) { return true }
    var at = self
    while !at.listens(to: .click) {
      guard at.parent != 0, let outer = at.outer else { return false }
      at = outer
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
  /// The text on one line with white space collapsed, for comparing names.
  var collapsed: String {
    ShownText.line(of: BrowserNode(number: 0, tag: "", text: self))
  }
}
