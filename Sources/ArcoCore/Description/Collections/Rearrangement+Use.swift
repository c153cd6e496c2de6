extension Rearrangement {
  /// The old positions of removed elements, as ranges in ascending order.
  public var removed: [Range<Int>] {
    if let edit {
      if case .removed(let position) = edit { return [position..<(position + 1)] }
      return []
    }
    if staying == before { return [] }
    var gaps: [Range<Int>] = []
    var end = 0
    var pieces = pieces
    if !isInOrder { pieces.sortByStart() }
    for piece in pieces where !piece.isNew {
      if end < piece.start { gaps.append(end..<piece.start) }
      end = piece.start + piece.count
    }
    if end < before { gaps.append(end..<before) }
    return gaps
  }

  /// The number of old elements that remain.
  private var staying: Int {
    var staying = 0
    for piece in pieces where !piece.isNew { staying += piece.count }
    return staying
  }

  /// The old positions of elements that have to move so that the rest stays in order, as few as
  /// possible.
  ///
  /// - Complexity: quadratic in the number of pieces, which is small.
  var moving: [Range<Int>] {
    if isInOrder { return [] }
    let old = pieces.filter { !$0.isNew }
    // For each piece, if the piece stays: the largest number of elements that can stay up to and
    // including the piece, and the index of the staying piece before it.
    var staying: [(count: Int, before: Int?)] = []
    for (index, piece) in old.enumerated() {
      let before = (0..<index).filter { old[$0].start < piece.start }
        .max { staying[$0].count < staying[$1].count }
      staying.append((piece.count + (before.map { staying[$0].count } ?? 0), before))
    }
    var next = staying.indices.max { staying[$0].count < staying[$1].count }
    var moves = old.map { _ in true }
    while let index = next {
      moves[index] = false
      next = staying[index].before
    }
    return zip(old, moves).filter { $0.1 }.map { $0.0.start..<($0.0.start + $0.0.count) }
  }

  /// True if no element was moved: the remaining elements are in their old order.
  @usableFromInline
  var isInOrder: Bool {
    switch edit {
    case .nothing, .inserted, .removed: return true
    case .swapped: return false
    case .moved, nil: break
    }
    var end = 0
    for piece in pieces where !piece.isNew {
      if piece.start < end { return false }
      end = piece.start + piece.count
    }
    return true
  }

  /// True if elements were inserted.
  @usableFromInline
  var hasNews: Bool {
    switch edit {
    case .inserted: true
    case .nothing, .removed, .moved, .swapped: false
    case nil: list.contains { $0.isNew }
    }
  }

  /// The old position of the removed element, if nothing else was changed.
  @usableFromInline
  package var removedAlone: Int? {
    if case .removed(let position)? = edit { return position }
    return nil
  }

  @usableFromInline
  var hasOnlyMoves: Bool {
    switch edit {
    case .nothing, .moved, .swapped: true
    case .inserted, .removed: false
    case nil: count == before && !hasNews
    }
  }

  /// Applies the same changes to a list that has one item for each element.
  ///
  /// - Parameter new: the items of the inserted elements, in order.
  /// - Complexity: a swap touches two items, and a single move the items between the two positions.
  ///   Inserting or removing shifts the items behind. Many changes in one call are O(n).
  @inlinable
  public func apply<Item>(to items: inout [Item], new: [Item]) {
    switch edit {
    case .nothing: break
    case .inserted(let position): items.insert(new[0], at: position)
    case .removed(let position): items.remove(at: position)
    case .swapped(let one, let other):
      precondition(one >= 0 && other < items.count, "this rearrangement belongs to another list")
      // By pointer, so that no item is retained.
      items.withUnsafeMutableBufferPointer { $0.swapAt(one, other) }
    case .moved(let old, let new): items.move(from: old, to: new)
    case nil: applyPieces(to: &items, new: new)
    }
  }

  @inlinable
  func applyPieces<Item>(to items: inout [Item], new: [Item]) {
    if hasOnlyMoves {
      permute(&items)
    } else if pieces.count <= 16, isInOrder {
      replace(in: &items, new)
    } else {
      rebuild(&items, new)
    }
  }

  @inlinable
  func permute<Item>(_ items: inout [Item]) {
    let shifted = shifted
    var moved: [Item] = []
    for piece in shifted { moved += items[piece.start..<(piece.start + piece.count)] }
    var next = 0
    for piece in shifted {
      for position in piece.position..<(piece.position + piece.count) {
        items[position] = moved[next]
        next += 1
      }
    }
  }

  /// The old positions of two swapped elements, in ascending order, if nothing else was changed.
  public var swapped: (Int, Int)? {
    if case .swapped(let one, let other)? = edit { return (one, other) }
    return nil
  }

  /// The position of the inserted element, if nothing else was changed.
  @usableFromInline
  package var inserted: Int? {
    if case .inserted(let position)? = edit { return position }
    return nil
  }

  /// The pieces whose position has changed.
  @usableFromInline
  var shifted: [(position: Int, start: Int, count: Int)] {
    var shifted: [(position: Int, start: Int, count: Int)] = []
    var position = 0
    for piece in pieces {
      if piece.start != position { shifted.append((position, piece.start, piece.count)) }
      position += piece.count
    }
    return shifted
  }

  /// From the last piece to the first, so that earlier positions stay valid.
  @inlinable
  func replace<Item>(in items: inout [Item], _ new: [Item]) {
    var (end, left) = (before, new.count)
    var coming = left..<left
    for piece in pieces.reversed() {
      if piece.isNew {
        coming = (left - piece.count)..<left
        left -= piece.count
        continue
      }
      let behind = piece.start + piece.count
      replace(behind..<end, in: &items, with: coming, of: new)
      (end, coming) = (piece.start, left..<left)
    }
    replace(0..<end, in: &items, with: coming, of: new)
  }

  @inlinable
  func replace<Item>(
    _ old: Range<Int>, in items: inout [Item], with coming: Range<Int>, of new: [Item]
  ) {
    if coming.isEmpty {
      if old.count == 1 { items.remove(at: old.lowerBound) } else { items.removeSubrange(old) }
    } else if old.isEmpty, coming.count == 1 {
      items.insert(new[coming.lowerBound], at: old.lowerBound)
    } else {
      items.replaceSubrange(old, with: new[coming])
    }
  }

  @inlinable
  func rebuild<Item>(_ items: inout [Item], _ new: [Item]) {
    var rebuilt: [Item] = []
    rebuilt.reserveCapacity(count)
    var next = 0
    for piece in pieces {
      if piece.isNew {
        rebuilt += new[next..<(next + piece.count)]
        next += piece.count
      } else {
        rebuilt += items[piece.start..<(piece.start + piece.count)]
      }
    }
    items = rebuilt
  }

  /// Returns the combination of an earlier rearrangement and this one.
  @usableFromInline
  func after(_ first: Rearrangement) -> Rearrangement {
    let earlier = first.pieces
    var both = Rearrangement(replacing: first.before)
    for piece in pieces {
      if piece.isNew {
        both.append(-1, piece.count)
        continue
      }
      var (skipped, left) = (piece.start, piece.count)
      for earlier in earlier where left > 0 {
        if skipped >= earlier.count {
          skipped -= earlier.count
          continue
        }
        let taken = min(left, earlier.count - skipped)
        both.append(earlier.isNew ? -1 : earlier.start + skipped, taken)
        (skipped, left) = (0, left - taken)
      }
    }
    return both
  }
}

extension Array {
  /// Moves the item at position `old`, so that its position is `new` afterwards.
  ///
  /// - Complexity: O(d), with d the distance between the positions. No item is retained.
  @inlinable
  mutating func move(from old: Int, to new: Int) {
    precondition(
      Swift.min(old, new) >= 0 && Swift.max(old, new) < count, "there is no such position")
    let step = old < new ? 1 : -1
    withUnsafeMutableBufferPointer { items in
      for position in stride(from: old, to: new, by: step) {
        items.swapAt(position, position + step)
      }
    }
  }
}

extension [Rearrangement.Piece] {
  /// Sorts pieces by old position with a heap sort. It has a tenth of the code of the standard
  /// library's sort, which would be specialised in each program with rows.
  ///
  /// - Complexity: O(n log n).
  fileprivate mutating func sortByStart() {
    for root in (0..<count / 2).reversed() { sink(root, in: count) }
    for end in indices.dropFirst().reversed() {
      swapAt(0, end)
      sink(0, in: end)
    }
  }

  /// Moves a piece down the heap until no piece below it has a larger start.
  private mutating func sink(_ root: Int, in count: Int) {
    var root = root
    while true {
      var child = 2 * root + 1
      guard child < count else { return }
      if child + 1 < count, self[child].start < self[child + 1].start { child += 1 }
      guard self[root].start < self[child].start else { return }
      swapAt(root, child)
      root = child
    }
  }
}
