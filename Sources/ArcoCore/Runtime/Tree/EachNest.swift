import ArcoOptics

/// The instances of a child whose states are the elements of a keyed collection.
///
/// Instances are made when they are needed: when the child is placed, or when one has an effect.
final class EachNest<
  World: Sendable, Whole, WholeInput: Sendable, Elements: Keyed, Input: Sendable
>: TypedNest<Elements.Element, Input> {
  typealias ID = Elements.ID
  typealias Instance = ComponentNode<World, Elements.Element, Input>

  private let owner: TypedNode<Whole, WholeInput>
  private let dispatcher: Dispatcher<World, Elements.Element, Input>
  private let world: World
  private let optic: Affine<Whole, Elements>
  private let embed: (@Sendable (ID, Input) -> WholeInput)?
  private var nodes: [ID: Instance] = [:]
  private var structure: UInt64?

  init(
    owner: TypedNode<Whole, WholeInput>,
    child: ChildToken,
    footprint: Footprint,
    dispatcher: Dispatcher<World, Elements.Element, Input>,
    world: World,
    optic: Affine<Whole, Elements>,
    embed: (@Sendable (ID, Input) -> WholeInput)?
  ) {
    self.owner = owner
    self.dispatcher = dispatcher
    self.world = world
    self.optic = optic
    self.embed = embed
    super.init(
      engine: owner.engine, parent: owner, token: child, footprint: footprint,
      part: optic.footprint, canChange: true)
  }

  private var elements: Elements? { owner.location.read().flatMap { optic.extract($0) } }

  /// The instance made before for an id.
  func node(_ id: ID) -> Instance? { nodes[id] }

  /// The instance for an id, made if the state has the element.
  func open(_ id: ID) -> Instance? {
    if let node = nodes[id] { return node }
    guard let elements, elements.contains(id: id) else { return nil }
    let node = make(id)
    children.append(node)
    placement?.arrange(children)  // the next look at the order may find that it is this one
    return node
  }

  private func instance(_ id: ID) -> Instance {
    Instance(
      engine: engine, parent: self, location: location(id), dispatcher: dispatcher, world: world)
  }

  /// An instance of a row that left before there was one, for effects that are to be finished.
  func makeLeft(_ id: ID) -> Instance {
    let node = instance(id)
    node.isAlive = false
    return node
  }

  private func make(_ id: ID) -> Instance {
    let node = instance(id)
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

    var kept: [ID: Instance] = [:]
    var ordered: [Node] = []
    for id in elements?.keys ?? [] {
      guard let node = nodes[id] ?? (isNeeded ? make(id) : nil) else { continue }
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

  private func location(_ id: ID) -> Location<Elements.Element, Input> {
    let (owner, optic) = (owner, optic)
    typealias Body = (inout Elements.Element) -> Void
    let write: (inout Whole, Body) -> Void = { whole, body in
      optic.change(&whole) { elements in _ = elements.modify(id: id, body) }
    }
    let change: (Body) -> Void = { body in owner.location.change { whole in write(&whole, body) } }
    return Location(
      read: { owner.location.read().flatMap { optic.extract($0)?.element(id: id) } },
      change: change,
      carry: { [embed, self] input, body in
        guard let embed else { return change(body) }
        owner.relay(embed(id, input), of: self) { whole in write(&whole, body) }
      }
    )
  }
}
