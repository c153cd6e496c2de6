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
    engine.isWatched = true
    engine.gate.set([.parts, .work])
    noteParts()
    for entry in entries {
      switch entry {
      case .own: break
      case .child(let plan, _): if plan.isWatching { instances(of: plan.token)?.watch() }
      case .watch(let watch): makeExtras().add(Watcher(look: watch.open()))
      }
    }
    reconcileLater()
  }

  /// Looks at the state, and starts and stops what is alive by it.
  final func lookAtState() {
    guard !engine.isReplaying, !engine.isStopped, let state = read(), let extras
    else { return }
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

  private final func stopWatched(_ index: Int) {
    guard let extras, extras.watchers[index].number > 0 else { return }
    let number = extras.watchers[index].number
    extras.watchers[index].number = 0
    engine.revoke(sentBy: number)
    cancel(sentBy: number)
  }
}
