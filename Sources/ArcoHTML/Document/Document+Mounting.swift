extension Document {
  /// Numbers and registers the nodes of a piece that is about to be shown.
  func mounted(_ html: HTML, in parent: MountedElement) -> Mounted {
    switch html.content {
    case .empty:
      return .empty
    case .text(let text):
      return .text(MountedText(number: nextNumber(), text: text.displayable))
    case .element(let element):
      return .element(mounted(element))
    case .list(let parts):
      return .list(parts.map { mounted($0, in: parent) })
    case .keyed(let rows):
      return .keyed(
        MountedRows(keys: rows.map { $0.key }, rows: rows.map { mounted($0.content, in: parent) }))
    case .hole(let hole):
      return .hole(mounted(hole, in: parent))
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func mounted(_ element: HTML.Element) -> MountedElement {
    let new = MountedElement(
      number: nextNumber(), name: element.name, attributes: AttributeList(element.attributes))
    if !new.attributes.listeners.isEmpty { listening[new.number] = new }
    if new.isBarrier { barriers.append(new) }
    new.content = mountedContent(element.children, of: new)
    return new
  }

  private func mountedContent(_ children: HTML, of element: MountedElement) -> Mounted {
    guard element.name.isLeaf else { return mounted(children, in: element) }
    if case .text(let text) = children.content { return .leaf(text.displayable) }
    return .empty
  }

  private func mounted(_ hole: Hole, in parent: MountedElement) -> MountedHole {
    let new = MountedHole(id: hole.id)
    holes[hole.id] = PlacedHole(hole: new, parent: parent)
    new.fillings = hole.fillings().map { mounted($0, hole: hole.id, in: parent) }
    return new
  }

  func mounted(_ filling: Filling, hole: Int, in parent: MountedElement) -> MountedFilling {
    let new = MountedFilling(id: filling.id, hole: hole)
    fillings[filling.id] = new
    new.content = mounted(filling.content(), in: parent)
    return new
  }

  /// Forgets a piece that is taken off the page.
  ///
  /// A hole may already be mounted again elsewhere: only what is still registered for this one is
  /// dropped.
  func unmount(_ old: Mounted) {
    switch old {
    case .empty, .text, .leaf:
      break
    case .element(let element):
      if !element.attributes.listeners.isEmpty { listening[element.number] = nil }
      if element.isBarrier { barriers.removeAll { $0 === element } }
      element.isMounted = false
      unmount(element.content)
    case .list(let parts):
      for part in parts { unmount(part) }
    case .keyed(let rows):
      for row in rows.rows { unmount(row) }
    case .hole(let hole):
      for filling in hole.fillings { unmount(.filling(filling)) }
      if holes[hole.id]?.hole === hole { holes[hole.id] = nil }
    case .filling(let filling):
      unmount(filling.content)
      if fillings[filling.id] === filling { fillings[filling.id] = nil }
    }
  }
}
