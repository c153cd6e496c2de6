public import ArcoOptics

extension ArrangedRows {
  /// A child's memory of arranged rows and their order.
  ///
  /// With a memory, only elements that have changed are filtered and sorted again.
  public struct Memory {
    /// The criterion of the order.
    let criterion: Criterion
    /// The memory of the underlying rows.
    var base: Base.Memory?
    /// The revision at which changed elements were last looked up.
    var revision: Base.Revision
    /// The ids of all rows, in the order of the rows.
    var all: [Base.ID]
    /// The ids of the shown elements, in order. `Rows`, because they find an id and log each
    /// change.
    var shown: Rows<Base.ID, Void>
  }

  /// The limit of elements that are placed one by one. If more have changed, all are arranged
  /// again.
  private static var few: Int { 64 }

  /// True if the arrangement is the remembered one.
  public func isAsRemembered(_ memory: Memory) -> Bool {
    memory.criterion == criterion && memory.base.map(base.isAsRemembered) == true
      && base.changes(since: memory.revision)?.isEmpty == true
  }

  /// The ids of the shown elements, in order.
  public func keys(in memory: Memory?) -> [Base.ID] { memory?.shown.keys ?? keys }

  /// The id of the shown element at a position.
  public func id(at position: Int, in memory: Memory?) -> Base.ID {
    memory?.shown.id(at: position) ?? keys[position]
  }

  /// The position of a shown element; nil if the element is hidden.
  public func position(of id: Base.ID, in memory: Memory?) -> Int? {
    memory.map { $0.shown.position(of: id) } ?? keys.firstIndex(of: id)
  }

  /// The versions of the shown elements, in order.
  public func versions(in memory: Memory?) -> [UInt64]? {
    keys(in: memory).compactMap { base.version(of: $0) }
  }

  /// Brings a memory up to date. Returns the change of the order, or nil if all elements had to be
  /// arranged again.
  public func remember(_ memory: inout Memory?) -> Rearrangement? {
    guard var former = memory.take() else {
      memory = arrangedAfresh()
      return nil
    }
    let seen = former.shown.structure
    guard arrange(&former) else {
      memory = arrangedAfresh()
      return nil
    }
    let order = seen.flatMap { former.shown.rearrangement(since: $0) }
    memory = former
    return order
  }

  private func arrangedAfresh() -> Memory? {
    var remembered: Base.Memory?
    _ = base.remember(&remembered)
    guard let revision = base.revision else { return nil }
    let all = base.keys(in: remembered)
    return Memory(
      criterion: criterion, base: remembered, revision: revision, all: all,
      shown: Rows(arranged(all).lazy.map { ($0, ()) }))
  }

  /// Brings a memory up to date; false if that may be as much work as arranging all elements.
  private func arrange(_ memory: inout Memory) -> Bool {
    guard memory.criterion == criterion, let edited = base.changes(since: memory.revision),
      let revision = base.revision, edited.count <= Self.few
    else { return false }
    memory.revision = revision
    var moved: [Base.ID] = []
    if memory.base.map(base.isAsRemembered) != true {
      guard let order = base.remember(&memory.base), order.before == memory.all.count,
        let placed = follow(order, &memory)
      else { return false }
      moved = placed
    }
    place(edited.map { $0.id }, moved: moved, &memory)
    return true
  }

  /// Applies a change of the rows' own order to a memory. Returns the ids that were inserted or
  /// moved; nil if there are many.
  private func follow(_ order: Rearrangement, _ memory: inout Memory) -> [Base.ID]? {
    let moving = order.moving
    if moving.count > Self.few { return nil }
    var moved: [Base.ID] = []
    for range in moving { moved += memory.all[range] }
    for range in order.removed {
      for id in memory.all[range] { memory.shown.remove(id: id) }
    }
    var new: [Base.ID] = []
    var position = 0
    for piece in order.pieces {
      if piece.isNew {
        for place in position..<(position + piece.count) {
          new.append(base.id(at: place, in: memory.base))
        }
      }
      position += piece.count
    }
    order.apply(to: &memory.all, new: new)
    return moved.count + new.count <= Self.few ? moved + new : nil
  }

  /// Places elements at their positions, or removes them if they are hidden.
  private func place(_ edited: [Base.ID], moved: [Base.ID], _ memory: inout Memory) {
    var waiting: [Base.ID] = []
    // Elements to be placed are kept behind the others, which are in order.
    var placed = memory.shown.count
    // An element that is in order with its neighbours stays. With several edits, a neighbour may
    // have to move too.
    let mayStay = moved.isEmpty && (edited.count == 1 || arranging.isBefore == nil)
    for id in moved + edited where !waiting.contains(id) {
      switch (memory.shown.contains(id: id), contains(id: id)) {
      case (true, true):
        if mayStay, isInPlace(id, memory) { continue }
        memory.shown.move(id: id, to: memory.shown.count - 1)
        placed -= 1
        waiting.append(id)
      case (true, false):
        memory.shown.remove(id: id)
        placed -= 1
      case (false, true): waiting.append(id)
      case (false, false): break
      }
    }
    for id in waiting {
      let position = position(for: id, among: placed, memory)
      if memory.shown.contains(id: id) {
        memory.shown.move(id: id, to: position)
      } else {
        memory.shown.insert((), id: id, at: position)
      }
      placed += 1
    }
  }

  /// Whether an edited element is still in order with its neighbours.
  private func isInPlace(_ id: Base.ID, _ memory: Memory) -> Bool {
    guard Reachable.sorting, arranging.isBefore != nil else { return true }
    guard let position = memory.shown.position(of: id) else { return false }
    let (before, behind) = (position - 1, position + 1)
    return (before < 0 || isBefore(memory.shown.id(at: before), id, memory))
      && (behind >= memory.shown.count || isBefore(id, memory.shown.id(at: behind), memory))
  }

  /// Returns the position of an element among the first `count` shown elements.
  private func position(for id: Base.ID, among count: Int, _ memory: Memory) -> Int {
    var places = 0..<count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      if isBefore(memory.shown.id(at: middle), id, memory) {
        places = (middle + 1)..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }

  private func isBefore(_ one: Base.ID, _ other: Base.ID, _ memory: Memory) -> Bool {
    if Reachable.sorting, let isBefore = arranging.isBefore, let former = base.element(id: one),
      let latter = base.element(id: other)
    {
      if isBefore(criterion, former, latter) { return true }
      if isBefore(criterion, latter, former) { return false }
    }
    guard let former = base.position(of: one, in: memory.base),
      let latter = base.position(of: other, in: memory.base)
    else { return false }
    return former < latter
  }
}
