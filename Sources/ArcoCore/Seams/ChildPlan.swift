public import ArcoOptics

/// The identity of a declared child.
@usableFromInline
final class ChildToken: Sendable {}

/// How a declared child becomes instances in the tree.
///
/// For every kind of child, all of it follows from the child's `ChildPath`: how inputs go down
/// (`descend`), how they are carried up (`PathInstances`), and how effects find their instance (the
/// lift). Only the fused handlers in `Dispatcher+Child.swift` and `Dispatcher+Each.swift` are
/// written apart. `ChildLawTests` check that they do the same.
@usableFromInline
final class ChildPlan<World: Sendable, State, Input: Sendable>: Sendable {
  let token: ChildToken
  /// The inputs it takes, as far as they are known.
  let footprint: Footprint
  /// Whether an input is for this child.
  let claims: @Sendable (Input) -> Bool
  /// Makes the set of instances for one instance of the parent.
  let open: @Sendable (TypedNode<State, Input>, World) -> ChildInstances
  /// Hands an input to the instance it is for; false if there is no such instance.
  let descend: @Sendable (ChildInstances, Input, inout State) -> Bool
  /// Whether it looks at its state after each change, so that it needs its instances.
  let isWatching: Bool

  private init(
    token: ChildToken,
    footprint: Footprint,
    claims: @escaping @Sendable (Input) -> Bool,
    open: @escaping @Sendable (TypedNode<State, Input>, World) -> ChildInstances,
    descend: @escaping @Sendable (ChildInstances, Input, inout State) -> Bool,
    isWatching: Bool
  ) {
    self.token = token
    self.footprint = footprint
    self.claims = claims
    self.open = open
    self.descend = descend
    self.isWatching = isWatching
  }

  func widen<Larger: Sendable>(
    world: @escaping @Sendable (Larger) -> World
  ) -> ChildPlan<Larger, State, Input> {
    ChildPlan<Larger, State, Input>(
      token: token,
      footprint: footprint,
      claims: claims,
      open: { [open] node, larger in open(node, world(larger)) },
      descend: descend,
      isWatching: isWatching
    )
  }
}

extension ChildPlan {
  /// How the effects of an instance become the parent's.
  @usableFromInline
  typealias Lift<Key, Part, PartInput: Sendable> =
    @Sendable (Key, Effect<World, Part, PartInput>) -> Effect<World, State, Input>

  /// Plans a child from where it lies in its parent.
  ///
  /// - Parameter make: makes the set of instances.
  private static func along<Key: Sendable, Part, PartInput: Sendable>(
    _ path: ChildPath<State, Input, Key, Part, PartInput>,
    isWatching: Bool,
    make:
      @escaping @Sendable (TypedNode<State, Input>, ChildToken, World) -> PathInstances<
        World, State, Input, Key, Part, PartInput
      >
  ) -> (plan: ChildPlan, lift: Lift<Key, Part, PartInput>) {
    typealias Instances = PathInstances<World, State, Input, Key, Part, PartInput>
    let token = ChildToken()
    let plan = ChildPlan(
      token: token,
      footprint: path.inputs,
      claims: { path.extract($0) != nil },
      open: { owner, world in
        let instances = make(owner, token, world)
        owner.adopt(instances)
        return instances
      },
      descend: { instances, input, whole in
        guard let (key, input) = path.extract(input),
          let node = instances.typed(Instances.self).instance(key)
        else { return false }
        var found = false
        path.change(&whole, key) { part in
          found = true
          node.handle(input, in: &part)
        }
        return found
      },
      isWatching: isWatching
    )
    let lift: Lift<Key, Part, PartInput> = { key, effect in
      Effect(
        .below { owner, world, then in
          let instances = (owner.instances(of: token) ?? plan.open(owner, world))
            .typed(Instances.self)
          let node = instances.open(key) ?? (effect.mayBeFinished ? instances.makeLeft(key) : nil)
          node?.carryOut(effect, then: then)
        })
    }
    return (plan, lift)
  }

  /// Plans a child with one instance, where its state is there.
  @usableFromInline
  static func one<Part, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Part, PartInput>,
    state optic: Affine<State, Part>,
    canChange: Bool,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> PartInput?,
    embed: (@Sendable (PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Void, Part, PartInput>) {
    let path = ChildPath<State, Input, Void, Part, PartInput>(
      inputs: footprint,
      states: optic.footprint,
      extract: { input in extract(input).map { ((), $0) } },
      embed: embed.map { (embed: @escaping @Sendable (PartInput) -> Input) in
        { @Sendable (_: Void, input: PartInput) in embed(input) }
      },
      read: { whole, _ in optic.extract(whole) },
      change: { whole, _, body in optic.change(&whole, body) }
    )
    return along(path, isWatching: dispatcher.isWatching) { owner, token, world in
      SingleInstance(
        path, of: owner, token: token, canChange: canChange, dispatcher: dispatcher, world: world)
    }
  }

  /// Plans a child with an instance for each element.
  @usableFromInline
  static func each<Elements: Keyed, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Elements.Element, PartInput>,
    state optic: Affine<State, Elements>,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> (Elements.ID, PartInput)?,
    embed: (@Sendable (Elements.ID, PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Elements.ID, Elements.Element, PartInput>)
  where Elements.ID: Sendable {
    let path = ChildPath<State, Input, Elements.ID, Elements.Element, PartInput>(
      inputs: footprint,
      states: optic.footprint,
      extract: extract,
      embed: embed,
      read: { whole, id in optic.extract(whole)?.element(id: id) },
      change: { whole, id, body in
        optic.change(&whole) { elements in _ = elements.modify(id: id, body) }
      }
    )
    return along(path, isWatching: dispatcher.isWatching) { owner, token, world in
      RowInstances(
        path, elements: optic, of: owner, token: token, dispatcher: dispatcher, world: world)
    }
  }
}
