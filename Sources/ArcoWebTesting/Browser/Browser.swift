import ArcoHTML

/// A simulated browser: it adopts the page's HTML and applies all patches.
///
/// It has no access to the page's component, only to bytes.
final class Browser {
  private(set) var root = BrowserNode(number: 0, tag: "arco")
  private var nodes: [Int: BrowserNode] = [:]
  private(set) var lastNumber = 0
  private var reader = PatchReader()
  /// The nodes whose values a user changed.
  private(set) var touched: [BrowserNode] = []

  let focus = BrowserFocus()

  /// The browser's history on this site.
  var history = BrowsingHistory()

  /// The elements that the page asked to focus, whose text it asked to select, and to scroll into
  /// view.
  var focused: Int?
  var selected: Int?
  var scrolledTo: Int?

  private(set) var patches = 0
  private(set) var lastPatchBytes = 0
  private(set) var lastOperations: [Operation] = []
  /// The defect of the first patch that could not be applied.
  private(set) var defect: TestPageError.Defect?
  /// The callers that wait for a patch.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  subscript(_ number: Int) -> BrowserNode? { nodes[number] }

  /// The number of numbered nodes.
  var nodeCount: Int { nodes.count - 1 }

  /// Shows HTML, and numbers its nodes.
  func adopt(_ markup: [UInt8]) {
    clear()
    for tree in MarkupReader.read(markup) { place(made(tree), in: root, before: nil) }
  }

  func apply(_ patch: [UInt8]) {
    patches += 1
    lastPatchBytes = patch.count
    lastOperations = []
    do throws(WireError) {
      lastOperations = try reader.read(patch)
    } catch .unknownValue(let value, _) {
      defect = defect ?? .unknownValue(value, inPatch: patches)
    } catch {
      defect = defect ?? .unreadablePatch(patches)
    }
    focus.beginPatch()
    for operation in lastOperations where !apply(operation) {
      defect = defect ?? .inapplicableOperation(inPatch: patches)
    }
    focus.endPatch(in: self)
    wake()
  }

  private func clear() {
    root = BrowserNode(number: 0, tag: "arco")
    nodes = [0: root]
    lastNumber = 0
    reader = PatchReader()
    touched = []
  }

  /// Changes a value as a user does.
  ///
  /// - Parameter isSecret: false if the page knows the change already.
  func change(
    _ node: BrowserNode, _ property: LiveProperty, to value: String, isSecret: Bool = true
  ) {
    node.set(property, value, isSecret: isSecret)
    note(node)
  }

  func note(_ node: BrowserNode) {
    if !touched.contains(where: { $0 === node }) { touched.append(node) }
  }

  func forgetTouched() { touched = [] }

  /// Applies an operation; false if it does not fit the shown nodes.
  private func apply(_ operation: Operation) -> Bool {
    switch operation {
    case .setText(let number, let text):
      guard let node = nodes[number] else { return false }
      node.text = text
    case .setAttribute(let number, let name, let value):
      guard let node = nodes[number], !node.isText else { return false }
      node.set(name, value)
      if name.isLiteral("data-ask") { ask(number, value) }
    case .removeAttribute(let number, let name):
      guard let node = nodes[number], !node.isText else { return false }
      node.removeAttribute(name)
    case .setLive(let number, let property, let value):
      guard let node = nodes[number], !node.isText else { return false }
      node.set(property, value)
    case .insert(let parent, let before, let tree):
      let node = made(tree)
      guard insert(node, in: parent, before: before) else { return false }
      focus.arrived(node)
      return true
    case .remove(let number, let count):
      guard number != 0, let node = nodes[number] else { return false }
      return remove(count, from: node)
    case .move(let parent, let before, let number):
      guard number != 0, let node = nodes[number], node.parent == parent else { return false }
      detach(node)
      return insert(node, in: parent, before: before)
    case .address(let step, let address):
      return history.follow(step, to: address)
    case .rebuild:
      root.children = []
      nodes = [0: root]
      lastNumber = 0
    case .renumber(let count):
      let before = nodes
      nodes = [0: root]
      lastNumber = 0
      renumber(below: root)
      focus.rename { before[$0]?.number }
      focused = focused.flatMap { before[$0]?.number }
      selected = selected.flatMap { before[$0]?.number }
      scrolledTo = scrolledTo.flatMap { before[$0]?.number }
      return lastNumber == count
    }
    return true
  }

  private func renumber(below parent: BrowserNode) {
    for node in parent.children {
      lastNumber += 1
      node.number = lastNumber
      node.parent = parent.number
      node.outer = parent
      nodes[lastNumber] = node
      renumber(below: node)
    }
  }

  /// Makes the nodes of a tree, numbered in the order of the document.
  private func made(_ tree: Operation.Tree) -> BrowserNode {
    lastNumber += 1
    let node: BrowserNode
    switch tree {
    case .text(let text):
      node = BrowserNode(number: lastNumber, tag: "", text: text)
    case .element(let tag, _, let attributes, let children):
      node = BrowserNode(number: lastNumber, tag: tag)
      for attribute in attributes { node.set(attribute.name, attribute.value) }
      if node.isA("textarea", "title", "script", "style") {
        if case .text(let text) = children.first { node.text = text }
      } else {
        for child in children { place(made(child), in: node, before: nil) }
      }
    }
    nodes[node.number] = node
    return node
  }

  private func insert(_ node: BrowserNode, in parent: Int, before: Int) -> Bool {
    guard let parent = nodes[parent], !parent.isText else { return false }
    guard before != 0 else {
      place(node, in: parent, before: nil)
      return true
    }
    guard let index = parent.children.firstIndex(where: { $0.number == before }) else {
      return false
    }
    place(node, in: parent, before: index)
    return true
  }

  private func place(_ node: BrowserNode, in parent: BrowserNode, before index: Int?) {
    node.parent = parent.number
    node.outer = parent
    parent.children.insert(node, at: index ?? parent.children.count)
  }

  private func remove(_ count: Int, from node: BrowserNode) -> Bool {
    guard let parent = nodes[node.parent], count > 0,
      let start = parent.children.firstIndex(where: { $0 === node }),
      start + count <= parent.children.count
    else { return false }
    if focus.owner != nil {
      for node in parent.children[start..<(start + count)] { focus.bequeath(node, in: self) }
    }
    for node in parent.children[start..<(start + count)] { forget(node) }
    parent.children.removeSubrange(start..<(start + count))
    return true
  }

  private func detach(_ node: BrowserNode) {
    nodes[node.parent]?.children.removeAll { $0 === node }
  }

  private func forget(_ node: BrowserNode) {
    nodes[node.number] = nil
    node.outer = nil
    for child in node.children { forget(child) }
  }
}

extension Browser {
  /// Waits until a patch was applied, or `wake()` is called.
  func nextChange(isolation: isolated any Actor = #isolation) async {
    await withCheckedContinuation { waiting.append($0) }
  }

  func wake() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
