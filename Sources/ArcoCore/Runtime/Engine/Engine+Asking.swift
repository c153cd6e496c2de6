// What nodes and effects ask for joins the send at hand.
extension Engine {
  /// Adds an input or a move.
  func enqueue(_ step: @escaping () -> Void) {
    gate.set([.work, .steps])
    steps.append(Step(content: .run(step), origin: sends.origin))
  }

  /// Adds what a node's handler asked for.
  func enqueue(_ effect: RawEffect, of node: EngineNode) {
    gate.set([.work, .steps])
    steps.append(Step(content: .carryOut(effect, node), origin: sends.origin))
  }

  /// Adds what has to wait until the state is reconciled.
  func start(_ start: Startable) {
    gate.set(.work)
    starts.append(start)
  }

  /// Adds a cancellation, which comes before all other starts.
  func cancelLater(_ cancellation: Startable) {
    start(cancellation)
    hasToCancel = true
  }

  /// Adds what has to wait until the views show the present state.
  ///
  /// - Parameter outlivesCut: whether it is done even if the send at hand stops the driver.
  func afterFlush(_ step: @escaping () -> Void, of origin: Origin, outlivesCut: Bool = false) {
    gate.set(.work)
    later.append(Step(content: outlivesCut ? .runAnyway(step) : .run(step), origin: origin))
  }

  /// Adds a node whose parts have to be compared with its state.
  func reconcileLater(_ node: EngineNode) {
    gate.set(.unreconciled)
    unreconciled.append(node)
  }

  /// Adds a node that looks at its state, which changed.
  func watchLater(_ node: EngineNode) {
    gate.set(.unreconciled)
    watching.append(node)
  }

  /// Keeps effects of a send from starting, and cancels those that did.
  func cancel(sentBy number: Int) {
    revoke(sentBy: number)
    root?.cancel(sentBy: number)
    departure?.each { $0.cancel(sentBy: number) }
  }

  /// Keeps effects of a send from starting.
  func revoke(sentBy number: Int) {
    starts.each { start in
      if start.origin.send == number { start.revoke() }
    }
  }

  /// Calls `look` with every effect that is not over, also in parts that were left.
  func eachEffect(_ look: (Startable) -> Void) {
    guard Reachable.effects else { return }
    root?.eachEffect(look)
    departure?.each { $0.eachEffect(look) }
  }
}
