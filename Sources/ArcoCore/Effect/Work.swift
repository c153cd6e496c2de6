/// A running effect with its work.
final class Work<World: Sendable, State, Input: Sendable>: Port<State, Input>, @unchecked Sendable {
  private let world: World
  private let terms: Terms<Input>?
  private let kernel: Kernel<World, State, Input>

  init(
    id: EffectID?, terms: Terms<Input>?, node: TypedNode<State, Input>, world: World,
    kernel: Kernel<World, State, Input>
  ) {
    self.terms = terms
    self.world = world
    self.kernel = kernel
    super.init(id: id, node: node)
  }

  override var queue: Queue? { terms?.queue }

  override func setDeadline() { terms?.setDeadline?(self) }

  override func reportOverdue() {
    if let input = terms?.overdue { return node.receive(input) }
    if !node.engine.isPeeking { node.engine.onProblem(.effectOverdue(id: id)) }
  }

  override func launch() -> Cancellation {
    switch kernel.form {
    case .callback(let start):
      return start(world, Outlet(port: self))
    #if !hasFeature(Embedded)
      case .task:
        if let spawn = node.engine.interpretation.spawn {
          return Cancellation(spawn { await self.perform() })
        }
        // Captures nothing but this object, which is then the closure's context: one allocation less.
        return Cancellation(Task { await self.perform() })
    #endif
    }
  }

  #if !hasFeature(Embedded)
    private func perform() async {
      guard case .task(let run) = kernel.form else { return }
      await run(world, Outlet(port: self))
      finishLater()
    }
  #endif
}
