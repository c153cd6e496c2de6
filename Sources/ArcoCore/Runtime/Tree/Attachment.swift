import ArcoOptics

/// A child that a face attached: a line after the behaviour's own, with its world inside.
@usableFromInline
struct Attachment<State, Input: Sendable> {
  /// What starts an effect at the node that the child is attached to.
  typealias Start = (TypedNode<State, Input>) -> Void

  let token: ChildToken
  let footprint: Footprint
  let claims: (Input) -> Bool
  let open: (TypedNode<State, Input>) -> Nest
  let descend: (Nest, Input, inout State) -> Bool
  /// Handles an input where there is no instance yet, and returns what starts its effect.
  let handle: (Input, inout State) -> Start?

  /// Nil for a child without a plan.
  init?<World, Part, PartInput>(
    _ child: Child<World, State, Input, Part, PartInput>, world: World
  ) {
    let entry = child.entry
    guard let plan = entry.child else { return nil }
    token = plan.token
    footprint = plan.footprint
    claims = plan.claims
    open = { plan.open($0, world) }
    descend = plan.descend
    handle = { input, state in
      guard let raw = entry.handler(input, &state) else { return nil }
      let effect = entry.lift(raw, input)
      return { node in effect.startBelow(node, world) }
    }
  }
}

extension Effect {
  /// Starts what a child's line returned: either something of the child's, or a problem.
  func startBelow(_ node: TypedNode<State, Input>, _ world: World) {
    switch storage?.step {
    case .below(let start): start(node, world, nil)
    case .problem(let problem): node.engine.onProblem(problem)
    default: break
    }
  }
}
