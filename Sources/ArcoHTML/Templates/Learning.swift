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
      let slot = slot(.text, draft.text(place).displayable)
      steps.append(.text(slot))
      node(nil, in: parent, slots: slot..<(slot + 1))
    case .element(let name, let span, let content):
      guard draft.areApart(span) else { return learnPlace(in: parent) }
      let node = nodes.count
      learn(name, draft, span, in: parent)
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

  /// Adds a value of the node that comes next, and returns its slot.
  @discardableResult
  private mutating func slot(_ kind: Template.Slot.Kind, _ value: String?) -> Int32 {
    slots.append(Template.Slot(node: Int32(nodes.count), kind: kind, first: value))
    return Int32(slots.count - 1)
  }

  private mutating func learn(
    _ name: ElementName, _ draft: Draft, _ attributes: Span, in parent: Int32
  ) {
    steps.append(.element(Int32(nodes.count)))
    let start = (slot: Int32(slots.count), mark: marks.count, listener: Int32(listeners.count))
    var own: [Listener] = []
    // All classes are one value, where the first are.
    var classes: (slot: Int32, mark: Int)?
    for place in attributes.indices {
      let attribute = draft.attribute(Int32(place))
      first.append(attribute.pointee.withoutAction)
      if let listener = attribute.listener {
        marks.append(.listener(Int32(listeners.count)))
        listeners.append(listener.withoutAction)
        own.append(listener)
      } else if attribute.isLive {
        // Its slot is to come.
        marks.append(.slot(0))
      } else if attribute.isClasses, let classes {
        marks[classes.mark] = .classes(classes.slot)
        marks.append(.classes(classes.slot))
      } else if let kind = attribute.slot {
        let slot = slot(
          kind,
          (attribute.isClasses ? draft.classes(attributes) : attribute.value)?.displayable)
        if attribute.isClasses { classes = (slot, marks.count) }
        marks.append(.slot(slot))
      }
    }
    for attribute in own.attributes { slot(.fixed(attribute.name), attribute.value) }
    // Live ones come last: a range clamps its value to the bounds it has at the time.
    for place in attributes.indices where Reachable.live {
      let attribute = draft.attribute(Int32(place))
      guard attribute.isLive else { continue }
      marks[start.mark + place - attributes.indices.lowerBound] = .slot(
        slot(.live(attribute.property), attribute.pointee.written.text.displayable))
    }
    node(
      name, in: parent, slots: start.slot..<Int32(slots.count),
      marks: Int32(start.mark)..<Int32(marks.count),
      listeners: start.listener..<Int32(listeners.count))
  }
}
