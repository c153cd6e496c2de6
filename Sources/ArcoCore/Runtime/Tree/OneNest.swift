import ArcoOptics

/// The instance of a child whose state is a part that is there or not.
final class OneNest<World: Sendable, Whole, WholeInput: Sendable, Part, Input: Sendable>:
  TypedNest<Part, Input>
{
  private let owner: TypedNode<Whole, WholeInput>
  private let dispatcher: Dispatcher<World, Part, Input>
  private let world: World
  private let optic: Affine<Whole, Part>
  private let embed: (@Sendable (Input) -> WholeInput)?
  private(set) var node: ComponentNode<World, Part, Input>?

  init(
    owner: TypedNode<Whole, WholeInput>,
    child: ChildToken,
    footprint: Footprint,
    canChange: Bool,
    dispatcher: Dispatcher<World, Part, Input>,
    world: World,
    optic: Affine<Whole, Part>,
    embed: (@Sendable (Input) -> WholeInput)?
  ) {
    self.owner = owner
    self.dispatcher = dispatcher
    self.world = world
    self.optic = optic
    self.embed = embed
    super.init(
      engine: owner.engine, parent: owner, token: child, footprint: footprint,
      part: optic.footprint, canChange: canChange)
  }

  private var isPresent: Bool {
    guard canChange else { return owner.isAlive }
    guard let whole = owner.location.read() else { return false }
    return optic.extract(whole) != nil
  }

  /// The instance, made if the state has the part.
  func open() -> ComponentNode<World, Part, Input>? {
    if let node { return node }
    guard isPresent else { return nil }
    let node = make()
    self.node = node
    children = [node]
    node.wake()
    placement?.mount(node)
    placement?.arrange(children)
    return node
  }

  private func make() -> ComponentNode<World, Part, Input> {
    ComponentNode(
      engine: engine, parent: self, location: location(), dispatcher: dispatcher, world: world)
  }

  /// An instance of a part that left before there was one, for effects that are to be finished.
  func makeLeft() -> ComponentNode<World, Part, Input> {
    let node = make()
    node.isAlive = false
    return node
  }

  override func openAll() {
    guard let node else {
      _ = open()
      return
    }
    placement?.mount(node)
    placement?.arrange(children)
  }

  override func openWatched() { _ = open() }

  override func reconcileInstances() {
    let isPresent = isPresent
    if isPresent == (node != nil) { return }
    if let node, !isPresent {
      node.tearDown()
      self.node = nil
      children = []
      placement?.arrange(children)
    } else if placement != nil || isWatched {
      _ = open()
    }
  }

  override func tearDown() {
    super.tearDown()
    node = nil
  }

  private func location() -> Location<Part, Input> {
    let (owner, optic) = (owner, optic)
    let change: ((inout Part) -> Void) -> Void = { body in
      owner.location.change { whole in optic.change(&whole, body) }
    }
    return Location(
      read: { owner.location.read().flatMap { optic.extract($0) } },
      change: change,
      carry: { [embed, self] input, body in
        guard let embed else { return change(body) }
        owner.relay(embed(input), of: self) { whole in optic.change(&whole, body) }
      }
    )
  }
}
