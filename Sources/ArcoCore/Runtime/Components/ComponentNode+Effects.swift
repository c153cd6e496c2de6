extension ComponentNode {
  /// Takes up what the whole dispatcher returned for an input.
  @usableFromInline
  final func ask(for raw: RawEffect, of input: Input) { ask(for: dispatcher.lift(raw, input)) }

  /// Adds what a handler asked for to the steps of the send at hand.
  ///
  /// It is always a step of its own, even if it could be carried out at once. Otherwise the order
  /// of what a child and its parent ask for would depend on how deep the child is and whether it is
  /// shown.
  final func ask(for effect: Effect<World, State, Input>) {
    if let raw = effect.raw { engine.enqueue(raw, of: self) }
  }

  /// Adds an effect's pure steps to the send at hand, and its work to what waits for the reconciled
  /// state.
  ///
  /// - Parameter sequel: what follows in a sequence, once this is over and shown.
  @usableFromInline
  final func carryOut(_ effect: Effect<World, State, Input>, then sequel: Sequel? = nil) {
    guard let storage = effect.storage else {
      return afterFlush(sequel, of: engine.sends.origin)
    }
    carryOut(storage, sequel)
  }

  final func carryOut(_ storage: Effect<World, State, Input>.Storage, _ sequel: Sequel?) {
    // In a program without effects, only `.problem(.partGone)` can arrive here. It is reported in a
    // step of its own, as in a replay.
    guard Reachable.effects else { return engine.enqueue { self.pass(over: storage) } }
    if engine.isReplaying { return pass(over: storage) }
    switch storage.step {
    case .send, .move, .problem:
      engine.enqueue {
        self.apply(storage)
        self.afterFlush(sequel, of: self.engine.sends.origin)
      }
    case .below(let start): start(self, world, sequel)
    case .cancel(let target):
      let cancelling = Cancelling(target, of: self, then: sequel)
      cancelling.origin = engine.sends.origin
      engine.cancelLater(cancelling)
    case .work:
      let effect = storage.working.run(at: self)
      effect.then = sequel
      effect.origin = engine.sends.origin
      engine.sends.noteWork()
      if effect.queue != nil { effect.membership = QueueMembership(asker: engine.sender) }
      engine.start(effect)
    case .batch, .sequence: carryOutAll(storage, before: sequel)
    }
  }

  /// The work of an effect that this instance asked for.
  final func body(of effect: RunningWork<State, Input>) -> Effect<World, State, Input>.Body {
    Effect<World, State, Input>.storage(of: effect.work).working.body
  }

  /// Applies an effect that is no work.
  private final func apply(_ storage: Effect<World, State, Input>.Storage) {
    switch storage.step {
    case .send: receive(storage.sending.input)
    case .move(let change): self.change(change)
    case .problem(let problem): engine.onProblem(problem)
    case .below, .cancel, .work, .batch, .sequence: break
    }
  }

  /// Passes over an effect in a replay: starts nothing, but reports problems.
  private final func pass(over effect: Effect<World, State, Input>.Storage) {
    var todo = [effect]
    while let next = todo.popLast() {
      switch next.step {
      case .problem(let problem): engine.onProblem(problem)
      case .below(let start): start(self, world, nil)
      case .batch:
        for part in next.composed.parts.reversed() {
          todo.append(Effect<World, State, Input>.storage(of: part))
        }
      case .send, .move, .sequence, .cancel, .work: break
      }
    }
  }
}
