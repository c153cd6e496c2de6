extension Document {
  /// Writes the whole page anew, for a client that lost count: its nodes are numbered from 1 again.
  ///
  /// Until `forgetFormerNumbers`, events may name elements by their numbers from before the
  /// rebuild. If another rebuild comes earlier, no client has seen this one, so the former numbers
  /// stay valid.
  package func rebuild(into patch: inout Patch) {
    former = former ?? elementsByNumber()
    templates.forgetNumbers()
    templates.forgetUnused()
    templatesAtRebuild = templates.count
    write(into: &patch)
  }

  /// Whether the page has more templates than it may have. A rebuild forgets the templates without an
  /// instance on the page.
  ///
  /// - Parameter limit: the number of templates that every page may have. A page may also have twice the
  ///   number that it showed at the newest rebuild, as another rebuild could forget none of those.
  package func hasTooManyTemplates(_ limit: Int) -> Bool {
    templates.count > max(limit, 2 * templatesAtRebuild)
  }

  /// Whether the numbers of nodes run out, so that a rebuild is due. A rebuild numbers the nodes from 1 again.
  ///
  /// - Parameter limit: the highest number before a rebuild is due. The limit leaves room below 2^31, the end of the
  ///   wire's integers, for nodes that are mounted before the rebuild, and for the differences of numbers in a kept
  ///   session.
  package func hasSpentNumbers(_ limit: Int = 1 << 29) -> Bool { lastNumber > limit }

  /// Writes the whole page, for a client that shows nothing yet: no event was made before it.
  package func build(into patch: inout Patch) {
    write(into: &patch)
  }

  private func write(into patch: inout Patch) {
    renumber()
    patch.add(.rebuild) { _ in }
    writeInsertion(of: root.content, in: .object(root), before: .end, &patch)
    // The new elements begin with what the view says.
    touched.removeAll()
  }

  /// Says that no event will come any more that was made before the last rebuild was shown.
  package func forgetFormerNumbers() { former = nil }

  // Elements that do not listen are kept too: the browser may show an older view, in which they do.
  private func elementsByNumber() -> [Int: PageElement] {
    Reachable.noteFormerNumbers()
    var elements: [Int: PageElement] = [:]
    page.visitAll { node in
      if case .element(let element) = node { elements[element.number] = element }
      return true
    }
    return elements
  }

  /// Numbers the nodes from 1 in the document's order and forgets the tables of names and templates, as for a
  /// first paint.
  package func renumber() {
    lastNumber = 0
    names.removeAll()
    templates.forgetNumbers()
    listening.removeAll()
    renumber(&root.content)
  }

  private func renumber(_ mounted: inout Mounted) {
    switch mounted {
    case .empty, .leaf:
      break
    case .instance(let instance):
      renumber(instance)
    case .text(var text):
      text.number = nextNumber()
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
    element.number = nextNumber()
    if !element.attributes.listeners.isEmpty { listening[element.number] = .object(element) }
    for index in element.attributes.live.indices {
      element.attributes.live[index].shown = element.attributes.live[index].value
    }
    renumber(&element.content)
  }

  private func renumber(_ instance: Instance) {
    instance.base = lastNumber + 1
    instance.shown.removeAll()
    var placed = 0
    for index in instance.places.indices {
      lastNumber = instance.base - 1 + Int(instance.template.places[index].node) + placed
      let before = lastNumber
      renumber(&instance.places[index].content)
      instance.places[index].count = lastNumber - before
      placed += lastNumber - before
    }
    lastNumber = instance.base - 1 + instance.template.nodes.count + placed
    registerListeners(of: instance)
  }
}
