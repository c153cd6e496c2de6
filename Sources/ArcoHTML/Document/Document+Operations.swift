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
    _ html: HTML, in parent: MountedElement, before anchor: Anchor, _ patch: inout Patch
  ) -> Mounted {
    let new = mounted(html, in: parent)
    writeInsertion(of: new, in: parent, before: anchor, &patch)
    return new
  }

  /// Writes nodes that were numbered just now.
  func writeInsertion(
    of new: Mounted, in parent: MountedElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    let nodes = new.nodes
    guard !nodes.isEmpty else { return }
    let before = anchor.number(in: parent)
    for node in nodes {
      patch.add(.insert) { writer in
        writer.integer(parent.number)
        writer.integer(before)
        writer.tree(node, names: &names)
      }
    }
  }

  /// Takes a piece off the page: one operation for each of its outermost nodes.
  func remove(_ old: Mounted, _ patch: inout Patch) {
    old.visitNodes { node in
      patch.add(.remove) { $0.integer(node.number) }
      return true
    }
    unmount(old)
  }

  func move(
    _ mounted: Mounted, in parent: MountedElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    let nodes = mounted.nodes
    guard !nodes.isEmpty else { return }
    let before = anchor.number(in: parent)
    for node in nodes {
      patch.add(.move) { writer in
        writer.integer(parent.number)
        writer.integer(before)
        writer.integer(node.number)
      }
    }
  }
}
