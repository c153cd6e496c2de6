// Operations that change the ids or their order.
extension RowTable {
  @inlinable
  mutating func insert(_ element: Element, id: ID, at position: Int) {
    add(element, id: id, at: position)
    log.note(.inserted(at: position), lastEdit.token, of: order.count)
  }

  /// Adds an element without a note in the log of the order.
  @inlinable
  mutating func add(_ element: Element, id: ID, at position: Int) {
    let slot = free.last ?? slots.count
    precondition(
      slotByID.updateValue(slot, forKey: id) == nil,
      "this id is in the rows already: change its element with rows[id:], or give a new id")
    let before = edit(slot)
    let place = Place(element, version: lastEdit.token, after: before)
    if slot < slots.count {
      free.removeLast()
      slots[slot] = place
      ids[slot] = id
      positions[slot] = position
    } else {
      slots.append(place)
      ids.append(id)
      positions.append(position)
    }
    if position == order.count { order.append(slot) } else { order.insert(slot, at: position) }
  }

  @inlinable
  mutating func remove(_ id: ID) -> Element? {
    guard let slot = slotByID.removeValue(forKey: id) else { return nil }
    let position = findPosition(of: slot)
    order.remove(at: position)
    log.note(.removed(at: position), Token.next(), of: order.count)
    return vacate(slot)
  }

  @inlinable
  mutating func removeAll(where isGone: (Element) -> Bool) {
    let gone = order.filter { slot in slots[slot].element.map(isGone) ?? false }
    guard !gone.isEmpty else { return }
    for slot in gone {
      if let id = ids[slot] { slotByID[id] = nil }
      _ = vacate(slot)
    }
    order.removeAll { ids[$0] == nil }
    forgetOrder()
  }

  @inlinable
  mutating func vacate(_ slot: Int) -> Element? {
    free.append(slot)
    ids[slot] = nil
    return slots[slot].element.take()
  }

  @inlinable
  mutating func move(_ slot: Int, to position: Int) {
    let old = findPosition(of: slot)
    order.move(from: old, to: position)
    positions[slot] = position
    log.note(.moved(from: old, to: position), Token.next(), of: order.count)
  }

  @inlinable
  mutating func swapAt(_ position: Int, _ other: Int) {
    order.swapAt(position, other)
    positions[order[position]] = position
    positions[order[other]] = other
    log.note(.swapped(min(position, other), max(position, other)), Token.next(), of: order.count)
  }

  /// Replaces the order of the slots.
  @inlinable
  mutating func arrange(_ slots: [Int]) {
    order = slots
    forgetOrder()
  }

  /// Returns the position of a slot. Insertions and removals before the slot shift its position, so
  /// the search begins at the last known position and goes both ways.
  @inlinable
  func position(_ slot: Int) -> Int {
    let known = positions[slot]
    var (below, above) = (Swift.min(known, order.count - 1), known + 1)
    while true {
      if below >= 0 {
        if order[below] == slot { return below }
        below -= 1
      }
      if above < order.count {
        if order[above] == slot { return above }
        above += 1
      } else {
        precondition(below >= 0, Self.broken)
      }
    }
  }

  /// Returns the position of a slot. If the last known position is far off, records the positions
  /// of all slots. The cost is spread over the changes that shifted the slot.
  @inlinable
  mutating func findPosition(of slot: Int) -> Int {
    let position = position(slot)
    if abs(position - positions[slot]) > 256 { notePositions() }
    return position
  }

  @inlinable
  mutating func notePositions() {
    for position in order.indices { positions[order[position]] = position }
  }

  /// Clears the log: the order may have changed in any way.
  @inlinable
  mutating func forgetOrder() {
    notePositions()
    log.reset(Token.next())
  }
}
