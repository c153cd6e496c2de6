extension Document {
  /// Renders one filling again; nothing happens if it is no longer on the page.
  package func update(
    _ filling: MountedFilling, to html: @autoclosure () -> HTML, into patch: inout Patch
  ) {
    guard filling.isMounted else { return }
    Draft.run { bring(filling, to: html(), into: &patch) }
  }

  /// Shows what was made anew for a filling; nothing happens if it is no longer on the page.
  package func bring(_ filling: MountedFilling, to html: HTML, into patch: inout Patch) {
    guard filling.isMounted else { return }
    // The filling holds it meanwhile.
    let isFollowed = filling.unmanagedInstance?._withUnsafeGuaranteedRef {
      follow(html, into: $0, &patch)
    }
    if isFollowed == true { return }
    update(filling, with: html, &patch)
  }

  private func update(_ filling: MountedFilling, with html: HTML, _ patch: inout Patch) {
    guard let place = holes[filling.hole] else { return }
    // Out of the filling while it changes: finding the anchor walks over it.
    var content = filling.content
    filling.content = .empty
    update(&content, to: html, in: place.parent, before: .afterFilling(filling.id), &patch)
    filling.content = content
    if !filling.isItsInstance { filling.letGo() }
  }

  /// Turns a mounted piece into another: in place where kind and name agree, else by replacing it.
  func update(
    _ mounted: inout Mounted, to html: HTML, in parent: PageElement, before anchor: Anchor,
    _ patch: inout Patch
  ) {
    switch html.draft[html.index] {
    case .branch(let piece):
      let piece = HTML(html.draft, piece)
      return update(&mounted, to: piece, in: parent, before: anchor, &patch)
    case .other(let other):
      let html = html.draft.other(other)
      return update(&mounted, to: html, in: parent, before: anchor, &patch)
    case let piece:
      if case .instance(let instance) = mounted {
        if follow(html, into: instance, &patch) { return }
        var reading = Reading(of: instance, in: parent, before: anchor, isNew: false)
        if read(html, into: instance, &reading, &patch) {
          return instance.template.noteRead(of: html)
        }
        mounted = expanded(instance, in: parent)
      }
      update(&mounted, to: piece, html, in: parent, before: anchor, &patch)
    }
  }

  private func update(
    _ mounted: inout Mounted, to piece: Piece, _ html: HTML, in parent: PageElement,
    before anchor: Anchor, _ patch: inout Patch
  ) {
    let draft = html.draft
    switch (mounted, piece) {
    case (.empty, .empty):
      break
    case (.text(var text), .text(let new)):
      guard let new = text.text.changed(to: draft.text(new)) else { return }
      text.text = new
      mounted = .text(text)
      setText(text.number, new, &patch)
    case (.element(let element), .element(let name, let span, let content))
    where element.name == name:
      updateAttributes(of: element, to: AttributeList(draft, span), &patch)
      update(element, to: HTML(draft, content), &patch)
    case (.list(var parts), .list(let span)), (.list(var parts), .loop(let span)):
      mounted = .empty
      update(&parts, to: draft, span, in: parent, before: anchor, &patch)
      mounted = .list(parts)
    case (.keyed(var rows), .keyed(let keys, let span)) where Reachable.keyedRows:
      mounted = .empty
      update(&rows, to: draft.keys(keys), draft, span, in: parent, before: anchor, &patch)
      mounted = .keyed(rows)
    case (.hole(let hole), .hole(let new)) where hole.id == draft.hole(new).id:
      break
    default:
      remove(mounted, &patch)
      mounted = insert(html, in: parent, before: anchor, &patch)
    }
  }

  private func update(_ element: MountedElement, to new: HTML, _ patch: inout Patch) {
    guard element.name.isLeaf else {
      var content = element.takeContent()
      update(&content, to: new, in: .object(element), before: .end, &patch)
      element.content = content
      return
    }
    guard case .leaf(let old) = element.content, case .text(let text) = new.draft[new.index],
      let text = old.changed(to: new.draft.text(text))
    else { return }
    element.content = .leaf(text)
    setText(element.number, text, &patch)
  }

  /// Compares part by part; what one side has more of comes or goes at the end.
  private func update(
    _ parts: inout [Mounted], to draft: Draft, _ span: Span, in parent: PageElement,
    before anchor: Anchor, _ patch: inout Patch
  ) {
    let common = min(parts.count, span.indices.count)
    remove(.list(Array(parts[common...])), &patch)
    parts.removeSubrange(common...)
    let places = span.indices.dropFirst(common)
    let added = mounted(places, of: draft, in: parent, guess: parts.last?.template)
    writeInsertion(of: .list(added), in: parent, before: anchor, &patch)
    var anchor = Mounted.list(added).firstNumber.map { .node($0) } ?? anchor
    for index in (0..<common).reversed() {
      let html = HTML(draft, draft.listed(span.indices.lowerBound + index))
      update(&parts[index], to: html, in: parent, before: anchor, &patch)
      anchor = parts[index].firstNumber.map { .node($0) } ?? anchor
    }
    parts += added
  }
}

extension String {
  /// The other text in the form that a page can show; nil if that form equals this text.
  fileprivate func changed(to other: String) -> String? {
    if hasSameBytes(as: other) { return nil }
    let other = other.displayable
    return hasSameBytes(as: other) ? nil : other
  }
}
