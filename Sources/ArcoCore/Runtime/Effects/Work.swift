/// A running effect with its work.
class Work<World: Sendable, State, Input: Sendable>: Port<State, Input>, @unchecked Sendable {
  private final let world: World
  final let terms: Terms<Input>?
  private final let kernel: Kernel<World, State, Input>

  init(
    _ asked: Effect<World, State, Input>.Working, node: TypedNode<State, Input>, world: World
  ) {
    self.terms = asked.terms
    self.world = world
    self.kernel = asked.kernel
    super.init(id: asked.id, node: node)
  }

  final override var queue: Queue? { terms?.queue }

  final override func setDeadline() { terms?.setDeadline?(self) }

  final override func reportOverdue() {
    if let input = terms?.overdue { return apply(input) }
    if !node.engine.isPeeking { node.engine.onProblem(.effectOverdue(id: id)) }
  }

  final override func launch() -> Cancellation {
    switch kernel.form {
    case .callback(let start):
      return start(world, Outlet(port: self))
    #if !hasFeature(Embedded)
      case .task: return Cancellation(spawn())
    #endif
    }
  }

  #if !hasFeature(Embedded)
    final override func perform() async {
      guard case .task(let run) = kernel.form else { return }
      await run(world, Outlet(port: self))
      finishLater()
    }
  #endif
}
