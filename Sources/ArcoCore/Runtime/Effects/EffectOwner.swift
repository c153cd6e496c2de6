/// A node that may have effects: it lists, begins, cancels and forgets them.
@usableFromInline
class EffectOwner: EngineNode {
  @exclusivity(unchecked)
  private(set) final var effects = InstanceEffects()

  /// Takes up an effect of its type.
  ///
  /// - Parameter sequel: what follows in a sequence, once this is over and shown.
  func carryOut(_ effect: RawEffect, before sequel: Sequel?) { mustOverride() }

  /// Calls `look` with each node just below.
  func eachBelow(_ look: (EffectOwner) -> Void) { mustOverride() }

  final override func carryOut(_ effect: RawEffect) { carryOut(effect, before: nil) }

  /// Takes up an effect with all that it is put together from, in order; the stack does not grow
  /// with it.
  final func carryOutAll(_ effect: RawEffect, before sequel: Sequel?) {
    var todo = [effect]
    var sequel = sequel
    while let next = todo.popLast() {
      if next.unfold(at: self, &sequel, into: &todo) { continue }
      carryOut(next, before: sequel)
    }
  }

  /// Tells the sequel of an effect, if there is one, that the effect is over, once the views show
  /// the present state.
  final func afterFlush(_ sequel: Sequel?, of origin: Origin) {
    if let sequel { engine.afterFlush(sequel.partIsOver, of: origin) }
  }

  /// Lists an effect, so that a cancellation finds it.
  final func list(_ effect: RunningEffect) {
    guard effect.isAlive, effect.index < 0 else { return }
    if !isAlive || engine.isStopped {
      guard let departure = engine.departure?.ofEffects, departure.admits(effect) else { return }
    }
    effects.list(effect)
    engine.sends.count(effect, 1)
  }

  /// Begins an effect, at once or as its queue will have it.
  final func begin(_ effect: RunningEffect) {
    list(effect)
    guard effect.index >= 0, effect.isAlive else { return }
    engine.mailbox.startDraining()
    if let queue = effect.queue {
      queue.entry.enter(effect, queue)
    } else {
      effect.interpret()
    }
  }

  /// Cancels effects, running and waiting ones; their places are free when the state is reconciled.
  final func cancel(_ covers: (RunningEffect) -> Bool) {
    if !effects.listed.isEmpty { stop(effects.listed.filter(covers)) }
  }

  // Apart from the choice, which the compiler makes a copy of for each caller.
  private final func stop(_ leaving: [RunningEffect]) {
    for effect in leaving { effect.stop() }
    for queue in effects.queues { queue.cancel(leaving) }
  }

  /// Cancels all effects. Queued effects do not start instead.
  final override func cancelAll() {
    guard Reachable.effects, !effects.areNone else { return }
    if let departure = engine.departure?.ofEffects, departure.takeOver(self) { return }
    let left = effects.removeAll()
    for queue in left.queues { queue.close() }
    for effect in left.effects { effect.cancel() }
  }

  /// Takes an effect that ended off the list.
  final func forget(_ effect: RunningEffect) { effects.forget(effect) }

  /// A queue as it runs here, made on first use.
  final func running(_ queue: Queue, make: () -> RunningQueue) -> RunningQueue {
    effects.running(queue, make: make)
  }

  final override func eachEffect(_ look: (Startable) -> Void) {
    guard Reachable.effects else { return }
    for effect in effects.listed { look(effect) }
    eachBelow { $0.eachEffect(look) }
  }

  final override func cancel(sentBy number: Int) {
    guard Reachable.effects else { return }
    cancel { $0.origin.send == number }
    eachBelow { $0.cancel(sentBy: number) }
  }
}
