/// A running effect with its work.
final class Work<World: Sendable, State, Input: Sendable>: Port<State, Input>, @unchecked Sendable {
  private let world: World
  private let asked: Effect<World, State, Input>.Working

  init(
    _ asked: Effect<World, State, Input>.Working, node: TypedNode<State, Input>, world: World
  ) {
    self.asked = asked
    self.world = world
    super.init(id: asked.id, node: node)
  }

  override var queue: Queue? { asked.terms?.queue }

  override func setDeadline() { asked.terms?.setDeadline?(self) }

  override func reportOverdue() {
    if let input = asked.terms?.overdue { return node.receive(input) }
    if !node.engine.isPeeking { node.engine.onProblem(.effectOverdue(id: id)) }
  }

  override func launch() -> Cancellation {
    switch asked.kernel.form {
    case .callback(let start):
      return start(world, Outlet(port: self))
    #if !hasFeature(Embedded)
      case .task: return Cancellation(spawn())
    #endif
    }
  }

  #if !hasFeature(Embedded)
    override func perform() async {
      guard case .task(let run) = asked.kernel.form else { return }
      await run(world, Outlet(port: self))
      finishLater()
    }
  #endif
}
