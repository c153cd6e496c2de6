public import ArcoOptics

/// The instances of a child whose states are the elements of a keyed collection.
///
/// Instances are made when they are needed: when the child is placed, when it looks at its state,
/// or when one has an effect.
@usableFromInline
final class RowInstances<
  World: Sendable, Whole, WholeInput: Sendable, Elements: Keyed, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Elements.ID, Elements.Element, PartInput>
where Elements.ID: Sendable {
  @usableFromInline
  let optic: Affine<Whole, Elements>
  /// The children by id; nil until one is asked for by its id.
  @exclusivity(unchecked)
  @usableFromInline
  var byID: [Elements.ID: Instance]?
  /// True if two instances with the same id were found.
  @exclusivity(unchecked)
  @usableFromInline
  var hasTwins = false
  /// The ids and their order at the last comparison, in the form that the collection remembers; nil
  /// if the ids have to be compared.
  @exclusivity(unchecked)
  @usableFromInline
  var memory: Elements.Memory?
  /// The two instances of the last look-ups. A change of the selection looks up the old and the new row
  /// several times.
  @exclusivity(unchecked)
  @usableFromInline
  var recent: Instance?
  @exclusivity(unchecked)
  @usableFromInline
  var former: Instance?
  /// The collection from which instances are read while several of them are drawn.
  @exclusivity(unchecked)
  @usableFromInline
  var shared: Elements?
  /// The collection's `revision` when it was last asked which rows were written.
  @exclusivity(unchecked)
  @usableFromInline
  var revision: Elements.Revision?

  @usableFromInline
  init(
    _ path: ChildPath<Whole, WholeInput, Elements.ID, Elements.Element, PartInput>,
    elements optic: Affine<Whole, Elements>,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    location: Location<Elements.Element, PartInput>,
    behavior: Behavior<World, Elements.Element, PartInput>,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.optic = optic
    super.init(
      path, of: owner, token: token, canChange: true, location: location, behavior: behavior,
      carryOut: carryOut)
  }

  @inlinable
  func readElements() -> Elements? {
    var elements: Elements?
    owner.look { whole in elements = optic.extract(whole) }
    return elements
  }

  /// The instance for an id, if there is one already.
  @inlinable
  func find(_ id: Elements.ID) -> Instance? { seek(id) ? recent : nil }

  /// Makes the instance for an id the recent one, if there is one already.
  ///
  /// - Returns: false if there is none.
  @inlinable
  func seek(_ id: Elements.ID) -> Bool {
    if let recent, recent.key == id { return true }
    if let former, former.key == id {
      swap(&recent, &self.former)
      return true
    }
    guard let found = lookUp(id) else { return false }
    (recent, former) = (found, recent)
    return true
  }

  @inlinable
  func lookUp(_ id: Elements.ID) -> Instance? {
    if byID == nil {
      if children.isEmpty { return nil }
      let found = index(children[...])
      if found.count < children.count { noteTwins() } else { hasTwins = false }
      byID = found
    }
    return byID?[id]
  }

  /// Forgets an instance that is gone.
  @inlinable
  func forget(_ node: Instance) {
    // If ids are not unique, another instance may have the same id.
    if hasTwins { byID = nil } else { byID?[node.key] = nil }
    if recent === node { recent = nil }
    if former === node { former = nil }
  }

  /// Looks at the element with an id, and writes nothing.
  @inlinable
  func look(at id: Elements.ID, _ body: (inout Elements.Element) -> Void) {
    guard isReadOnce else {
      owner.look { whole in path.look(&whole, id, body) }
      return
    }
    // Out of the property meanwhile: to look at what is in it counts a reference to it.
    let elements = shared.take() ?? readElements()
    let element = elements?.element(id: id)
    shared = consume elements
    if var element { body(&element) }
  }

  @inlinable
  func index(_ nodes: ArraySlice<Node>) -> [Elements.ID: Instance] {
    var byID: [Elements.ID: Instance] = [:]
    byID.reserveCapacity(nodes.count)
    for node in nodes {
      let node = node.instance(as: Instance.self)
      byID[node.key] = node
    }
    return byID
  }

  /// Notes that two elements have the same id, and reports it.
  @usableFromInline
  func noteTwins() {
    if hasTwins { return }
    hasTwins = true
    // Enqueued as a step, because the closure that hears of the problem may read the state.
    engine.enqueue { [engine] in
      engine.onProblem(.repeatedID(part: nameOfType(Elements.Element.self)))
    }
  }

  /// The instance for an id, made if the state has the element.
  @inlinable
  func open(_ id: Elements.ID) -> Instance? {
    if let node = find(id) { return node }
    guard let element = readElements()?.element(id: id) else { return nil }
    let node = mount(id, element)
    var order = Rearrangement(of: children.count)
    order.insert(at: children.count)
    children.append(node)
    placement?.arrange(order)
    memory = nil  // it may belong elsewhere
    return node
  }

  @inlinable
  func mount(_ id: Elements.ID, _ element: Elements.Element?) -> Instance {
    let node = make(id)
    if byID?.updateValue(node, forKey: id) != nil { noteTwins() }
    node.wake()
    if let placement, let element { placement.show(node, element) }
    return node
  }

  override func forgetStructure() { memory = nil }

  override func markOverlapping(_ child: Node) {
    if !Elements.hasIndependentElements { markRewrittenBySibling() }
  }

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    (byID, recent, former, shared) = (nil, nil, nil, nil)
  }
}
