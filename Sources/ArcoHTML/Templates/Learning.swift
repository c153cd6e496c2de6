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
      first += span.indices.map { draft.attribute(Int32($0)).pointee.withoutAction }
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
    let start = Int32(slots.count)
    let own = attributes.compactMap { $0.listener }
    let plain = attributes.plainValues
    // Live ones come last: a range clamps its value to the bounds it has at the time.
    let live = attributes.compactMap { $0.isLive ? $0.said : nil }
    let fixed = own.attributes.map {
      (kind: Template.Slot.Kind.fixed($0.name), value: Optional($0.value))
    }
    let marks = Int32(self.marks.count)
    mark(attributes, plain: start, live: start + Int32(plain.count + fixed.count))
    node(
      name, in: parent, slots: start..<(start + Int32(plain.count + fixed.count + live.count)),
      marks: marks..<Int32(self.marks.count),
      listeners: Int32(listeners.count - own.count)..<Int32(listeners.count))
    slots += (plain + fixed + live).map { slot($0.kind, $0.value) }
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

extension [Attribute.Content] {
  /// What is said of plain attributes; all classes where the first are.
  fileprivate var plainValues: [(kind: Template.Slot.Kind, value: String?)] {
    var classes: String?
    for attribute in self { attribute.add(to: &classes) }
    var hasClasses = false
    return compactMap { attribute in
      guard attribute.isClasses else { return attribute.isLive ? nil : attribute.said }
      defer { hasClasses = true }
      return hasClasses ? nil : (.classes, classes?.displayable)
    }
  }
}
