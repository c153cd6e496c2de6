extension Document {
  /// Shows keyed rows.
  func update(
    _ rows: inout MountedRows, to new: [HTML.Row], in parent: MountedElement,
    before anchor: Anchor, _ patch: inout Patch
  ) {
    let keys = new.map { $0.key }
    let reordering = Reordering(from: rows.keys, to: keys)
    rows.rows = reorder(rows.rows, by: reordering, in: parent, before: anchor, &patch) {
      index, row, anchor, patch in
      guard var row else {
        return insert(new[index].content, in: parent, before: anchor, &patch)
      }
      update(&row, to: new[index].content, in: parent, before: anchor, &patch)
      return row
    }
    rows.keys = keys
  }

  /// Fills a hole with other fillings, or in another order; those that stay are not rendered again.
  ///
  /// Nothing happens if the hole is not on the page.
  package func arrange(hole id: Int, fillings new: [Filling], into patch: inout Patch) {
    guard let place = holes[id] else { return }
    let old = place.hole.fillings
    let reordering = Reordering(from: old.map { $0.id }, to: new.map { $0.id })
    var next: [MountedFilling] = []
    next.reserveCapacity(new.count)
    _ = reorder(
      old.map { .filling($0) }, by: reordering, in: place.parent, before: .afterHole(id), &patch
    ) { index, row, anchor, patch in
      if case .filling(let filling) = row {
        next.append(filling)
        return .filling(filling)
      }
      let filling = mounted(new[index], hole: id, in: place.parent)
      next.append(filling)
      writeInsertion(of: .filling(filling), in: place.parent, before: anchor, &patch)
      return .filling(filling)
    }
    place.hole.fillings = next.reversed()
  }

  /// Removes, moves and renders rows, from the last to the first.
  ///
  /// - Parameter render: takes the new place, the row where it was there before, and what follows
  ///   it.
  private func reorder(
    _ old: [Mounted], by reordering: Reordering, in parent: MountedElement, before anchor: Anchor,
    _ patch: inout Patch, render: (Int, Mounted?, Anchor, inout Patch) -> Mounted
  ) -> [Mounted] {
    for place in reordering.removed {
      remove(old[place], &patch)
    }
    var anchor = anchor
    var reversed: [Mounted] = []
    reversed.reserveCapacity(reordering.steps.count)
    for (index, step) in reordering.steps.enumerated().reversed() {
      let row: Mounted
      switch step {
      case .insert:
        row = render(index, nil, anchor, &patch)
      case .keep(let place):
        row = render(index, old[place], anchor, &patch)
      case .move(let place):
        move(old[place], in: parent, before: anchor, &patch)
        row = render(index, old[place], anchor, &patch)
      }
      if let first = row.firstNumber { anchor = .node(first) }
      reversed.append(row)
    }
    return reversed.reversed()
  }
}
