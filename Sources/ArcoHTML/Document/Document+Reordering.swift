extension Document {
  /// Shows keyed rows.
  func update(
    _ rows: inout MountedRows, to keys: [HTML.RowKey], _ draft: Draft, _ span: Span,
    in parent: PageElement, before anchor: Anchor, _ patch: inout Patch
  ) {
    let reordering = Reordering(from: rows.keys, to: keys)
    let old = rows.rows
    var guess = rows.guess
    rows.rows = reorder(
      old, by: reordering, in: parent, before: anchor, &patch,
      make: { index in
        let html = HTML(draft, draft.listed(Int(span.start) + index))
        let row = mounted(html, in: parent, guess: guess)
        guess = row.template ?? guess
        return row
      },
      keep: { index, row, anchor, patch in
        let html = HTML(draft, draft.listed(Int(span.start) + index))
        update(&row, to: html, in: parent, before: anchor, &patch)
      })
    rows.keys = keys
    rows.guess = guess
  }

  /// Removes, moves, makes and keeps rows, from the last to the first; those that are neighbours come
  /// and go at once.
  ///
  /// - Parameters:
  ///   - make: takes a new place.
  ///   - keep: takes the new place, the row that was there before, and what follows it.
  private func reorder(
    _ old: [Mounted], by reordering: Reordering, in parent: PageElement, before anchor: Anchor,
    _ patch: inout Patch, make: (Int) -> Mounted,
    keep: (Int, inout Mounted, Anchor, inout Patch) -> Void
  ) -> [Mounted] {
    for run in reordering.removed { remove(.list(Array(old[run])), &patch) }
    var rows: [Mounted] = []
    rows.reserveCapacity(reordering.steps.count)
    for _ in reordering.steps { rows.append(.empty) }
    var anchor = anchor
    var end = rows.count
    while end > 0 {
      var start = end - 1
      switch reordering.steps[start] {
      case .insert:
        while start > 0, reordering.steps[start - 1] == .insert { start -= 1 }
        for index in start..<end { rows[index] = make(index) }
        writeInsertion(
          of: .list(Array(rows[start..<end])), in: parent, before: anchor, &patch)
      case .keep(let place):
        rows[start] = old[place]
        keep(start, &rows[start], anchor, &patch)
      case .move(let place):
        rows[start] = old[place]
        move(rows[start], in: parent, before: anchor, &patch)
        keep(start, &rows[start], anchor, &patch)
      }
      if let first = rows[start..<end].firstNumber { anchor = .node(first) }
      end = start
    }
    return rows
  }
}

extension ArraySlice<Mounted> {
  fileprivate var firstNumber: Int? {
    for mounted in self {
      if let number = mounted.firstNumber { return number }
    }
    return nil
  }
}
