// What is alive by the state.
extension ComponentNode {
  /// Begins to look at the state, here and in children that do; called once, when it is in the
  /// tree.
  @inlinable
  final func wake() {
    if behavior.isWatching { watch() }
  }

  @usableFromInline
  final func watch() {
    guard Reachable.watching else { return }
    engine.isWatched = true
    engine.gate.set([.parts, .work])
    noteParts()
    for entry in entries {
      switch entry {
      case .own: break
      case .child(let plan, _): if plan.isWatching { instances(of: plan.token)?.watch() }
      case .watch(let watch): makeExtras().add(Watcher(look: watch.open(engine.watchToken)))
      }
    }
    reconcileLater()
  }

  /// Looks at the state, and starts and stops what is alive by it.
  final func lookAtState() {
    guard Reachable.watching, !engine.isReplaying, !engine.isStopped, let state = read(), let extras
    else { return }
    #if !hasFeature(Embedded)
      if let pausing = engine.pausing { return pause(pausing, extras) }
    #endif
    for index in extras.watchers.indices {
      switch extras.watchers[index].look(state) {
      case .keep: break
      case .stop: stopWatched(index)
      case .start(let effect):
        stopWatched(index)
        let outer = engine.sends.origin
        extras.watchers[index].number = engine.sends.beginPart()
        carryOut(effect)
        engine.sends.origin = outer
      }
    }
  }

  #if !hasFeature(Embedded)
    /// Stops what is alive by the state, so that the next look starts it; or only says what it is.
    private final func pause(_ pausing: Pausing, _ extras: Extras<World, State, Input>) {
      for index in extras.watchers.indices where extras.watchers[index].number > 0 {
        pausing.alive.insert(extras.watchers[index].number)
        if pausing.isStopping { stopWatched(index) }
      }
      guard pausing.isStopping else { return }
      let watches = entries.compactMap { entry in
        if case .watch(let watch) = entry { watch } else { nil }
      }
      extras.watchers = watches.map { Watcher(look: $0.open(engine.watchToken)) }
    }
  #endif

  private final func stopWatched(_ index: Int) {
    guard let extras, extras.watchers[index].number > 0 else { return }
    let number = extras.watchers[index].number
    extras.watchers[index].number = 0
    engine.revoke(sentBy: number)
    cancel(sentBy: number)
  }
}
