import ArcoOptics

/// The instances of a child whose states are the elements of a keyed collection.
///
/// Instances are made when they are needed: when the child is placed, when it looks at its state,
/// or when one has an effect.
final class RowInstances<
  World: Sendable, Whole, WholeInput: Sendable, Elements: Keyed, PartInput: Sendable
>: PathInstances<World, Whole, WholeInput, Elements.ID, Elements.Element, PartInput>
where Elements.ID: Sendable {
  private let optic: Affine<Whole, Elements>
  private var nodes: [Elements.ID: Instance] = [:]
  /// The collection's `structure` when the ids were last compared; nil if they have to be compared.
  private var structure: UInt64?

  init(
    _ path: ChildPath<Whole, WholeInput, Elements.ID, Elements.Element, PartInput>,
    elements optic: Affine<Whole, Elements>,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    dispatcher: Dispatcher<World, Elements.Element, PartInput>,
    world: World
  ) {
    self.optic = optic
    super.init(
      path, of: owner, token: token, canChange: true, dispatcher: dispatcher, world: world)
  }

  private var elements: Elements? { owner.location.read().flatMap { optic.extract($0) } }

  override func instance(_ key: Elements.ID) -> Instance? { nodes[key] }

  override func open(_ key: Elements.ID) -> Instance? {
    if let node = nodes[key] { return node }
    guard let elements, elements.contains(id: key) else { return nil }
    let node = mount(key)
    children.append(node)
    placement?.arrange(children)  // reconciling does not, if this is the order already
    return node
  }

  private func mount(_ id: Elements.ID) -> Instance {
    let node = make(id)
    nodes[id] = node
    node.wake()
    placement?.mount(node)
    return node
  }

  override func openAll() {
    for node in nodes.values { placement?.mount(node) }
    structure = nil
    reconcileInstances()
    placement?.arrange(children)
  }

  /// Whether every element needs an instance.
  private var isNeeded: Bool { placement != nil || isWatched }

  override func openWatched() { reconcileInstances() }

  override func reconcileInstances() {
    let elements = elements
    let present = elements?.structure
    if present != nil, present == structure { return }
    structure = present
    engine.counters.collectionsCompared += 1

    var kept: [Elements.ID: Instance] = [:]
    var ordered: [Node] = []
    for id in elements?.keys ?? [] {
      guard let node = nodes[id] ?? (isNeeded ? mount(id) : nil) else { continue }
      kept[id] = node
      ordered.append(node)
    }
    for (id, node) in nodes where kept[id] == nil { node.tearDown() }
    nodes = kept
    if !isSameOrder(ordered) {
      children = ordered
      placement?.arrange(ordered)
    }
  }

  private func isSameOrder(_ ordered: [Node]) -> Bool {
    children.count == ordered.count && zip(children, ordered).allSatisfy { $0 === $1 }
  }

  override func tearDown() {
    super.tearDown()
    nodes = [:]
  }
}
