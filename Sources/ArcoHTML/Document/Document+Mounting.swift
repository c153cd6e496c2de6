extension Document {
  /// Numbers and registers the nodes of a piece that is about to be shown.
  ///
  /// - Parameter guess: a template that the piece is likely to have the shape of.
  func mounted(_ html: HTML, in parent: PageElement, guess: Template? = nil) -> Mounted {
    let draft = html.draft
    switch draft[html.index] {
    case .empty:
      return .empty
    case .branch(let piece):
      return mounted(HTML(draft, piece), in: parent)
    case .loop(let span):
      return .list(mounted(span.indices, of: draft, in: parent))
    case .keyed(let keys, let span):
      let rows = mounted(span.indices, of: draft, in: parent)
      return .keyed(
        MountedRows(keys: draft.keys(keys), rows: rows, guess: rows.last?.template))
    case .hole(let hole):
      return .hole(mounted(draft.hole(hole), in: parent))
    case .other(let other):
      return mounted(draft.other(other), in: parent, guess: guess)
    case .element(let name, let span, let content):
      if let guess, guess.places.isEmpty, let instance = instance(of: guess, html, in: parent) {
        return .instance(instance)
      }
      guard draft.areApart(span) else {
        return .element(mounted(name, AttributeList(draft, span), HTML(draft, content)))
      }
      return .instance(instance(of: html, in: parent, guess: nil))
    case .text, .list:
      return .instance(instance(of: html, in: parent, guess: guess))
    }
  }

  /// Mounts neighbours, which a draft lists in these places.
  ///
  /// - Parameter guess: a template that the first of them is likely to have the shape of.
  func mounted(
    _ places: Range<Int>, of draft: Draft, in parent: PageElement, guess: Template? = nil
  ) -> [Mounted] {
    var rows: [Mounted] = []
    rows.reserveCapacity(places.count)
    for index in places {
      let guess = rows.isEmpty ? guess : rows.last?.template
      rows.append(mounted(HTML(draft, draft.listed(index)), in: parent, guess: guess))
    }
    return rows
  }

  private func instance(of html: HTML, in parent: PageElement, guess: Template?) -> Instance {
    // Without places, nothing else is mounted before the shape is confirmed.
    if let guess, guess.places.isEmpty, let instance = instance(of: guess, html, in: parent) {
      return instance
    }
    let template = templates.template(for: html, guess: guess)
    guard let instance = instance(of: template, html, in: parent) else {
      preconditionFailure("internal error in Arco: markup does not fit its template")
    }
    return instance
  }

  private func instance(
    of template: Template, _ html: HTML, in parent: PageElement
  ) -> Instance? {
    if let instance = begin(template, with: html) { return instance }
    let instance = Instance(template)
    instance.base = lastNumber + 1
    var none = Patch()
    var reading = Reading(of: instance, in: parent, before: .end, isNew: true)
    guard read(html, into: instance, &reading, &none) else { return nil }
    template.noteRead(of: html)
    lastNumber = instance.base - 1 + template.nodes.count + reading.placed
    register(instance)
    return instance
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func mounted(
    _ name: ElementName, _ attributes: AttributeList, _ content: HTML
  ) -> MountedElement {
    let new = MountedElement(number: nextNumber(), name: name, attributes: attributes)
    register(new)
    new.content = mountedContent(content, of: new)
    return new
  }

  private func mountedContent(_ html: HTML, of element: MountedElement) -> Mounted {
    guard element.name.isLeaf else { return mounted(html, in: .object(element)) }
    if case .text(let text) = html.draft[html.index] {
      return .leaf(html.draft.text(text).displayable)
    }
    return .empty
  }

  private func mounted(_ hole: Hole, in parent: PageElement) -> MountedHole {
    let new = MountedHole(id: hole.id)
    let here = PlacedHole(new, in: parent)
    holes[hole.id] = here
    let fillings = hole.fillings()
    new.fillings.reserveCapacity(fillings.count)
    for filling in fillings {
      new.fillings.append(mounted(filling, in: here))
    }
    return new
  }

  func mounted(_ filling: Filling, in here: PlacedHole) -> MountedFilling {
    let content = mounted(filling.content, in: here)
    let new = MountedFilling.of(content, id: filling.id, hole: here.hole.id)
    filling.whenMounted(new)
    return new
  }

  /// Mounts what a filling shows.
  func mounted(_ content: () -> HTML, in here: PlacedHole) -> Mounted {
    Draft.run {
      let html = content()
      if let guess = here.hole.guess, let instance = begin(guess, with: html) {
        return .instance(instance)
      }
      return mounted(html, in: here)
    }
  }

  private func mounted(_ html: HTML, in here: PlacedHole) -> Mounted {
    let content = mounted(html, in: here.parent, guess: here.hole.guess)
    if let template = content.template { here.hole.guess = template }
    return content
  }

  /// Mounts what a filling shows as the last piece of the element around a hole, and writes it.
  func append(_ content: () -> HTML, in here: PlacedHole, _ patch: inout Patch) -> Mounted {
    Draft.run {
      let html = content()
      let parent = here.parent.number
      if let guess = here.hole.guess,
        let instance = append(guess, with: html, in: parent, &patch)
      {
        return .instance(instance)
      }
      let content = mounted(html, in: here)
      writeInsertion(of: content, in: parent, before: 0, &patch)
      return content
    }
  }

  private func register(_ new: MountedElement) {
    if !new.attributes.listeners.isEmpty { listening[new.number] = .object(new) }
    if PageElement.object(new).isBarrier { barriers.append(.object(new)) }
  }

  func register(_ instance: Instance) {
    registerListeners(of: instance)
    for node in instance.template.barriers { barriers.append(.node(instance, node)) }
  }

  /// Without places, the numbers of an instance are consecutive, so one entry finds all its listeners: the
  /// entry of the first one. A page of the table does not see the entries of earlier pages, so each page
  /// gets an entry of its own.
  @inline(__always)
  func registerListeners(of instance: Instance) {
    let (first, last) = (instance.template.firstListening, instance.template.lastListening)
    if first < 0 { return }
    if instance.places.isEmpty, listening.areTogether(instance.base + first, instance.base + last) {
      listening.add(.node(instance, first), instance.base + first)
    } else {
      registerEach(of: instance)
    }
  }

  @inline(never)
  private func registerEach(of instance: Instance) {
    var former: Int?
    for node in instance.template.listening {
      let number = instance.number(of: node)
      let isFound =
        instance.places.isEmpty && former.map { listening.areTogether($0, number) } ?? false
      if !isFound { listening.add(.node(instance, node), number) }
      former = number
    }
  }

  /// The element of a number, if it listens.
  func listener(_ number: Int) -> PageElement? {
    guard let found = listening.last(upTo: number) else { return nil }
    if case .node(let instance, _) = found, instance.places.isEmpty {
      let node = number - instance.base
      let nodes = instance.template.nodes
      return node < nodes.count && !nodes[node].listeners.isEmpty ? .node(instance, node) : nil
    }
    return found.number == number ? found : nil
  }

  /// Forgets what is known of an instance's own nodes.
  func unregister(_ instance: Instance) {
    let (first, last) = (instance.template.firstListening, instance.template.lastListening)
    if !instance.places.isEmpty {
      for node in instance.template.listening { listening.remove(instance.number(of: node)) }
    } else if first >= 0 {
      listening.remove((instance.base + first)..<(instance.base + last + 1))
    }
    instance.hasNodes = false
    forgetBarriers(instance.template.barriers.count)
  }

  /// Notes that barriers have become stale. They leave the list once they may be half of it: O(1) for each, amortised.
  func forgetBarriers(_ count: Int) {
    guard count > 0 else { return }
    staleBarriers += count
    guard 2 * staleBarriers >= barriers.count else { return }
    // A node of an instance is in the list for good, whatever its attributes are now.
    barriers.removeAll { !$0.isMounted || $0.instance == nil && !$0.isBarrier }
    staleBarriers = 0
  }

  /// Forgets a piece that is taken off the page.
  ///
  /// A hole may already be mounted again elsewhere: only what is still registered for this one is
  /// dropped.
  func unmount(_ old: Mounted) {
    switch old {
    case .instance(let instance):
      unregister(instance)
      // The most of what goes has nothing in it.
      if instance.places.isEmpty { return }
    case .element(let element):
      if !element.attributes.listeners.isEmpty { listening.remove(element.number) }
      element.isMounted = false
      forgetBarriers(PageElement.object(element).isBarrier ? 1 : 0)
    case .hole(let hole):
      for filling in hole.fillings { filling.isMounted = false }
      if holes[hole.id]?.hole === hole { holes[hole.id] = nil }
    case .filling(let filling):
      filling.isMounted = false
    case .empty, .text, .leaf, .list, .keyed:
      break
    }
    old.forEachPart { unmount($0) }
  }

  /// Forgets a filling that is taken off the page.
  func unmount(_ filling: MountedFilling, showing content: Mounted) {
    filling.isMounted = false
    unmount(content)
  }
}

extension Mounted {
  /// The template it is an instance of.
  var template: Template? {
    if case .instance(let instance) = self { return instance.template }
    return nil
  }
}
