// Operations that change the ids or their order.
extension Rows {
  /// Adds an element at the end.
  ///
  /// - Precondition: no element has this id yet.
  @inlinable
  public mutating func append(_ element: Element, id: ID) {
    insert(element, id: id, at: count)
  }

  /// Adds an identifiable element at the end.
  ///
  /// - Precondition: no element has its id yet.
  @inlinable
  public mutating func append(_ element: Element) where Element: Identifiable, Element.ID == ID {
    append(element, id: element.id)
  }

  /// Adds identifiable elements at the end, in order.
  ///
  /// - Precondition: no element has one of the ids yet, and no id occurs twice.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>)
  where Element: Identifiable, Element.ID == ID {
    for element in elements { append(element) }
  }

  /// Adds an element at a position.
  ///
  /// - Precondition: no element has this id yet.
  @inlinable
  public mutating func insert(_ element: Element, id: ID, at position: Int) {
    table[0].insert(element, id: id, at: position)
  }

  /// Removes the element with an id, and returns it; nil if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    table[0].remove(id)
  }

  /// Removes the elements for which a test is true.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func removeAll(where isGone: (Element) -> Bool) {
    table[0].removeAll(where: isGone)
  }

  /// Moves the element with an id, so that its position is `position` afterwards. Does nothing if
  /// no element has this id.
  ///
  /// - Complexity: that of ``position(of:)``, plus one step for each element that it passes.
  @inlinable
  public mutating func move(id: ID, to position: Int) {
    if let slot = table[0].slotByID[id] { table[0].move(slot, to: position) }
  }

  /// Swaps the elements at two positions. They keep their ids.
  @inlinable
  public mutating func swapAt(_ position: Int, _ other: Int) {
    table[0].swapAt(position, other)
  }

  /// Sorts the elements. They keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort(by isBefore: (Element, Element) -> Bool) {
    let sorted = indices.sorted { isBefore(self[$0], self[$1]) }
    table[0].arrange(sorted.map { table[0].order[$0] })
  }

  /// Sorts the elements. They keep their ids.
  ///
  /// - Complexity: O(n log n).
  @inlinable
  public mutating func sort() where Element: Comparable { sort(by: <) }

  /// Returns the position of the element with an id; nil if there is none.
  ///
  /// - Complexity: O(*d*), where *d* is the distance from the last recorded position of the
  ///   element. Inserting or moving an element records its position, and sorting records all
  ///   positions. Each later insertion, removal or move of another element adds at most one to *d*.
  ///   This function records nothing.
  @inlinable
  public func position(of id: ID) -> Int? { table[0].slotByID[id].map { table[0].position($0) } }
}
