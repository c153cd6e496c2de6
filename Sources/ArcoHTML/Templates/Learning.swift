/// Learns a template from pieces.
struct Learning {
  private(set) var steps: [Template.Step] = []
  private(set) var nodes: [Template.Node] = []
  private(set) var marks: [Template.Mark] = []
  private(set) var slots: [Template.Slot] = []
  private(set) var first: [Attribute] = []
  private(set) var listeners: [Listener] = []
  private(set) var places: [Template.Place] = []

  init(_ html: HTML) {
    learn(html.draft, html.index, in: -1)
  }

  private mutating func learn(_ draft: Draft, _ index: Int32, in parent: Int32) {
    switch draft[index] {
    case .empty:
      steps.append(.empty)
    case .text(let place):
      steps.append(.text(Int32(slots.count)))
      node(nil, in: parent, slots: Int32(slots.count)..<Int32(slots.count + 1))
      slots.append(slot(.text, draft.text(place).displayable))
    case .element(let name, let span, let content):
      let attributes = draft.attributes(span)
      guard attributes.areApart else { return learnPlace(in: parent) }
      let node = nodes.count
      learn(name, attributes, in: parent)
      for place in span.indices {
        first.append(draft.attribute(Int32(place)).pointee.withoutAction)
      }
      if name.isLeaf {
        learnLeaf(draft, content, of: node)
      } else {
        learn(draft, content, in: Int32(node))
      }
      nodes[node].end = Int32(nodes.count)
    case .list(let span):
      steps.append(.list(span.count))
      for place in span.indices { learn(draft, draft.listed(place), in: parent) }
    case .branch, .loop, .keyed, .hole:
      learnPlace(in: parent)
    case .other(let place):
      let html = draft.other(place)
      learn(html.draft, html.index, in: parent)
    }
  }

  private mutating func learnPlace(in parent: Int32) {
    steps.append(.place)
    places.append(Template.Place(parent: parent, node: Int32(nodes.count)))
  }

  private mutating func learnLeaf(_ draft: Draft, _ index: Int32, of node: Int) {
    guard case .text(let place) = draft[index] else {
      steps.append(.empty)
      return
    }
    steps.append(.text(Int32(slots.count)))
    let text = draft.text(place).displayable
    slots.append(Template.Slot(node: Int32(node), kind: .leaf, first: text))
    nodes[node].slots = nodes[node].slots.lowerBound..<Int32(slots.count)
  }

  private mutating func node(
    _ name: ElementName?, in parent: Int32, slots: Range<Int32>, marks: Range<Int32> = 0..<0,
    listeners: Range<Int32> = 0..<0
  ) {
    nodes.append(
      Template.Node(
        name: name, parent: parent, end: Int32(nodes.count + 1), slots: slots, marks: marks,
        listeners: listeners))
  }

  private func slot(_ kind: Template.Slot.Kind, _ value: String?) -> Template.Slot {
    Template.Slot(node: Int32(nodes.count - 1), kind: kind, first: value)
  }

  private mutating func learn(
    _ name: ElementName, _ attributes: [Attribute.Content], in parent: Int32
  ) {
    steps.append(.element(Int32(nodes.count)))
    let node = Int32(nodes.count)
    let start = Int32(slots.count)
    learnPlain(attributes, of: node)
    let own = attributes.compactMap { $0.listener }
    for attribute in own.attributes {
      slots.append(
        Template.Slot(node: node, kind: .fixed(attribute.name), first: attribute.value))
    }
    // Live ones come last: a range clamps its value to the bounds it has at the time.
    let live = Int32(slots.count)
    for attribute in attributes where Reachable.live && attribute.isLive {
      learnSlot(attribute.said, of: node)
    }
    let marks = Int32(self.marks.count)
    mark(attributes, plain: start, live: live)
    self.node(
      name, in: parent, slots: start..<Int32(slots.count), marks: marks..<Int32(self.marks.count),
      listeners: Int32(listeners.count - own.count)..<Int32(listeners.count))
  }

  /// Learns what is said of plain attributes; all classes where the first are.
  private mutating func learnPlain(_ attributes: [Attribute.Content], of node: Int32) {
    var classes: String?
    for attribute in attributes { attribute.add(to: &classes) }
    var hasClasses = false
    for attribute in attributes where !attribute.isLive {
      guard attribute.isClasses else {
        learnSlot(attribute.said, of: node)
        continue
      }
      if !hasClasses { learnSlot((.classes, classes?.displayable), of: node) }
      hasClasses = true
    }
  }

  // Once, and not in each of its callers.
  @inline(never)
  private mutating func learnSlot(
    _ said: (kind: Template.Slot.Kind, value: String?)?, of node: Int32
  ) {
    guard let said else { return }
    slots.append(Template.Slot(node: node, kind: said.kind, first: said.value))
  }

  private mutating func mark(
    _ attributes: [Attribute.Content], plain: Int32, live: Int32
  ) {
    var plain = plain
    var live = live
    var classes: Int32?
    let isJoined = attributes.count { $0.isClasses } > 1
    for attribute in attributes {
      if let listener = attribute.listener {
        marks.append(.listener(Int32(listeners.count)))
        listeners.append(listener.withoutAction)
      } else if attribute.isLive {
        marks.append(.slot(live))
        live += 1
      } else if isJoined, attribute.isClasses {
        marks.append(.classes(classes ?? plain))
        if classes == nil {
          classes = plain
          plain += 1
        }
      } else {
        marks.append(.slot(plain))
        plain += 1
      }
    }
  }
}
