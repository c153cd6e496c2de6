// What is alive by the state.
extension ComponentNode {
  /// Begins to look at the state, here and in children that do; called once, when it is in the
  /// tree.
  func wake() {
    guard dispatcher.isWatching else { return }
    engine.isWatched = true
    engine.gate.set([.parts, .work])
    noteParts()
    for entry in entries {
      switch entry {
      case .own: break
      case .child(let plan, _): if plan.isWatching { instances(of: plan.token)?.watch() }
      case .watch(let watch): watchers.append(Watcher(look: watch.open()))
      }
    }
    reconcileLater()
  }

  /// Looks at the state, and starts and stops what is alive by it.
  func lookAtState() {
    guard !engine.isReplaying, !engine.isStopped, let state = location.read() else { return }
    for index in watchers.indices {
      switch watchers[index].look(state) {
      case .keep: break
      case .stop: stopWatched(index)
      case .start(let effect):
        stopWatched(index)
        let outer = engine.sends.origin
        watchers[index].number = engine.sends.beginPart()
        carryOut(effect)
        engine.sends.origin = outer
      }
    }
  }

  private func stopWatched(_ index: Int) {
    let number = watchers[index].number
    guard number > 0 else { return }
    watchers[index].number = 0
    engine.revoke(sentBy: number)
    cancel(sentBy: number)
  }
}
