/// An element of the page: an object of its own, or a node of an instance.
enum PageElement {
  case object(MountedElement)
  case node(Instance, Int)
}

extension PageElement {
  var number: Int {
    switch self {
    case .object(let element): element.number
    case .node(let instance, let node): instance.number(of: node)
    }
  }

  var name: ElementName {
    switch self {
    case .object(let element): element.name
    case .node(let instance, let node): instance.template.nodes[node].name.unsafelyUnwrapped
    }
  }

  var isMounted: Bool {
    switch self {
    case .object(let element): element.isMounted
    case .node(let instance, _): instance.hasNodes
    }
  }

  /// The instance that it is a node of.
  var instance: Instance? {
    if case .node(let instance, _) = self { return instance }
    return nil
  }

  /// The attributes, live properties and listeners.
  ///
  /// - Complexity: linear in them; those of a node are put together anew.
  var attributes: AttributeList {
    switch self {
    case .object(let element): element.attributes
    case .node(let instance, let node): instance.attributes(of: node)
    }
  }

  /// The value of a plain attribute; nil if the element does not have it.
  func value(of name: Name) -> String? {
    switch self {
    case .object(let element):
      return element.attributes.value(of: name)
    case .node(let instance, let node):
      let slot = instance.template.slot(of: node) { !$0.isLive && $0.name == name }
      return slot.flatMap { instance[$0] }
    }
  }

  /// The value of a live property; nil if the view does not say it.
  func value(of property: LiveProperty) -> String? {
    switch self {
    case .object(let element):
      return element.attributes.value(of: property)
    case .node(let instance, let node):
      return instance.template.slot(of: node) { $0.isLive(property) }.flatMap { instance[$0] }
    }
  }

  func has(_ name: Name) -> Bool { value(of: name) != nil }

  func has(_ name: Name, _ value: String) -> Bool {
    self.value(of: name)?.hasSameBytes(as: value) ?? false
  }

  /// Returns the listener of the element for events of a kind.
  func listener(of kind: EventKind) -> Listener? {
    switch self {
    case .object(let element):
      return element.attributes.listener(of: kind)
    case .node(let instance, let node):
      let listeners = instance.template.nodes[node].listeners
      let index = listeners.first { instance.template.listeners[Int($0)].kind == kind }
      return index.flatMap { instance.listener(Int($0)) }
    }
  }

  /// Visits the outermost nodes below, in order, until the closure returns false.
  @discardableResult
  func visitNodes(_ visit: (MountedNode) -> Bool) -> Bool {
    switch self {
    case .object(let element): element.content.visitNodes(visit)
    case .node(let instance, let node): instance.visitNodes(of: node, visit)
    }
  }

  /// Visits every node below, in the document's order, until the closure returns false.
  @discardableResult
  func visitAll(_ visit: (MountedNode) -> Bool) -> Bool {
    visitNodes { node in
      guard visit(node) else { return false }
      guard case .element(let element) = node else { return true }
      return element.visitAll(visit)
    }
  }

  /// The text of a leaf; nil for an element with children.
  var leafText: String? {
    guard name.isLeaf else { return nil }
    if name.form == .value { return value(of: .value) ?? "" }
    switch self {
    case .object(let element):
      if case .leaf(let text) = element.content { return text }
    case .node(let instance, let node):
      if let slot = instance.template.slot(of: node, where: { $0.isLeaf }) { return instance[slot] }
    }
    return ""
  }

  /// The attributes a new element begins with.
  var initialAttributes: [AttributeList.Plain] { attributes.initial(of: name) }
}

extension LiveProperty {
  /// The attribute's value with which an element begins; nil for none.
  func attribute(of value: String) -> String? {
    guard isFlag else { return value }
    return value.utf8.isEmpty ? nil : ""
  }
}

extension Template.Slot.Kind {
  var isLive: Bool {
    if case .live = self { return true }
    return false
  }

  func isLive(_ property: LiveProperty) -> Bool {
    if case .live(property) = self { return true }
    return false
  }

  var isLeaf: Bool {
    if case .leaf = self { return true }
    return false
  }
}

extension Template {
  /// The slot of an element that is of a kind.
  func slot(of node: Int, where isWanted: (Slot.Kind) -> Bool) -> Int? {
    nodes[node].slots.first { isWanted(slots[Int($0)].kind) }.map { Int($0) }
  }
}

extension Instance {
  fileprivate func listener(_ index: Int) -> Listener? {
    action(of: index).map { template.listeners[index].running($0) }
  }

  fileprivate func attributes(of node: Int) -> AttributeList {
    var plain: [AttributeList.Plain] = []
    var live: [AttributeList.Live] = []
    for slot in template.nodes[node].slots {
      let slot = Int(slot)
      let kind = template.slots[slot].kind
      guard let name = kind.name, let value = self[slot] else { continue }
      if case .live(let property) = kind {
        live.append(
          AttributeList.Live(property: property, value: value, shown: shown(slot) ?? value))
      } else {
        plain.append(AttributeList.Plain(name: name, value: value))
      }
    }
    let listeners = template.nodes[node].listeners.compactMap { listener(Int($0)) }
    return AttributeList(plain: plain, live: live, listeners: listeners)
  }
}

extension PageElement? {
  /// Whether both are the same element, or none.
  static func === (left: PageElement?, right: PageElement?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.object(let one)?, .object(let other)?): one === other
    case (.node(let one, let node)?, .node(let other, let otherNode)?):
      one === other && node == otherNode
    default: false
    }
  }
}
