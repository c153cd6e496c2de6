extension ComponentNode {
  /// Takes up what the whole dispatcher returned for an input.
  @usableFromInline
  func settle(_ raw: RawEffect, of input: Input) { settle(dispatcher.lift(raw, input)) }

  /// Takes up what a handler asked for; pure steps join the send at hand, work waits for the
  /// settled state.
  ///
  /// - Parameter then: what follows in a sequence, once this is over and shown.
  func settle(_ effect: Effect<World, State, Input>, then: (() -> Void)? = nil) {
    guard let step = effect.step else {
      if let then { engine.afterFlush(then) }
      return
    }
    switch step {
    case .send(let input): pure(then) { $0.receive(input) }
    case .move(let change): pure(then) { $0.change(change) }
    case .problem(let problem): pure(then) { $0.engine.onProblem(problem) }
    case .below(let start): engine.enqueue { start(self, self.world, then) }
    case .cancel(let id): engine.start(.cancel(id, of: self, then: then))
    case .work(let id, let kernel):
      let work = Work(id: id, node: self, world: world, kernel: kernel)
      work.then = then
      engine.start(.begin(work))
    case .batch(let effects): settleBatch(effects, then)
    case .sequence(let effects): settleSequence(effects[...], then)
    }
  }

  private func pure(_ then: (() -> Void)?, _ step: @escaping (ComponentNode) -> Void) {
    engine.enqueue {
      step(self)
      if let then { self.engine.afterFlush(then) }
    }
  }

  private func settleBatch(_ effects: [Effect<World, State, Input>], _ then: (() -> Void)?) {
    guard let then else {
      for effect in effects { settle(effect) }
      return
    }
    var left = effects.count
    for effect in effects {
      settle(effect) {
        left -= 1
        if left == 0 { then() }
      }
    }
  }

  private func settleSequence(
    _ effects: ArraySlice<Effect<World, State, Input>>, _ then: (() -> Void)?
  ) {
    guard let first = effects.first else {
      then?()
      return
    }
    settle(first) {
      if self.isAlive { self.settleSequence(effects.dropFirst(), then) }
    }
  }
}
