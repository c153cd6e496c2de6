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
  /// What is known of the ids and their order since they were last compared; nil if they have to be
  /// compared.
  @exclusivity(unchecked)
  @usableFromInline
  var memory: Elements.Memory?
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
    reconcile: @escaping (ChildInstances) -> Void
  ) {
    self.optic = optic
    super.init(
      path, of: owner, token: token, canChange: true, location: location, behavior: behavior,
      reconcile: reconcile)
  }

  @inlinable
  func readElements() -> Elements? {
    var elements: Elements?
    owner.look { whole in elements = optic.extract(whole) }
    return elements
  }

  /// The instance for an id, if there is one already.
  @inlinable
  func find(_ id: Elements.ID) -> Instance? {
    if let byID { return byID[id] }
    if children.isEmpty { return nil }
    let byID = index(children[...])
    self.byID = byID
    return byID[id]
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
    byID?[id] = node
    node.wake()
    if let placement, let element { placement.show(node, element) }
    return node
  }

  override func forgetStructure() { memory = nil }

  override func markOverlapping(_ child: Node) {
    if !Elements.hasElementsApart { markRewrittenBySibling() }
  }

  @usableFromInline
  override func tearDown() {
    super.tearDown()
    byID = nil
  }
}
