import ArcoHTML

/// A node of a page: an element, or a text where `text` is not nil.
final class TestNode {
  var number = 0
  let name: String
  var attributes: [String: String] = [:]
  var live: [LiveProperty: String] = [:]
  var text: String?
  var leaf: String?
  var children: [TestNode] = []
  var parent: TestNode?

  init(name: String) {
    self.name = name
  }

  init(text: String) {
    name = ""
    self.text = text
  }

  /// Everything that a user could tell apart, without numbers.
  var description: String {
    if let text { return "'\(text)'" }
    var shown = attributes
    for property in LiveProperty.allCases {
      shown[property.attribute] = nil
      shown["." + property.attribute] = value(of: property)
    }
    var description = "<" + name
    for (name, value) in shown.sorted(by: { $0.key < $1.key }) {
      description += " " + name + "=\"" + value + "\""
    }
    description += ">[" + (name == "textarea" ? "" : leaf ?? "")
    for (index, child) in children.enumerated() {
      if index > 0 { description += " " }
      description += child.description
    }
    return description + "]"
  }

  /// All nodes below, in the document's order.
  var below: [TestNode] { children.flatMap { [$0] + $0.below } }

  func value(of property: LiveProperty) -> String? {
    if let value = live[property] { return value.isEmpty ? nil : value }
    if name == "textarea", property == .value { return leaf.flatMap { $0.isEmpty ? nil : $0 } }
    guard let attribute = attributes[property.attribute] else { return nil }
    if property == .value { return attribute.isEmpty ? nil : attribute }
    return "1"
  }
}

extension LiveProperty {
  var attribute: String {
    switch self {
    case .value: "value"
    case .checked: "checked"
    case .selected: "selected"
    case .open: "open"
    }
  }
}

/// A page with a client: adopts markup, applies operations, counts nodes as `docs/wire.md` says.
struct TestDOM {
  private(set) var root = TestNode(name: "container")
  private var nodes: [Int: TestNode] = [:]
  private var lastNumber = 0
  private var reader = PatchReader()
  /// The operations of the last patch.
  private(set) var operations: [Operation] = []

  struct Confusion: Error {
    let operation: Operation
  }

  init(_ document: Document) {
    nodes[0] = root
    for node in MarkupParser.parse(document.markup()) {
      node.parent = root
      root.children.append(node)
      number(node)
    }
  }

  var description: String { root.description }
  var count: Int { lastNumber }

  subscript(_ number: Int) -> TestNode? { nodes[number] }

  /// The number of the first element of a name, in the document's order.
  func first(_ name: String) -> Int? {
    nodes.values.filter { $0.name == name }.map { $0.number }.min()
  }

  private mutating func number(_ node: TestNode) {
    lastNumber += 1
    node.number = lastNumber
    nodes[lastNumber] = node
    for child in node.children {
      child.parent = node
      number(child)
    }
  }

  mutating func apply(_ patch: Patch) throws {
    operations = try reader.read(patch.bytes)
    for operation in operations {
      guard apply(operation) else { throw Confusion(operation: operation) }
    }
  }

  private mutating func apply(_ operation: Operation) -> Bool {
    switch operation {
    case .setText(let number, let text):
      guard let node = nodes[number] else { return false }
      if node.text != nil { node.text = text } else { node.leaf = text }
    case .setAttribute(let number, let name, let value):
      guard let node = nodes[number], node.text == nil else { return false }
      node.attributes[name] = value
    case .removeAttribute(let number, let name):
      return nodes[number]?.attributes.removeValue(forKey: name) != nil
    case .setLive(let number, let property, let value):
      guard let node = nodes[number], node.text == nil else { return false }
      node.live[property] = value
    case .insert(let parent, let before, let tree):
      let node = node(of: tree)
      guard place(node, in: parent, before: before) else { return false }
      number(node)
    case .remove(let number, let count):
      guard number != 0, let siblings = nodes[number]?.parent?.children,
        let start = siblings.firstIndex(where: { $0.number == number }),
        count > 0, start + count <= siblings.count
      else { return false }
      for node in siblings[start..<(start + count)] {
        detach(node)
        forget(node)
      }
    case .move(let parent, let before, let number):
      guard let node = nodes[number], node.parent?.number == parent else { return false }
      detach(node)
      return place(node, in: parent, before: before)
    case .address:
      return false
    case .rebuild:
      root.children = []
      nodes = [0: root]
      lastNumber = 0
    case .renumber(let count):
      let children = root.children
      nodes = [0: root]
      lastNumber = 0
      for child in children { number(child) }
      return lastNumber == count
    }
    return true
  }

  private func node(of tree: Operation.Tree) -> TestNode {
    switch tree {
    case .text(let text):
      return TestNode(text: text)
    case .element(let name, _, let attributes, let children):
      let node = TestNode(name: name)
      for attribute in attributes { node.attributes[attribute.name] = attribute.value }
      if ["textarea", "title", "script", "style"].contains(name) {
        node.leaf = children.map { self.node(of: $0).text ?? "" }.joined()
      } else {
        node.children = children.map { self.node(of: $0) }
      }
      return node
    }
  }

  private func place(_ node: TestNode, in parent: Int, before: Int) -> Bool {
    guard let parent = nodes[parent] else { return false }
    node.parent = parent
    if before == 0 {
      parent.children.append(node)
      return true
    }
    guard let index = parent.children.firstIndex(where: { $0.number == before }) else {
      return false
    }
    parent.children.insert(node, at: index)
    return true
  }

  private func detach(_ node: TestNode) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  private mutating func forget(_ node: TestNode) {
    nodes[node.number] = nil
    for child in node.children { forget(child) }
  }
}
