/// A running effect with its work.
final class Work<World: Sendable, State, Input: Sendable>: Port<State, Input>, @unchecked Sendable {
  private let world: World
  private let terms: Terms<Input>?
  private let kernel: Kernel<World, State, Input>

  init(
    _ asked: Effect<World, State, Input>.Working, node: TypedNode<State, Input>, world: World
  ) {
    self.terms = asked.terms
    self.world = world
    self.kernel = asked.kernel
    super.init(id: asked.id, node: node)
  }

  override var queue: Queue? { terms?.queue }

  override var grace: Grace? { terms?.grace }

  override func setDeadline() { terms?.setDeadline?(self) }

  override func reportOverdue() {
    if let input = terms?.overdue { return apply(input) }
    if !node.engine.isPeeking { node.engine.onProblem(.effectOverdue(id: id)) }
  }

  override func launch() -> Cancellation {
    switch kernel.form {
    case .callback(let start):
      return start(world, Outlet(port: self))
    #if !hasFeature(Embedded)
      case .task: return Cancellation(spawn())
    #endif
    }
  }

  #if !hasFeature(Embedded)
    override func perform() async {
      guard case .task(let run) = kernel.form else { return }
      await run(world, Outlet(port: self))
      finishLater()
    }
  #endif
}
