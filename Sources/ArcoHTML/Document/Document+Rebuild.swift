extension Document {
  /// Writes the whole page anew, for a client that lost count: its nodes are numbered from 1 again.
  ///
  /// Events may name elements by the numbers from before it until `forgetFormerNumbers`. A rebuild
  /// that comes earlier replaces one that nobody saw, so the former numbers stay.
  package func rebuild(into patch: inout Patch) {
    former = former ?? elementsByNumber()
    renumber()
    patch.add(.rebuild) { _ in }
    writeInsertion(of: root.content, in: root, before: .end, &patch)
    // The new elements begin with what the view says.
    touched.removeAll()
  }

  /// Says that no event will come any more that was made before the last rebuild was shown.
  package func forgetFormerNumbers() { former = nil }

  // Elements that do not listen are kept too: the browser may show an older view, in which they do.
  private func elementsByNumber() -> [Int: MountedElement] {
    var elements: [Int: MountedElement] = [:]
    root.content.visitAll { node in
      if case .element(let element) = node { elements[element.number] = element }
      return true
    }
    return elements
  }

  /// Numbers the nodes from 1 in the document's order and forgets the table of names, as for a
  /// first paint.
  package func renumber() {
    lastNumber = 0
    names.removeAll()
    listening.removeAll(keepingCapacity: true)
    renumber(&root.content)
  }

  private func renumber(_ mounted: inout Mounted) {
    switch mounted {
    case .empty, .leaf:
      break
    case .text(var text):
      lastNumber += 1
      text.number = lastNumber
      mounted = .text(text)
    case .element(let element):
      renumber(element)
    case .list(var parts):
      for index in parts.indices { renumber(&parts[index]) }
      mounted = .list(parts)
    case .keyed(var rows):
      for index in rows.rows.indices { renumber(&rows.rows[index]) }
      mounted = .keyed(rows)
    case .hole(let hole):
      for filling in hole.fillings { renumber(&filling.content) }
    case .filling(let filling):
      renumber(&filling.content)
    }
  }

  private func renumber(_ element: MountedElement) {
    lastNumber += 1
    element.number = lastNumber
    if !element.attributes.listeners.isEmpty { listening[lastNumber] = element }
    for index in element.attributes.live.indices {
      element.attributes.live[index].shown = element.attributes.live[index].value
    }
    renumber(&element.content)
  }
}
