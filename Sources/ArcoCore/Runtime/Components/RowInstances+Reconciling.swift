public import ArcoOptics

// How the instances of a child become those that a keyed collection has.
extension RowInstances {
  @inlinable
  func reconcileRows() {
    let elements = readElements()
    arrangeRows(elements)
    if placement == nil { return }
    noteStateComparison(areKnown: elements.map { findWritten($0) } ?? false)
  }

  @inlinable
  func arrangeRows(_ elements: Elements?) {
    if let elements, let memory, elements.isAsRemembered(memory) { return }
    let isKnown = memory != nil
    if elements == nil { memory = nil }
    if let elements, let order = elements.remember(&memory), isKnown, isNeeded,
      order.before == children.count, !order.hasNews || !returnsAny(order, elements)
    {
      if !order.isUnchanged { rearrange(consume order, elements, nil, nil) }
      return
    }
    noteKeyComparison()
    if children.isEmpty { revision = elements?.revision }
    let keys = elements?.keys(in: memory) ?? []
    let order = comparing(keys)
    if !order.isUnchanged { rearrange(order, elements, keys, elements?.versions(in: memory)) }
  }

  /// Notes the instances whose elements may have changed since the last call.
  ///
  /// - Returns: false if it is not known which these are.
  @inlinable
  func findWritten(_ elements: Elements) -> Bool {
    let earlier = revision
    revision = elements.revision
    func note(_ node: Instance, _ version: UInt64) {
      if node.version == version { return }
      node.version = version
      noteWritten(node)
    }
    if let earlier {
      var visits = 0
      let areKnown = elements.visitChanges(since: earlier) { id, version in
        visits += 1
        // `seek` stores the instance of this id in `recent`. `note` calls nothing that could
        // replace `recent`, so the instance need not be retained.
        guard seek(id), recent != nil else { return }
        Unmanaged.passUnretained(recent.unsafelyUnwrapped)._withUnsafeGuaranteedRef {
          note($0, version)
        }
      }
      if visits > 0 { noteVisits(visits) }
      if areKnown { return true }
    }
    guard let versions = elements.versions(in: memory), versions.count == children.count
    else { return false }
    noteVisits(versions.count)
    for index in versions.indices {
      note(children[index].instance(as: Instance.self), versions[index])
    }
    return true
  }

  /// Whether a removed element was replaced by an element with the same id. Then its instance
  /// stays.
  @inlinable
  func returnsAny(_ order: Rearrangement, _ elements: Elements) -> Bool {
    let removed = order.removed
    if removed.isEmpty { return false }
    var position = 0
    for piece in order.pieces {
      defer { position += piece.count }
      guard piece.isNew else { continue }
      // Of few that went and few that came, each is compared with each.
      if piece.count > 8 || removed.count > 8 { return true }
      for place in position..<(position + piece.count) {
        let id = elements.id(at: place, in: memory)
        for range in removed {
          if range.count > 8 { return true }
          for old in range where children[old].instance(as: Instance.self).key == id { return true }
        }
      }
    }
    return false
  }

  /// How the instances become those of some ids. What stays at the front and at the back is not looked up.
  @inlinable
  func comparing(_ ids: [Elements.ID]) -> Rearrangement {
    let count = children.count
    let least = min(count, ids.count)
    var front = 0
    while front < least, key(front) == ids[front] { front += 1 }
    var back = 0
    while back < least - front, key(count - 1 - back) == ids[ids.count - 1 - back] { back += 1 }
    let (left, ends) = (count - back, ids.count - back)
    var order = Rearrangement(replacing: count)
    order.append(0, front)
    var known: [Elements.ID: Instance] = [:]
    if front < left, front < ends {
      known = index(children[front..<left])
      if known.count < left - front { noteTwins() }
      for index in front..<left { children[index].index = index }
    }
    for index in front..<ends {
      // Removed from the index, so that a second element with the same id gets its own instance.
      if front < left, let node = known.removeValue(forKey: ids[index]) {
        order.append(node.index)
      } else if isNeeded {
        order.append(-1)
      }
    }
    order.append(left, back)
    return order
  }

  @inlinable
  func key(_ index: Int) -> Elements.ID { children[index].instance(as: Instance.self).key }

  /// Mounts what is new, lets go of what is gone, and puts all in order.
  ///
  /// - Parameters:
  ///   - ids, versions: those of all elements, if they are known already.
  @inlinable
  func rearrange(
    _ order: consuming Rearrangement, _ elements: Elements?, _ ids: [Elements.ID]?,
    _ versions: [UInt64]?
  ) {
    if order.hasOnlyMoves {
      order.apply(to: &children, new: [])
      placement?.arrange(order)
      return
    }
    if let place = order.inserted, let elements {
      children.insert(mount(at: place, elements, ids, versions), at: place)
      placement?.arrange(order)
      return
    }
    if let place = order.removedAlone {
      let node = children[place].instance(as: Instance.self)
      forget(node)
      node.tearDown()
      children.remove(at: place)
      placement?.arrange(order)
      return
    }
    let removed = order.removed
    var gone: [Node] = []
    for range in removed { gone += children[range] }
    var new: [Node] = []
    var position = 0
    for piece in order.hasNews ? order.pieces : [] {
      defer { position += piece.count }
      guard piece.isNew, let elements else { continue }
      for place in position..<(position + piece.count) {
        new.append(mount(at: place, elements, ids, versions))
      }
    }
    // What is made anew costs as much as to take out many.
    if gone.count > order.before / 2 { byID = nil }
    for node in gone {
      forget(node.instance(as: Instance.self))
      node.tearDown()
    }
    order.apply(to: &children, new: new)
    placement?.arrange(order)
  }

  /// Makes the instance of an element that came.
  @inlinable
  func mount(
    at place: Int, _ elements: Elements, _ ids: [Elements.ID]?, _ versions: [UInt64]?
  ) -> Instance {
    let id = ids?[place] ?? elements.id(at: place, in: memory)
    let node = mount(id, elements.element(id: id))
    if let version = versions?[place] ?? elements.version(at: place, of: id) {
      node.version = version
    }
    return node
  }
}
