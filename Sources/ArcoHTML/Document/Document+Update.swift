extension Document {
  /// Renders one filling again; nothing happens if it is no longer on the page.
  package func update(filling id: Int, to html: HTML, into patch: inout Patch) {
    guard let filling = fillings[id], let place = holes[filling.hole] else { return }
    // Out of the filling while it changes: finding the anchor walks over it.
    var content = filling.content
    filling.content = .empty
    update(&content, to: html, in: place.parent, before: .afterFilling(id), &patch)
    filling.content = content
  }

  /// Turns a mounted piece into another: in place where kind and name agree, else by replacing it.
  func update(
    _ mounted: inout Mounted, to html: HTML, in parent: MountedElement, before anchor: Anchor,
    _ patch: inout Patch
  ) {
    switch (mounted, html.content) {
    case (.empty, .empty):
      break
    case (.text(var text), .text(let new)):
      guard let new = text.text.changed(to: new) else { return }
      text.text = new
      mounted = .text(text)
      setText(text.number, new, &patch)
    case (.element(let element), .element(let new)) where element.name == new.name:
      update(element, to: new, &patch)
    case (.list(var parts), .list(let new)):
      mounted = .empty
      update(&parts, to: new, in: parent, before: anchor, &patch)
      mounted = .list(parts)
    case (.keyed(var rows), .keyed(let new)):
      mounted = .empty
      update(&rows, to: new, in: parent, before: anchor, &patch)
      mounted = .keyed(rows)
    case (.hole(let hole), .hole(let new)) where hole.id == new.id:
      break
    default:
      remove(mounted, &patch)
      mounted = insert(html, in: parent, before: anchor, &patch)
    }
  }

  private func update(
    _ element: MountedElement, to new: HTML.Element, _ patch: inout Patch
  ) {
    updateAttributes(of: element, to: AttributeList(new.attributes), &patch)
    guard element.name.isLeaf else {
      var content = element.takeContent()
      update(&content, to: new.children, in: element, before: .end, &patch)
      element.content = content
      return
    }
    guard case .leaf(let old) = element.content, case .text(let text) = new.children.content,
      let text = old.changed(to: text)
    else { return }
    element.content = .leaf(text)
    setText(element.number, text, &patch)
  }

  /// Compares part by part; what one side has more of comes or goes at the end.
  private func update(
    _ parts: inout [Mounted], to new: [HTML], in parent: MountedElement, before anchor: Anchor,
    _ patch: inout Patch
  ) {
    let common = min(parts.count, new.count)
    for part in parts[common...] {
      remove(part, &patch)
    }
    parts.removeSubrange(common...)
    var anchor = anchor
    let added = new[common...].map { insert($0, in: parent, before: anchor, &patch) }
    for part in added.reversed() {
      anchor = part.firstNumber.map { .node($0) } ?? anchor
    }
    for index in (0..<common).reversed() {
      update(&parts[index], to: new[index], in: parent, before: anchor, &patch)
      anchor = parts[index].firstNumber.map { .node($0) } ?? anchor
    }
    parts += added
  }
}

extension String {
  /// The other text as a page can hold it; nil if that is this one.
  fileprivate func changed(to other: String) -> String? {
    if hasSameBytes(as: other) { return nil }
    let other = other.displayable
    return hasSameBytes(as: other) ? nil : other
  }
}
