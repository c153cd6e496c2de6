extension Document {
  func setText(_ node: Int, _ text: String, _ patch: inout Patch) {
    patch.add(.setText) { writer in
      writer.integer(node)
      writer.text(text)
    }
  }

  func setAttribute(_ node: Int, _ name: Name, _ value: String, _ patch: inout Patch) {
    patch.add(.setAttribute) { writer in
      writer.integer(node)
      names.write(name, to: &writer)
      writer.text(value)
    }
  }

  func removeAttribute(_ node: Int, _ name: Name, _ patch: inout Patch) {
    patch.add(.removeAttribute) { writer in
      writer.integer(node)
      names.write(name, to: &writer)
    }
  }

  func setLive(_ node: Int, _ property: LiveProperty, _ value: String, _ patch: inout Patch) {
    patch.add(.setLive) { writer in
      writer.integer(node)
      writer.byte(property.rawValue)
      writer.text(value)
    }
  }

  /// Mounts a piece and writes its nodes.
  func insert(
    _ html: HTML, in parent: PageElement, before anchor: Anchor, _ patch: inout Patch
  ) -> Mounted {
    let new = mounted(html, in: parent)
    writeInsertion(of: new, in: parent, before: anchor, &patch)
    return new
  }

  /// Writes the nodes of a piece that were numbered just now.
  func writeInsertion(
    of new: Mounted, in parent: PageElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    let count = define(new, &patch)
    guard count > 0 else { return }
    writeInsertion(of: count, in: parent, before: anchor, &patch)
    write(new, to: &patch.writer)
  }

  /// Writes the nodes of a piece that were numbered just now, which go before a node; 0 for the end.
  func writeInsertion(of new: Mounted, in parent: Int, before: Int, _ patch: inout Patch) {
    let count = define(new, &patch)
    guard count > 0 else { return }
    writeInsertion(of: count, in: parent, before: before, &patch)
    write(new, to: &patch.writer)
  }

  /// Begins an insertion of so many pieces, which follow.
  private func writeInsertion(
    of count: Int, in parent: PageElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    writeInsertion(of: count, in: parent.number, before: anchor.number(in: parent), &patch)
  }

  private func writeInsertion(of count: Int, in parent: Int, before: Int, _ patch: inout Patch) {
    let isAppended = count == 1 && before == 0
    patch.add(isAppended ? .append : .insert) { writer in
      writer.integer(parent)
      if isAppended { return }
      writer.integer(before)
      writer.integer(count)
    }
  }

  /// Takes a piece off the page.
  func remove(_ old: Mounted, _ patch: inout Patch) {
    if let first = old.firstNumber { writeRemoval(of: old.width, from: first, &patch) }
    unmount(old)
  }

  /// Takes fillings that are neighbours off the page, all at once.
  func remove(_ old: ArraySlice<MountedFilling>, _ patch: inout Patch) {
    var first: Int?
    var count = 0
    for filling in old {
      let content = filling.content
      first = first ?? content.firstNumber
      count += content.width
      unmount(filling, showing: content)
    }
    if let first { writeRemoval(of: count, from: first, &patch) }
  }

  private func writeRemoval(of count: Int, from first: Int, _ patch: inout Patch) {
    patch.add(.remove) { writer in
      writer.integer(first)
      writer.integer(count)
    }
  }

  func move(
    _ filling: MountedFilling, in parent: PageElement, before anchor: Anchor,
    _ patch: inout Patch
  ) {
    guard let nodes = filling.soleNodes, nodes.count == 1 else {
      return move(filling.content, in: parent, before: anchor, &patch)
    }
    move(nodes.number, in: parent.number, before: anchor.number(in: parent), &patch)
  }

  func move(
    _ mounted: Mounted, in parent: PageElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    var before: Int?
    mounted.visitNodes { node in
      let place = before ?? anchor.number(in: parent)
      before = place
      move(node.number, in: parent.number, before: place, &patch)
      return true
    }
  }

  /// Moves a node.
  func move(_ node: Int, in parent: Int, before place: Int, _ patch: inout Patch) {
    patch.add(.move, parent, place, node)
  }
}
