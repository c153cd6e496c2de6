/// Lets effects go on for some time after their part or their driver was left.
final class FinishingDeparture: EffectDeparture {
  /// The nodes that were left with effects to finish, and when.
  private var left: [(node: EffectOwner, since: Duration)] = []
  /// With so many nodes in `left`, those whose effects have ended are removed.
  private var leftToTidy = 8
  /// When the driver was stopped.
  private var stopped: Duration?

  override func takeOver(_ node: EffectOwner) -> Bool {
    guard node.hasEffectsToFinish else { return false }
    let now = node.engine.interpretation.time.now()
    node.cancel { $0.grace == nil }
    if left.count >= leftToTidy {
      // A queue holds its owner until it is closed.
      for departed in left where departed.node.effects.listed.isEmpty { departed.node.cancelAll() }
      left.removeAll { $0.node.effects.listed.isEmpty }
      leftToTidy = max(8, left.count * 2)
    }
    left.append((node, now))
    for effect in node.effects.listed { limit(effect, since: now) }
    return true
  }

  override func begin(_ engine: Engine) -> Bool {
    guard let root = engine.root?.effectOwner else { return false }
    let now = engine.interpretation.time.now()
    // An owner that is gone already applies no mail, so there is nobody to finish anything for.
    guard engine.mailbox.holdOwner() else {
      reportCutShort(root)
      for departed in left { reportCutShort(departed.node) }
      return false
    }
    stopped = now
    leave(root, now)
    for departed in left { advanceQueues(of: departed.node) }
    return isUnderWay(engine) || engine.later.count > 0
  }

  private func leave(_ node: EffectOwner, _ now: Duration) {
    node.cancel { $0.grace == nil }
    for effect in node.effects.listed { limit(effect, since: now) }
    advanceQueues(of: node)
    node.eachBelow { leave($0, now) }
  }

  /// Gives the queues of a node their turns, which the send that stopped the driver may have dropped.
  private func advanceQueues(of node: EffectOwner) {
    if node.effects.listed.isEmpty { return }
    for queue in node.effects.queues { node.engine.start(queue) }
  }

  private func reportCutShort(_ node: EffectOwner) {
    for effect in node.effects.listed { effect.reportCutShort(after: .zero) }
    node.eachBelow(reportCutShort)
  }

  override func isUnderWay(_ engine: Engine) -> Bool {
    guard stopped != nil else { return false }
    return engine.root?.effectOwner.isRunning == true || left.contains { $0.node.isRunning }
  }

  override func admits(_ effect: RunningEffect) -> Bool {
    guard effect.grace != nil else { return false }
    let node = effect.owner
    var since = left.last { $0.node === node }?.since ?? stopped
    if since == nil {
      // Asked for in the very send in which its part was left.
      let now = node.engine.interpretation.time.now()
      left.append((node, now))
      since = now
    }
    limit(effect, since: since ?? .zero)
    return true
  }

  override func each(_ look: (EngineNode) -> Void) {
    for departed in left { look(departed.node) }
  }

  /// Cancels an effect when its time is over, counted from when its part was left.
  private func limit(_ effect: RunningEffect, since: Duration) {
    guard let limit = effect.grace else { return }
    let passed = effect.owner.engine.interpretation.time.now() - since
    effect.wake(after: max(.zero, limit - passed)) { timer in
      effect.post {
        effect.forget(timer)
        effect.reportCutShort(after: limit)
        effect.owner.cancel { $0 === effect }
      }
    }
  }
}

extension RunningEffect {
  /// Says that it was cancelled although it was to be finished.
  fileprivate func reportCutShort(after limit: Duration) {
    if grace != nil { owner.engine.onProblem(.effectCutShort(id: id, after: limit)) }
  }
}

extension EffectOwner {
  /// Whether an effect here is to be finished after its part was left.
  fileprivate final var hasEffectsToFinish: Bool { effects.listed.contains { $0.grace != nil } }

  /// Whether an effect here or below is not over.
  fileprivate final var isRunning: Bool {
    if !effects.listed.isEmpty { return true }
    var isRunning = false
    eachBelow { isRunning = isRunning || $0.isRunning }
    return isRunning
  }
}
