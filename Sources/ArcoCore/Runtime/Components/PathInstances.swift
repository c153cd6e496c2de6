/// The instances of a child, found by the child's path in its parent.
@usableFromInline
class PathInstances<
  World: Sendable, Whole, WholeInput: Sendable, Key: Sendable, Part, PartInput: Sendable
>: TypedChildInstances<Part, PartInput> {
  @usableFromInline
  typealias Instance = PartNode<World, Part, PartInput, Key>

  @usableFromInline
  final let owner: TypedNode<Whole, WholeInput>
  @usableFromInline
  final let path: ChildPath<Whole, WholeInput, Key, Part, PartInput>
  @usableFromInline
  final let location: Location<Part, PartInput>
  @usableFromInline
  final let behavior: Behavior<World, Part, PartInput>

  @usableFromInline
  init(
    _ path: ChildPath<Whole, WholeInput, Key, Part, PartInput>,
    of owner: TypedNode<Whole, WholeInput>,
    token: ChildToken,
    canChange: Bool,
    location: Location<Part, PartInput>,
    behavior: Behavior<World, Part, PartInput>,
    carryOut: @escaping (ChildInstances, Duty) -> Void
  ) {
    self.owner = owner
    self.path = path
    self.location = location
    self.behavior = behavior
    super.init(
      of: owner, token: token, inputs: path.inputs, states: path.states, canChange: canChange,
      carryOut: carryOut)
  }

  @inlinable
  final func make(_ key: Key) -> Instance {
    Instance(
      engine: engine, parent: self, location: location, behavior: behavior, key: key)
  }

  /// Makes an instance of a part that has gone already, for effects that are to be finished.
  @inlinable
  final func makeLeft(_ key: Key) -> Instance {
    let node = make(key)
    node.isAlive = false
    return node
  }

  /// How the instances read and change their state, each by its key.
  ///
  /// - Parameter look: looks at the state of one.
  @inlinable
  static func makeLocation(
    _ path: ChildPath<Whole, WholeInput, Key, Part, PartInput>,
    in owner: TypedNode<Whole, WholeInput>,
    look: @escaping Location<Part, PartInput>.Looking
  ) -> Location<Part, PartInput> {
    let (change, embed) = (path.change, path.embed)
    return Location(
      look: look,
      change: { node, body in
        let key = node.instance(as: Instance.self).key
        owner.changeState { whole in change(&whole, key, body) }
      },
      carry: { node, input, body in
        let node = node.instance(as: Instance.self)
        let key = node.key
        guard let embed else { return owner.changeState { whole in change(&whole, key, body) } }
        owner.relay(embed(key, input), of: node.siblings(PathInstances.self)) { whole in
          change(&whole, key, body)
        }
      }
    )
  }
}

/// The instance of a child, with what tells it from the child's other instances.
@usableFromInline
final class PartNode<World: Sendable, State, Input: Sendable, Key: Sendable>:
  ComponentNode<World, State, Input>
{
  @usableFromInline
  let key: Key
  /// The version of the shown element, as the collection reports it; 0 if the collection reports
  /// none.
  @exclusivity(unchecked)
  @usableFromInline
  var version: UInt64

  @inlinable
  init(
    engine: Engine,
    parent: ChildInstances,
    location: Location<State, Input>,
    behavior: Behavior<World, State, Input>,
    key: Key
  ) {
    self.key = key
    self.version = 0
    super.init(engine: engine, parent: parent, location: location, behavior: behavior)
  }

  #if !hasFeature(Embedded)
    override var elementID: Any? { Key.self == Void.self || key is any HiddenKey ? nil : key }
  #endif
}
