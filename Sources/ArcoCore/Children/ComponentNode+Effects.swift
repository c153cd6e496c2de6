extension ComponentNode {
  /// Takes up what the whole dispatcher returned for an input.
  @usableFromInline
  func settle(_ raw: RawEffect, of input: Input) { carryOut(dispatcher.lift(raw, input)) }

  /// Takes up what a handler asked for, once its state is free again.
  ///
  /// Always a step of its own, also for what could be had at once: else what a child asked for
  /// would come before or after what its parent did, by how deep the child is and whether it is
  /// shown.
  func settle(_ effect: Effect<World, State, Input>) {
    if let raw = effect.raw { engine.enqueue(raw, of: self) }
  }

  /// Adds an effect's pure steps to the send at hand, and its work to what waits for the settled
  /// state.
  ///
  /// - Parameter sequel: what follows in a sequence, once this is over and shown.
  func carryOut(_ effect: Effect<World, State, Input>, then sequel: Sequel? = nil) {
    guard let storage = effect.storage else {
      if let sequel { engine.afterFlush { sequel.partIsOver() } }
      return
    }
    if engine.isReplaying { return pass(over: storage) }
    carryOut(storage, sequel)
  }

  private func carryOut(_ storage: Effect<World, State, Input>.Storage, _ sequel: Sequel?) {
    let then = sequel.map { sequel in { sequel.partIsOver() } }
    switch storage.step {
    case .send: pure(then) { $0.receive(storage.sent) }
    case .move(let change): pure(then) { $0.change(change) }
    case .problem(let problem): pure(then) { $0.engine.onProblem(problem) }
    case .below(let start): start(self, world, sequel)
    case .cancel(let target):
      engine.cancelLater(target, of: self, then: then, engine.sends.origin)
    case .work:
      let asked = storage.working
      asked.terms?.grace?.announce(engine)
      let work = Work(asked, node: self, world: world)
      work.then = then
      work.origin = engine.sends.origin
      engine.sends.noteWork()
      if asked.terms?.queue != nil {
        let booking = Booking()
        booking.asker = engine.sender
        work.booking = booking
      }
      engine.start(.begin(work))
    case .batch, .sequence: carryOutAll(storage, sequel)
    }
  }

  /// Adds an effect with all that it is put together from, in order; the stack does not grow with it.
  func carryOutAll(_ effect: RawEffect, _ sequel: Sequel?) {
    var todo = [Sequel.Part(effect: effect, sequel: sequel)]
    while let next = todo.popLast() {
      let storage = unsafeDowncast(next.effect, to: Effect<World, State, Input>.Storage.self)
      if let composed = storage.composed {
        composed.unfold(at: self, next.sequel, into: &todo)
      } else {
        carryOut(storage, next.sequel)
      }
    }
  }

  /// Starts nothing, and reports what could not be done.
  private func pass(over effect: Effect<World, State, Input>.Storage) {
    var todo = [effect]
    while let next = todo.popLast() {
      switch next.step {
      case .problem(let problem): engine.onProblem(problem)
      case .below(let start): start(self, world, nil)
      case .batch:
        for part in next.composed?.parts.reversed() ?? [] {
          todo.append(unsafeDowncast(part, to: Effect<World, State, Input>.Storage.self))
        }
      case .send, .move, .sequence, .cancel, .work: break
      }
    }
  }

  private func pure(_ then: (() -> Void)?, _ step: @escaping (ComponentNode) -> Void) {
    engine.enqueue {
      step(self)
      if let then { self.engine.afterFlush(then) }
    }
  }
}
