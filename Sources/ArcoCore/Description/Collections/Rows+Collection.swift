extension Rows: Keyed {
  /// Changes with every insertion, removal and move.
  @inlinable
  public var structure: UInt64? { log.token }

  /// What was done to the ids and their order since then, as far back as that is known.
  @inlinable
  public func rearrangement(since structure: UInt64) -> Rearrangement? {
    log.rearrangement(since: structure, of: order.count)
  }

  /// What changes with each change of an element, by position.
  @inlinable
  public var versions: [UInt64]? {
    var versions: [UInt64] = []
    versions.reserveCapacity(order.count)
    for slot in order { versions.append(slots[slot].version) }
    return versions
  }

  /// What changes with each change of the element at a position.
  @inlinable
  public func version(at position: Int, of id: ID) -> UInt64? { slots[order[position]].version }

  /// The id of the element at a position.
  @inlinable
  public func id(at position: Int, in memory: UInt64?) -> ID { id(at: position) }

  /// The position of the element with an id.
  @inlinable
  public func position(of id: ID, in memory: UInt64?) -> Int? { position(of: id) }

  /// What changes with each change of the element with an id.
  @inlinable
  public func version(of id: ID) -> UInt64? { slotByID[id].map { slots[$0].version } }

  /// Changes with each change of an element.
  @inlinable
  public var revision: UInt64? { lastEdit.token }

  /// Returns what may have changed since a revision: nothing, or the element that was edited last, and
  /// those that were added before it. Nil if more were edited, or if the rows never had this revision.
  @inlinable
  public func changes(since revision: UInt64) -> [(id: ID, version: UInt64)]? {
    if revision == lastEdit.token { return [] }
    guard let edited = log.slots(editedSince: revision, until: lastEdit) else { return nil }
    var changes: [(id: ID, version: UInt64)] = []
    for slot in edited {
      if let id = ids[slot] { changes.append((id, slots[slot].version)) }
    }
    return changes
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
