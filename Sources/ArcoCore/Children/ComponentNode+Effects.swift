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
  /// - Parameter then: what follows in a sequence, once this is over and shown.
  func carryOut(_ effect: Effect<World, State, Input>, then: (() -> Void)? = nil) {
    guard let storage = effect.storage else {
      if let then { engine.afterFlush(then) }
      return
    }
    if engine.isReplaying { return pass(over: storage.step) }
    switch storage.step {
    case .send: pure(then) { $0.receive(storage.sent) }
    case .move(let change): pure(then) { $0.change(change) }
    case .problem(let problem): pure(then) { $0.engine.onProblem(problem) }
    case .below(let start): start(self, world, then)
    case .cancel(let target):
      engine.start(.cancel(target, of: self, then: then, engine.sends.origin))
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
    case .batch(let effects): carryOutBatch(effects, then)
    case .sequence(let effects): carryOutSequence(effects[...], then)
    }
  }

  /// Starts nothing, and reports what could not be done.
  private func pass(over step: Effect<World, State, Input>.Step) {
    switch step {
    case .problem(let problem): engine.onProblem(problem)
    case .below(let start): start(self, world, nil)
    case .batch(let effects): for effect in effects { carryOut(effect) }
    case .send, .move, .sequence, .cancel, .work: break
    }
  }

  private func pure(_ then: (() -> Void)?, _ step: @escaping (ComponentNode) -> Void) {
    engine.enqueue {
      step(self)
      if let then { self.engine.afterFlush(then) }
    }
  }

  private func carryOutBatch(_ effects: [Effect<World, State, Input>], _ then: (() -> Void)?) {
    guard let then else {
      for effect in effects { carryOut(effect) }
      return
    }
    var left = effects.count
    for effect in effects {
      carryOut(effect) {
        left -= 1
        if left == 0 { then() }
      }
    }
  }

  private func carryOutSequence(
    _ effects: ArraySlice<Effect<World, State, Input>>, _ then: (() -> Void)?
  ) {
    guard let first = effects.first else {
      then?()
      return
    }
    carryOut(first) {
      guard self.isAlive || self.engine.departure != nil else { return }
      self.carryOutSequence(effects.dropFirst(), then)
    }
  }
}
