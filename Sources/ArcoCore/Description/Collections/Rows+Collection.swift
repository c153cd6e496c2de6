extension Rows: Keyed {
  /// A value that changes with every insertion, removal and move.
  @inlinable
  public var structure: UInt64? { table[0].log.token }

  /// The change of the ids and their order since a structure, as far back as the log goes.
  @inlinable
  public func rearrangement(since structure: UInt64) -> Rearrangement? {
    table[0].log.rearrangement(since: structure, of: count)
  }

  /// The versions of the elements, in order. A version changes with each change of its element.
  @inlinable
  public var versions: [UInt64]? {
    var versions: [UInt64] = []
    versions.reserveCapacity(count)
    for slot in table[0].order { versions.append(table[0].slots[slot].version) }
    return versions
  }

  /// The version of the element at a position.
  @inlinable
  public func version(at position: Int, of id: ID) -> UInt64? {
    table[0].slots[table[0].order[position]].version
  }

  /// The id of the element at a position.
  @inlinable
  public func id(at position: Int, in memory: UInt64?) -> ID { id(at: position) }

  /// The position of the element with an id.
  @inlinable
  public func position(of id: ID, in memory: UInt64?) -> Int? { position(of: id) }

  /// The version of the element with an id.
  @inlinable
  public func version(of id: ID) -> UInt64? {
    table[0].slot(id).map { table[0].slots[$0].version }
  }

  /// A value that changes with each change of an element.
  @inlinable
  public var revision: UInt64? { table[0].lastEdit.token }

  /// Visits the elements that were added or may have changed since a revision, from the first edit
  /// to the last.
  ///
  /// - Returns: false if an element was edited twice, if many were edited, or if the rows never had
  ///   this revision. Then no element is visited.
  @inlinable
  public func visitChanges(
    since revision: UInt64, _ visit: (_ id: ID, _ version: UInt64) -> Void
  ) -> Bool {
    let last = table[0].lastEdit
    if last.token == revision { return true }
    guard let count = table[0].countEdits(since: revision) else { return false }
    if count == 1, let id = table[0].ids[last.slot] {
      visit(id, last.token)
      return true
    }
    for slot in table[0].editedSlots(count).reversed() {
      if let id = table[0].ids[slot] { visit(id, table[0].slots[slot].version) }
    }
    return true
  }

  /// Returns true if an element has this id.
  @inlinable
  public func contains(id: ID) -> Bool { table[0].slotByID[id] != nil }

  /// Returns the element with this id; nil if there is none.
  @inlinable
  public func element(id: ID) -> Element? { table[0].element(id) }

  /// Changes the element with this id in place.
  ///
  /// - Complexity: O(1); copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try table[0].modify(id, body)
  }
}

extension Rows: RandomAccessCollection, MutableCollection {
  /// The first position: 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { table[0].order.count }

  /// The element at a position. Setting it keeps its id.
  @inlinable
  public subscript(position: Int) -> Element {
    get { table[0].element(at: position) }
    _modify {
      let slot = table[0].order[position]
      var element = table[0].take(slot)
      defer { table[0].put(element, in: slot) }
      yield &element
    }
  }
}

extension Rows: Equatable where Element: Equatable {
  /// True if both have equal elements with equal ids in the same order.
  @inlinable
  public static func == (left: Rows, right: Rows) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy { position in
        left.id(at: position) == right.id(at: position) && left[position] == right[position]
      }
  }
}
