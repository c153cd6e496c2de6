import ArcoOptics

/// The identity of a declared child.
@usableFromInline
final class ChildToken: Sendable {}

/// How a declared child becomes instances in the tree.
@usableFromInline
struct ChildPlan<World: Sendable, State, Input: Sendable>: Sendable {
  let token: ChildToken
  /// The inputs it takes, as far as they are known.
  let footprint: Footprint
  /// Whether an input is for this child.
  let claims: @Sendable (Input) -> Bool
  /// Makes the nest for one parent instance.
  let open: @Sendable (TypedNode<State, Input>, World) -> Nest
  /// Hands an input to the instance it is for; false if there is no such instance.
  let descend: @Sendable (Nest, Input, inout State) -> Bool
  /// Whether it looks at its state after each change, so that it needs its instances.
  let isWatching: Bool

  func widen<Larger: Sendable>(
    environment: @escaping @Sendable (Larger) -> World
  ) -> ChildPlan<Larger, State, Input> {
    ChildPlan<Larger, State, Input>(
      token: token,
      footprint: footprint,
      claims: claims,
      open: { [open] node, world in open(node, environment(world)) },
      descend: descend,
      isWatching: isWatching
    )
  }
}

extension ChildPlan {
  /// How a child's effects become the parent's.
  @usableFromInline
  typealias Lift<PartState, PartInput: Sendable> =
    @Sendable (Effect<World, PartState, PartInput>) -> Effect<World, State, Input>

  /// How an element's effects become the parent's.
  @usableFromInline
  typealias LiftEach<Elements: Keyed, PartInput: Sendable> =
    @Sendable (Elements.ID, Effect<World, Elements.Element, PartInput>) -> Effect<
      World, State, Input
    >

  /// Plans a child with one instance, where its state is there.
  @usableFromInline
  static func one<Part, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Part, PartInput>,
    state optic: Affine<State, Part>,
    canChange: Bool,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> PartInput?,
    embed: (@Sendable (PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Part, PartInput>) {
    typealias Instances = OneNest<World, State, Input, Part, PartInput>
    let token = ChildToken()
    let plan = ChildPlan(
      token: token,
      footprint: footprint,
      claims: { extract($0) != nil },
      open: { owner, world in
        let nest = Instances(
          owner: owner, child: token, footprint: footprint, canChange: canChange,
          dispatcher: dispatcher, world: world,
          optic: optic, embed: embed)
        owner.adopt(nest)
        return nest
      },
      descend: { nest, input, whole in
        guard let node = nest.typed(Instances.self).node, let input = extract(input) else {
          return false
        }
        var found = false
        optic.change(&whole) { part in
          found = true
          node.handle(input, in: &part)
        }
        return found
      },
      isWatching: dispatcher.isWatching
    )
    let lift: Lift<Part, PartInput> = { effect in
      Effect(
        .below { owner, world, then in
          let nest = owner.nest(of: token) ?? plan.open(owner, world)
          let instances = nest.typed(Instances.self)
          let node = instances.open() ?? (effect.mayBeFinished ? instances.makeLeft() : nil)
          node?.carryOut(effect, then: then)
        })
    }
    return (plan, lift)
  }

  /// Plans a child with an instance for each element.
  @usableFromInline
  static func each<Elements: Keyed, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Elements.Element, PartInput>,
    state optic: Affine<State, Elements>,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> (Elements.ID, PartInput)?,
    embed: (@Sendable (Elements.ID, PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: LiftEach<Elements, PartInput>)
  where Elements.ID: Sendable {
    typealias Instances = EachNest<World, State, Input, Elements, PartInput>
    let token = ChildToken()
    let plan = ChildPlan(
      token: token,
      footprint: footprint,
      claims: { extract($0) != nil },
      open: { owner, world in
        let nest = Instances(
          owner: owner, child: token, footprint: footprint, dispatcher: dispatcher, world: world,
          optic: optic,
          embed: embed)
        owner.adopt(nest)
        return nest
      },
      descend: { nest, input, whole in
        guard let (id, input) = extract(input),
          let node = nest.typed(Instances.self).node(id)
        else { return false }
        var found = false
        optic.change(&whole) { elements in
          found = elements.modify(id: id) { node.handle(input, in: &$0) } != nil
        }
        return found
      },
      isWatching: dispatcher.isWatching
    )
    let lift: LiftEach<Elements, PartInput> = { id, effect in
      Effect(
        .below { owner, world, then in
          let nest = owner.nest(of: token) ?? plan.open(owner, world)
          let instances = nest.typed(Instances.self)
          let node = instances.open(id) ?? (effect.mayBeFinished ? instances.makeLeft(id) : nil)
          node?.carryOut(effect, then: then)
        })
    }
    return (plan, lift)
  }
}

extension Nest {
  /// This nest as what the plan that opened it made: the one place where a type is taken on trust.
  ///
  /// A nest is found by its child's token, and only that child's plan makes nests with it.
  final func typed<Instances: Nest>(_: Instances.Type) -> Instances {
    unsafeDowncast(self, to: Instances.self)
  }
}
