import ArcoOptics

/// A child that a face attached: an entry after those of the dispatcher, with its world inside.
@usableFromInline
struct AttachedChild<State, Input: Sendable> {
  /// A closure that starts an effect at the node to which the child is attached.
  typealias Start = (TypedNode<State, Input>) -> Void

  let token: ChildToken
  let footprint: Footprint
  let open: (TypedNode<State, Input>) -> ChildInstances
  let descend: (ChildInstances, Input, inout State) -> Bool?
  /// Handles an input while the child has no instance, and returns the closure that starts the
  /// effect.
  let handle: (Input, inout State) -> Start?

  init<World, Part, PartInput>(
    _ child: Child<World, State, Input, Part, PartInput>, world: World
  ) {
    let (plan, handling) = (child.plan, child.entry.handling)
    token = plan.token
    footprint = plan.footprint
    open = { plan.open($0, world) }
    descend = plan.descend
    handle = { input, state in
      guard let raw = handling.handler(input, &state) else { return nil }
      let effect = handling.lift(raw, input)
      return { node in Self.start(effect, at: node, world) }
    }
  }

  /// Starts the effect of a child's entry: either the child's own, or a problem.
  private static func start<World>(
    _ effect: Effect<World, State, Input>, at node: TypedNode<State, Input>, _ world: World
  ) {
    switch effect.storage?.step {
    case .below(let start): start(node, world, nil)
    case .problem(let problem): node.engine.onProblem(problem)
    default: break
    }
  }
}
