public import ArcoOptics

/// The identity of a declared child.
@usableFromInline
final class ChildToken: Sendable {
  /// The mark by which views without the child value find the child; nil for most children.
  let mark: ChildMark?

  @usableFromInline
  init() { mark = nil }

  init(mark: ChildMark) { self.mark = mark }
}

/// A mark by which views find a child without its value. In wholes of one type, all children with
/// the same mark have the same types of state and input.
package final class ChildMark: Sendable {
  /// Makes a mark that no other child has.
  package init() {}
}

/// How a declared child becomes instances in the tree.
///
/// For every kind of child, all of it follows from the child's `ChildPath`: how inputs go down
/// (`descend`), how they are carried up (`PathInstances`), and how effects find their instance (the
/// lift). Only the fused handlers in `Dispatcher+Child.swift` and `Dispatcher+Each.swift` are
/// written apart. `ChildLawTests` check that they do the same.
@usableFromInline
final class ChildPlan<World: Sendable, State, Input: Sendable>: Sendable {
  @usableFromInline
  let token: ChildToken
  /// The inputs it takes, as far as they are known.
  let footprint: Footprint
  /// Whether an input is for this child.
  let claims: @Sendable (Input) -> Bool
  /// Makes the set of instances for one instance of the parent.
  let open: @Sendable (TypedNode<State, Input>, World) -> ChildInstances
  /// Hands an input to the instance it is for; false if there is no such instance, and nil if the input is
  /// not for this child.
  let descend: @Sendable (ChildInstances, Input, inout State) -> Bool?
  /// Whether the child looks at its state after each change. Such a child needs its instances.
  let isWatching: Bool

  @usableFromInline
  init(
    token: ChildToken,
    footprint: Footprint,
    claims: @escaping @Sendable (Input) -> Bool,
    open: @escaping @Sendable (TypedNode<State, Input>, World) -> ChildInstances,
    descend: @escaping @Sendable (ChildInstances, Input, inout State) -> Bool?,
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
  /// Returns the parent's effect that has the instances do something.
  @usableFromInline
  func reaching(
    _ carryOut: @escaping @Sendable (ChildInstances, Sequel?) -> Void
  ) -> Effect<World, State, Input> {
    Effect(
      .below { [token, open] owner, world, then in
        carryOut(owner.instances(of: token) ?? open(owner, world), then)
      })
  }

  /// How the effects of an instance become the parent's.
  @usableFromInline
  typealias Lift<Key, Part, PartInput: Sendable> =
    @Sendable (Key, Effect<World, Part, PartInput>) -> Effect<World, State, Input>

  /// Plans a child from where it lies in its parent.
  ///
  /// All of it is inlinable, so that what runs at each instance is compiled for its types.
  ///
  /// - Parameters:
  ///   - make: makes the set of instances.
  ///   - find: finds the instance for a key, if there is one already.
  ///   - open: finds it, or makes it if the state has the part.
  @inlinable
  static func along<
    Key: Sendable, Part, PartInput: Sendable,
    Instances: PathInstances<World, State, Input, Key, Part, PartInput>
  >(
    _ path: ChildPath<State, Input, Key, Part, PartInput>,
    token: ChildToken = ChildToken(),
    isWatching: Bool,
    make:
      @escaping @Sendable (TypedNode<State, Input>, ChildToken, World) -> Instances,
    find: @escaping @Sendable (Instances, Key) -> PartNode<World, Part, PartInput, Key>?,
    open: @escaping @Sendable (Instances, Key) -> PartNode<World, Part, PartInput, Key>?
  ) -> (plan: ChildPlan, lift: Lift<Key, Part, PartInput>) {
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
        guard let (key, input) = path.extract(input) else { return nil }
        guard let node = find(instances.typed(Instances.self), key) else { return false }
        var found = false
        path.change(&whole, node.key) { part in
          found = true
          node.handle(input, in: &part)
        }
        return found
      },
      isWatching: isWatching
    )
    let lift: Lift<Key, Part, PartInput> = { key, effect in
      plan.reaching { instances, then in
        let instances = instances.typed(Instances.self)
        let node = open(instances, key) ?? (effect.mayBeFinished ? instances.makeLeft(key) : nil)
        node?.carryOut(effect, then: then)
      }
    }
    return (plan, lift)
  }

  /// Plans a child with one instance, where its state is there.
  @inlinable
  static func one<Part, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Part, PartInput>,
    token: ChildToken = ChildToken(),
    state optic: Affine<State, Part>,
    canChange: Bool,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> PartInput?,
    embed: (@Sendable (PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Void, Part, PartInput>) {
    typealias Instances = SingleInstance<World, State, Input, Void, Part, PartInput>
    let path = path(to: optic, footprint: footprint, extract: extract, embed: embed)
    return along(
      path,
      token: token,
      isWatching: dispatcher.isWatching,
      make: { owner, token, world in
        Instances(
          path, anyKey: (), of: owner, token: token, canChange: canChange,
          location: Instances.makeLocation(path, in: owner) { _, body in
            owner.look { whole in path.look(&whole, (), body) }
          },
          behavior: Behavior(dispatcher, world: world),
          carryOut: { instances, duty in
            if case .reconcile = duty { instances.typed(Instances.self).reconcileOne() }
          })
      },
      find: { instances, _ in instances.node },
      open: { instances, _ in instances.open() })
  }

  /// Plans a child with one instance, where its state is there, for each identity of the state.
  @inlinable
  static func one<Part, PartInput: Sendable, ID: Equatable & Sendable>(
    _ dispatcher: Dispatcher<World, Part, PartInput>,
    state optic: Affine<State, Part>,
    identifiedBy id: @escaping @Sendable (Part) -> ID,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> PartInput?,
    embed: (@Sendable (PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Identity<ID>, Part, PartInput>) {
    typealias Instances = IdentifiedInstance<World, State, Input, Part, PartInput, ID>
    let path = ChildPath<State, Input, Identity<ID>, Part, PartInput>(
      inputs: footprint,
      states: optic.footprint,
      extract: { input in extract(input).map { (.any, $0) } },
      embed: embed.map { (embed: @escaping @Sendable (PartInput) -> Input) in
        { @Sendable (_: Identity<ID>, input: PartInput) in embed(input) }
      },
      look: { whole, identity, body in
        if var part = optic.extract(whole), identity.isThat(of: part, by: id) { body(&part) }
      },
      change: { whole, identity, body in
        optic.change(&whole) { part in if identity.isThat(of: part, by: id) { body(&part) } }
      }
    )
    return along(
      path,
      isWatching: dispatcher.isWatching,
      make: { owner, token, world in
        Instances(
          path, identifiedBy: id, of: owner, token: token,
          location: Instances.makeLocation(path, in: owner) { node, body in
            let key = node.instance(as: Instances.Instance.self).key
            owner.look { whole in path.look(&whole, key, body) }
          },
          behavior: Behavior(dispatcher, world: world),
          carryOut: { instances, duty in
            if case .reconcile = duty { instances.typed(Instances.self).reconcileOne() }
          })
      },
      find: { instances, _ in instances.node },
      open: { instances, identity in instances.open(identity) })
  }

  @inlinable
  static func path<Part, PartInput: Sendable>(
    to optic: Affine<State, Part>,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> PartInput?,
    embed: (@Sendable (PartInput) -> Input)?
  ) -> ChildPath<State, Input, Void, Part, PartInput> {
    ChildPath(
      inputs: footprint,
      states: optic.footprint,
      extract: { input in extract(input).map { ((), $0) } },
      embed: embed.map { (embed: @escaping @Sendable (PartInput) -> Input) in
        { @Sendable (_: Void, input: PartInput) in embed(input) }
      },
      look: { whole, _, body in if var part = optic.extract(whole) { body(&part) } },
      change: { whole, _, body in optic.change(&whole, body) }
    )
  }

  /// Plans a child with an instance for each element.
  @inlinable
  static func each<Elements: Keyed, PartInput: Sendable>(
    _ dispatcher: Dispatcher<World, Elements.Element, PartInput>,
    state optic: Affine<State, Elements>,
    footprint: Footprint,
    extract: @escaping @Sendable (Input) -> (Elements.ID, PartInput)?,
    embed: (@Sendable (Elements.ID, PartInput) -> Input)?
  ) -> (plan: ChildPlan, lift: Lift<Elements.ID, Elements.Element, PartInput>)
  where Elements.ID: Sendable {
    typealias Instances = RowInstances<World, State, Input, Elements, PartInput>
    let path = ChildPath<State, Input, Elements.ID, Elements.Element, PartInput>(
      inputs: footprint,
      states: optic.footprint,
      extract: extract,
      embed: embed,
      look: { whole, id, body in
        if var part = optic.extract(whole)?.element(id: id) { body(&part) }
      },
      change: { whole, id, body in
        optic.change(&whole) { elements in _ = elements.modify(id: id, body) }
      }
    )
    return along(
      path,
      isWatching: dispatcher.isWatching,
      make: { owner, token, world in
        Instances(
          path, elements: optic, of: owner, token: token,
          location: Instances.makeLocation(path, in: owner) { node, body in
            let node = node.instance(as: Instances.Instance.self)
            node.siblings(Instances.self).look(at: node.key, body)
          },
          behavior: Behavior(dispatcher, world: world),
          carryOut: { instances, duty in
            let rows = instances.typed(Instances.self)
            switch duty {
            case .reconcile: rows.reconcileRows()
            case .endReading: rows.shared = nil
            }
          })
      },
      find: { $0.find($1) },
      open: { $0.open($1) })
  }
}
