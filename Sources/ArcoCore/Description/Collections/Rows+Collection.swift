extension Rows: Keyed {
  /// Changes with every insertion, removal and move.
  @inlinable
  public var structure: UInt64? { structureToken }

  /// What changes with each change of an element, by position.
  @inlinable
  public var versions: [UInt64]? {
    var versions: [UInt64] = []
    versions.reserveCapacity(order.count)
    for slot in order { versions.append(slots[slot].version) }
    return versions
  }

  /// Changes with each change of an element.
  @inlinable
  public var revision: UInt64? { lastEdit.token }

  /// Returns what may have changed since a revision: nothing, or the element that was edited last.
  /// Nil if more were edited, or if the rows never had this revision.
  @inlinable
  public func changes(since revision: UInt64) -> [(id: ID, version: UInt64)]? {
    if revision == lastEdit.token { return [] }
    guard revision == lastEdit.earlier else { return nil }
    let slot = lastEdit.slot
    return ids[slot].map { [($0, slots[slot].version)] } ?? []
  }

  /// Whether an element has this id.
  @inlinable
  public func contains(id: ID) -> Bool { slotByID[id] != nil }

  /// Returns the element with this id.
  @inlinable
  public func element(id: ID) -> Element? { slotByID[id].flatMap { slots[$0].element } }

  /// Changes the element with this id in place.
  ///
  /// - Complexity: O(1); copies nothing.
  @inlinable
  public mutating func modify<Result, Failure: Error>(
    id: ID,
    _ body: (inout Element) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let slot = slotByID[id] else { return nil }
    let version = edit(slot)
    return try slots[slot].modify(version: version, body)
  }
}

extension Rows: RandomAccessCollection, MutableCollection {
  /// The first position: 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { order.count }

  /// The element at a position; setting keeps its id.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      guard let element = slots[order[position]].element else { preconditionFailure(Self.broken) }
      return element
    }
    _modify {
      let slot = order[position]
      guard var element = slots[slot].element.take() else { preconditionFailure(Self.broken) }
      defer { put(element, in: slot) }
      yield &element
    }
  }
}

extension Rows: Equatable where Element: Equatable {
  /// Whether both have equal elements under the same ids in the same order.
  @inlinable
  public static func == (left: Rows, right: Rows) -> Bool {
    left.count == right.count
      && left.order.indices.allSatisfy { position in
        left.id(at: position) == right.id(at: position) && left[position] == right[position]
      }
  }
}
