/// A node of the page: what has a number.
enum MountedNode {
  case text(MountedText)
  case element(MountedElement)

  var number: Int {
    switch self {
    case .text(let text): text.number
    case .element(let element): element.number
    }
  }
}

extension Mounted {
  /// Visits the outermost nodes in order until the closure says stop by returning false.
  @discardableResult
  func visitNodes(_ visit: (MountedNode) -> Bool) -> Bool {
    switch self {
    case .empty, .leaf: true
    case .text(let text): visit(.text(text))
    case .element(let element): visit(.element(element))
    case .list(let parts): parts.allSatisfy { $0.visitNodes(visit) }
    case .keyed(let rows): rows.rows.allSatisfy { $0.visitNodes(visit) }
    case .hole(let hole): hole.fillings.allSatisfy { $0.content.visitNodes(visit) }
    case .filling(let filling): filling.content.visitNodes(visit)
    }
  }

  /// The outermost nodes: the children of the element around.
  var nodes: [MountedNode] {
    var nodes: [MountedNode] = []
    visitNodes { node in
      nodes.append(node)
      return true
    }
    return nodes
  }

  /// The number of the first node; nil if nothing shows.
  var firstNumber: Int? {
    var first: Int?
    visitNodes { node in
      first = node.number
      return false
    }
    return first
  }

  /// Visits every node below, in the document's order, until the closure returns false.
  @discardableResult
  func visitAll(_ visit: (MountedNode) -> Bool) -> Bool {
    visitNodes { node in
      guard visit(node) else { return false }
      guard case .element(let element) = node else { return true }
      return element.content.visitAll(visit)
    }
  }
}
