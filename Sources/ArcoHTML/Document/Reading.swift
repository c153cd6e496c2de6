/// The way of an instance along the pieces of a run: how far it has come.
struct Reading: ~Copyable {
  let instance: Instance
  let template: Template
  /// The element around the instance.
  let parent: PageElement
  /// What follows the instance.
  let anchor: Anchor
  /// Whether the instance is just being made: it takes all values, and the page hears of none.
  let isNew: Bool
  var step = 0
  var place = 0
  var listener = 0
  /// How many nodes stand in the places so far.
  var placed = 0

  init(of instance: Instance, in parent: PageElement, before anchor: Anchor, isNew: Bool) {
    self.instance = instance
    self.template = instance.template
    self.parent = parent
    self.anchor = anchor
    self.isNew = isNew
  }
}

extension Document {
  /// Confirms the shape of an instance piece by piece and takes over the values.
  ///
  /// - Returns: false where the shape is another. What came before has been taken over then.
  func read(_ html: HTML, _ reading: inout Reading, into patch: inout Patch) -> Bool {
    read(html.draft, html.index, &reading, &patch) && reading.step == reading.template.steps.count
  }

  private func read(
    _ draft: Draft, _ index: Int32, _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    guard reading.step < reading.template.steps.count else { return false }
    switch (draft.piece(index).pointee, reading.template.steps[reading.step]) {
    case (.text(let text), .text(let slot)):
      reading.step += 1
      read(text, Int(slot), &reading, &patch)
      return true
    case (.element(let name, let attributes, let content), .element(let node)):
      guard reading.template.nodes[node].name == name,
        readAttributes(draft, attributes, node, &reading, &patch)
      else { return false }
      reading.step += 1
      return read(draft, content, &reading, &patch)
    case (.list(let span), .list(let count)):
      guard count == span.count else { return false }
      reading.step += 1
      for place in span.indices {
        guard read(draft, draft.listed(place), &reading, &patch) else { return false }
      }
      return true
    case (.empty, .empty):
      reading.step += 1
      return true
    case (.other(let html), _):
      return read(html.draft, html.index, &reading, &patch)
    case (let piece, .place):
      guard piece.takesPlace(in: draft) else { return false }
      reading.step += 1
      readPlace(HTML(draft, index), &reading, &patch)
      return true
    default:
      return false
    }
  }

  private func readPlace(_ html: HTML, _ reading: inout Reading, _ patch: inout Patch) {
    let instance = reading.instance
    let place = reading.place
    reading.place += 1
    let around = Int(reading.template.places[place].parent)
    let parent: PageElement = around < 0 ? reading.parent : .node(instance, around)
    guard reading.isNew else {
      var content = instance.places[place].content
      instance.places[place].content = .empty
      let anchor = instance.behind(place, orElse: around < 0 ? reading.anchor : .end)
      update(&content, to: html, in: parent, before: anchor, &patch)
      instance.places[place].content = content
      return
    }
    lastNumber = instance.base - 1 + Int(reading.template.places[place].node) + reading.placed
    let before = lastNumber
    let content = mounted(html, in: parent)
    reading.placed += lastNumber - before
    instance.places.append(Instance.Place(content: content, count: lastNumber - before))
  }

  private func readAttributes(
    _ draft: Draft, _ span: Span, _ node: Int32, _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    let template = reading.template
    let marks = template.nodes[node].marks
    guard Int(span.count) == marks.count else { return false }
    let offset = span.start - marks.lowerBound
    // Live ones in a second round: a range clamps its value to the bounds it has at the time.
    var isLiveToCome = false
    for mark in marks {
      let attribute = draft.attribute(mark + offset)
      switch template.marks[mark] {
      case .listener(let place):
        guard readListener(attribute, place, &reading) else { return false }
      case .slot(let slot):
        // Most are literals of the source, the same ones each time.
        if template.slots[slot].place < 0, template.wasFirst(attribute, at: mark) { continue }
        guard template.slots[slot].kind.fits(attribute.pointee) else { return false }
        if attribute.pointee.isLive {
          isLiveToCome = true
        } else {
          read(attribute: attribute.pointee.plainValue, Int(slot), &reading, &patch)
        }
      }
    }
    guard isLiveToCome else { return true }
    for mark in marks {
      if case .live(let property, let value) = draft.attribute(mark + offset).pointee,
        case .slot(let slot) = template.marks[mark]
      {
        read(live: property, value, Int(slot), &reading, &patch)
      }
    }
    return true
  }

  private func readListener(
    _ attribute: UnsafeMutablePointer<Attribute.Content>, _ place: Int32,
    _ reading: inout Reading
  ) -> Bool {
    guard case .listener(let listener) = attribute.pointee,
      listener.listens(as: reading.template.listeners[place])
    else { return false }
    if reading.isNew {
      reading.instance.actions.append(listener.action)
    } else {
      reading.instance.actions[reading.listener] = listener.action
    }
    reading.listener += 1
    return true
  }
}
