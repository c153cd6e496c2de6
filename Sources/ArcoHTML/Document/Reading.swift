/// The way of an instance along the pieces of a run: how far it has come.
struct Reading: ~Copyable {
  let steps: Fixed<Template.Step>
  let nodes: Fixed<Template.Node>
  let marks: Fixed<Template.Mark>
  let slots: Fixed<Template.Slot>
  let first: Fixed<Attribute>
  /// The element around the instance.
  let parent: PageElement
  /// The anchor after the instance.
  let anchor: Anchor
  /// Whether the instance is just being made: it takes all values, and the page hears of none.
  let isNew: Bool
  var step = 0
  var place = 0
  var listener = 0
  /// How many nodes stand in the places so far.
  var placed = 0

  init(of instance: Instance, in parent: PageElement, before anchor: Anchor, isNew: Bool) {
    steps = instance.template.steps
    nodes = instance.template.nodes
    marks = instance.template.marks
    slots = instance.template.slots
    first = instance.template.first
    self.parent = parent
    self.anchor = anchor
    self.isNew = isNew
  }

  /// Whether a mark is an attribute that has been the same so far in all instances.
  func isSettled(_ mark: Int32) -> Bool {
    switch marks[mark] {
    case .slot(let slot): slots[slot].place < 0
    case .classes, .listener: false
    }
  }
}

extension Document {
  /// Confirms the shape of an instance piece by piece and takes over the values.
  ///
  /// - Returns: false where the shape is another. What came before has been taken over then.
  func read(
    _ html: HTML, into instance: Instance, _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    read(html.draft, html.index, instance, &reading, &patch)
      && reading.step == reading.steps.count
  }

  private func read(
    _ draft: Draft, _ index: Int32, _ instance: Instance, _ reading: inout Reading,
    _ patch: inout Patch
  ) -> Bool {
    guard reading.step < reading.steps.count else { return false }
    let piece = draft[index]
    if case .other(let other) = piece {
      let html = draft.other(other)
      return read(html.draft, html.index, instance, &reading, &patch)
    }
    let step = reading.steps[reading.step]
    reading.step += 1
    switch step {
    case .empty:
      guard case .empty = piece else { return false }
      return true
    case .text(let slot):
      guard case .text(let text) = piece else { return false }
      read(draft.text(text), slot, reading.slots, instance, isNew: reading.isNew, &patch)
      return true
    case .element(let node):
      guard case .element(let name, let attributes, let content) = piece else {
        return false
      }
      return reading.nodes[node].isNamed(name)
        && readAttributes(draft, attributes, node, instance, &reading, &patch)
        && read(draft, content, instance, &reading, &patch)
    case .list(let count):
      guard case .list(let span) = piece, count == span.count else { return false }
      for place in span.indices {
        guard read(draft, draft.listed(place), instance, &reading, &patch) else { return false }
      }
      return true
    case .place:
      guard piece.takesPlace(in: draft) else { return false }
      readPlace(HTML(draft, index), instance, &reading, &patch)
      return true
    }
  }

  private func readPlace(
    _ html: HTML, _ instance: Instance, _ reading: inout Reading, _ patch: inout Patch
  ) {
    let place = reading.place
    reading.place += 1
    if !reading.isNew, case .hole(let hole) = html.draft[html.index],
      case .hole(let shown) = instance.places[place].content, html.draft.isHole(hole, shown.id)
    {
      return
    }
    let around = Int(instance.template.places[place].parent)
    let parent: PageElement = around < 0 ? reading.parent : .node(instance, around)
    guard reading.isNew else {
      var content = instance.places[place].content
      instance.places[place].content = .empty
      let anchor = instance.behind(place, orElse: around < 0 ? reading.anchor : .end)
      update(&content, to: html, in: parent, before: anchor, &patch)
      instance.places[place].content = content
      return
    }
    lastNumber = instance.base - 1 + Int(instance.template.places[place].node) + reading.placed
    let before = lastNumber
    let content = mounted(html, in: parent)
    reading.placed += lastNumber - before
    if around >= 0, case .hole(let hole) = content, instance.template.isLast(place) {
      holes[hole.id]?.isLast = true
    }
    instance.places.append(Instance.Place(content: content, count: lastNumber - before))
  }

  private func readAttributes(
    _ draft: Draft, _ span: Span, _ node: Int32, _ instance: Instance,
    _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    let marks = reading.nodes[node].marks
    guard Int(span.count) == marks.count else { return false }
    guard !marks.isEmpty else { return true }
    // Most are literals of the source, the same ones each time.
    var mark = marks.lowerBound
    var attribute = draft.attribute(span.start)
    while mark < marks.upperBound, reading.isSettled(mark),
      reading.first.pointer(to: mark).isWritten(as: attribute)
    {
      mark &+= 1
      attribute += 1
    }
    return mark == marks.upperBound
      || readOthers(draft, span, mark, marks, instance, &reading, &patch)
  }

  /// Reads the attributes of an element from one on that has to be looked at.
  private func readOthers(
    _ draft: Draft, _ span: Span, _ start: Int32, _ marks: Range<Int32>, _ instance: Instance,
    _ reading: inout Reading, _ patch: inout Patch
  ) -> Bool {
    let offset = span.start - marks.lowerBound
    // Live ones in a second round: a range clamps its value to the bounds it has at the time.
    var isLiveToCome = false
    var changedClasses: Int32?
    for mark in start..<marks.upperBound {
      let attribute = draft.attribute(mark + offset)
      let first = reading.first.pointer(to: mark)
      let isFirst = first.isWritten(as: attribute)
      guard isFirst || first.fits(attribute) else { return false }
      switch reading.marks[mark] {
      case .listener:
        take(attribute.action.unsafelyUnwrapped, instance, &reading)
      case .classes(let slot):
        if !isFirst || reading.slots[slot].place >= 0 { changedClasses = slot }
      case .slot(let slot):
        if isFirst, reading.slots[slot].place < 0 { continue }
        if attribute.isLive {
          isLiveToCome = true
        } else {
          read(
            attribute: attribute.value, slot, reading.slots, instance, isNew: reading.isNew,
            &patch)
        }
      }
    }
    if let slot = changedClasses {
      read(
        attribute: draft.classes(span), slot, reading.slots, instance, isNew: reading.isNew,
        &patch)
    }
    guard isLiveToCome else { return true }
    for mark in marks {
      let attribute = draft.attribute(mark + offset)
      if Reachable.live, attribute.isLive, case .slot(let slot) = reading.marks[mark] {
        read(
          live: attribute.property, attribute.pointee.written.text, slot, reading.slots, instance,
          isNew: reading.isNew, &patch)
      }
    }
    return true
  }

  private func take(
    _ action: Listener.Action, _ instance: Instance, _ reading: inout Reading
  ) {
    instance.setAction(of: reading.listener, to: action)
    reading.listener += 1
  }
}
