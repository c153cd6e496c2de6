// What changes ids or their order.
extension Rows {
  /// Adds an element at the end.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func append(_ element: Element, id: ID) {
    insert(element, id: id, at: order.count)
  }

  /// Adds an element that has an id at the end.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func append(_ element: Element) where Element: Identifiable, Element.ID == ID {
    append(element, id: element.id)
  }

  /// Adds an element at a position.
  ///
  /// - Precondition: the id is not there yet.
  @inlinable
  public mutating func insert(_ element: Element, id: ID, at position: Int) {
    let earlier = lastEdit.token
    let slot = add(element, id: id, at: position)
    log.note(
      .inserted(at: position, slot: slot, after: earlier), lastEdit.token, of: order.count)
  }

  /// Adds an element, and notes nothing but that it was edited.
  @inlinable
  @discardableResult
  mutating func add(_ element: Element, id: ID, at position: Int) -> Int {
    let slot = free.last ?? slots.count
    precondition(
      slotByID.updateValue(slot, forKey: id) == nil,
      "this id is in the rows already: change its element with rows[id:], or give a new id")
    let place = Place(element, version: edit(slot))
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
    order.insert(slot, at: position)
    return slot
  }

  /// Removes the element with an id, and returns it.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let slot = slotByID.removeValue(forKey: id) else { return nil }
    let position = findPosition(of: slot)
    order.remove(at: position)
    log.note(.removed(at: position), Token.next(), of: order.count)
    return vacate(slot)
  }

  /// Removes the elements for which a test is true.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func removeAll(where isGone: (Element) -> Bool) {
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

  /// Moves the element with an id to the position that it has afterwards. Does nothing if no
  /// element has this id.
  @inlinable
  public mutating func move(id: ID, to position: Int) {
    guard let slot = slotByID[id] else { return }
    let old = findPosition(of: slot)
    order.remove(at: old)
    order.insert(slot, at: position)
    positions[slot] = position
    log.note(.moved(from: old, to: position), Token.next(), of: order.count)
  }

  /// Swaps two positions; the elements keep their ids.
  @inlinable
  public mutating func swapAt(_ position: Int, _ other: Int) {
    order.swapAt(position, other)
    positions[order[position]] = position
    positions[order[other]] = other
    log.note(.swapped(position, other), Token.next(), of: order.count)
  }

  /// Sorts the elements; they keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort(by isBefore: (Element, Element) -> Bool) {
    let sorted = indices.sorted { isBefore(self[$0], self[$1]) }
    order = sorted.map { order[$0] }
    forgetOrder()
  }

  /// Sorts the elements; they keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort() where Element: Comparable { sort(by: <) }

  /// Where an element is in the order; nil if there is none with this id.
  ///
  /// - Complexity: it is looked for around the place where it was last found: O(1), and as many steps as
  ///   elements came and went before it since.
  @inlinable
  public func position(of id: ID) -> Int? { slotByID[id].map(position) }

  /// Where a slot is in the order. What comes and goes before it shifts it, so it is looked for around the
  /// place where it was last.
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

  /// Where a slot is in the order. Where it is far from where it was last, all places are noted anew, which
  /// costs each of the changes that shifted it a share.
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

  /// Notes that the order may be any other.
  @inlinable
  mutating func forgetOrder() {
    notePositions()
    log.reset(Token.next())
  }
}
