/// The way of an instance along the pieces of a run: how far it has come.
struct Reading {
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
    let step = reading.template.steps[reading.step]
    switch draft[index] {
    case .other(let html):
      return read(html.draft, html.index, &reading, &patch)
    case .branch, .loop, .keyed, .hole:
      guard case .place = step else { return false }
      reading.step += 1
      readPlace(HTML(draft, index), &reading, &patch)
      return true
    case .empty:
      guard case .empty = step else { return false }
      reading.step += 1
      return true
    case .text(let text):
      guard case .text(let slot) = step else { return false }
      reading.step += 1
      read(text, Int(slot), reading, &patch)
      return true
    case .list(let span):
      guard case .list(let count) = step, count == span.count else { return false }
      reading.step += 1
      for place in span.indices {
        guard read(draft, draft.listed(place), &reading, &patch) else { return false }
      }
      return true
    case .element(let name, let attributes, let content):
      if case .place = step {
        guard !draft.attributes(attributes).areApart else { return false }
        reading.step += 1
        readPlace(HTML(draft, index), &reading, &patch)
        return true
      }
      guard case .element(let node) = step, reading.template.nodes[Int(node)].name == name,
        readAttributes(draft, attributes, Int(node), &reading, &patch)
      else { return false }
      reading.step += 1
      return read(draft, content, &reading, &patch)
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
    _ draft: Draft, _ span: Span, _ node: Int, _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    let template = reading.template
    let marks = template.nodes[node].marks
    guard Int(span.count) == marks.count else { return false }
    // Live ones in a second round: a range clamps its value to the bounds it has at the time.
    var isLiveToCome = false
    for (index, mark) in zip(span.indices, marks) {
      let attribute = draft.attribute(index)
      switch template.marks[Int(mark)] {
      case .listener(let place):
        guard case .listener(let listener) = attribute,
          listener.listens(as: template.listeners[Int(place)])
        else { return false }
        take(listener.action, reading)
        reading.listener += 1
      case .slot(let slot):
        guard template.slots[Int(slot)].kind.fits(attribute) else { return false }
        if attribute.isLive {
          isLiveToCome = true
        } else {
          read(attribute, Int(slot), reading, &patch)
        }
      }
    }
    guard isLiveToCome else { return true }
    for (index, mark) in zip(span.indices, marks) {
      if case .slot(let slot) = template.marks[Int(mark)],
        case .live(let property, let value) = draft.attribute(index)
      {
        read(live: property, value, Int(slot), reading, &patch)
      }
    }
    return true
  }

  private func take(_ action: Listener.Action, _ reading: Reading) {
    if reading.isNew {
      reading.instance.actions.append(action)
    } else {
      reading.instance.actions[reading.listener] = action
    }
  }
}
