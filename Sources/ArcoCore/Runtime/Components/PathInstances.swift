/// The instances of a child, found by the child's path in its parent.
class PathInstances<
  World: Sendable, Whole, WholeInput: Sendable, Key: Sendable, Part, PartInput: Sendable
>: TypedChildInstances<Part, PartInput> {
  typealias Instance = ComponentNode<World, Part, PartInput>

  final let owner: TypedNode<Whole, WholeInput>
  final let path: ChildPath<Whole, WholeInput, Key, Part, PartInput>
  private let dispatcher: Dispatcher<World, Part, PartInput>
  private let world: World

  init(
    _ path: ChildPath<Whole, WholeInput, Key, Part, PartInput>,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    canChange: Bool,
    dispatcher: Dispatcher<World, Part, PartInput>,
    world: World
  ) {
    self.owner = owner
    self.path = path
    self.dispatcher = dispatcher
    self.world = world
    super.init(
      of: owner, token: token, inputs: path.inputs, states: path.states, canChange: canChange)
  }

  /// The instance for a key, if there is one already.
  func instance(_ key: Key) -> Instance? { mustOverride() }

  /// The instance for a key, made if the state has the part.
  func open(_ key: Key) -> Instance? { mustOverride() }

  final func make(_ key: Key) -> Instance {
    Instance(
      engine: engine, parent: self, location: location(of: key), dispatcher: dispatcher,
      world: world)
  }

  /// Makes an instance of a part that has gone already, for effects that are to be finished.
  final func makeLeft(_ key: Key) -> Instance {
    let node = make(key)
    node.isAlive = false
    return node
  }

  private func location(of key: Key) -> Location<Part, PartInput> {
    let (owner, path) = (owner, path)
    let change: ((inout Part) -> Void) -> Void = { body in
      owner.location.change { whole in path.change(&whole, key, body) }
    }
    return Location(
      read: { owner.location.read().flatMap { path.read($0, key) } },
      change: change,
      carry: { [self] input, body in
        guard let embed = path.embed else { return change(body) }
        owner.relay(embed(key, input), of: self) { whole in path.change(&whole, key, body) }
      }
    )
  }
}
