// A send from its beginning to its end.
extension Engine {
  /// Closes the gate for a send in full. ``finish()`` opens it again.
  @usableFromInline
  func enter() {
    gate.set([.busy, .work])
    if Reachable.watching, isWatched { watchToken = Token.next() }
  }

  /// Begins a send of a user's.
  @usableFromInline
  func beginSend() {
    sends.begin()
    allowFollowUps()
    enter()
  }

  /// Runs a step as a send of its own, or as part of the one at hand.
  func perform(_ step: @escaping () -> Void) {
    if isBusy { return enqueue(step) }
    sends.origin = .none
    allowFollowUps()
    enter()
    step()
    finish()
  }

  /// Has views shown from now on, beginning with those that `mount` makes.
  @usableFromInline
  func show(
    by flush: @escaping () -> Void, around: ((() -> Void) -> Void)?,
    mount: @escaping () -> Void
  ) {
    onFlush = flush
    aroundViews = around
    if isBusy { mount() } else { perform(mount) }
  }

  /// Runs the effects that new watchers of the state ask for. During a send, the send does this.
  func runFirstLooks() {
    if isWatched, !isBusy { perform {} }
  }

  /// Ends the outermost send: everything that is waiting happens, in order.
  @usableFromInline
  func finish() {
    doWork()
    if isStopped { windUp() }
    sends.origin = .over
    gate.clear(.busy)
  }

  /// Ends a send whose handler sent an input, but requested no effect.
  @usableFromInline
  func finishNested() -> SendTask {
    let hasBegun = sends.hasBegun
    allowFollowUps()
    finish()
    return hasBegun ? sent : .nothing
  }

  func doWork() {
    while gate.has(.work, without: .cut) {
      if let aroundViews { aroundViews { doRound() } } else { doRound() }
    }
    sends.endWaits()
  }

  private func doRound() {
    gate.clear(.work)
    runSteps()
    reconcile()
    runStarts()
    if gate.has([.work, .cut]) { return }
    uncountedRoot?._withUnsafeGuaranteedRef { $0.draw(all: false) }
    if !isCut { onFlush?() }
    while !isCut, let step = later.next() { run(step) }
  }

  /// The root, which stays until the work at hand is done.
  @inline(__always)
  private var uncountedRoot: Unmanaged<EngineNode>? {
    guard let root else { return nil }
    return Unmanaged.passUnretained(root)
  }

  func runSteps() {
    guard gate.has(.steps) else { return }
    while !isCut, let step = steps.next() { run(step) }
    gate.clear(.steps)
  }

  private func run(_ step: Step) {
    sends.origin = step.origin
    switch step.content {
    case .run(let run), .runAnyway(let run): run()
    case .carryOut(let effect, let node): node.carryOut(effect)
    }
  }

  func reconcile() {
    guard gate.has(.unreconciled) else { return }
    gate.clear(.unreconciled)
    // What is mounted from here on has begun none of the effects that were asked for until now: those
    // have opened their instances already.
    if Reachable.watching, isWatched { watchToken = Token.next() }
    var index = 0
    while index < unreconciled.count, !isCut {
      // The list holds it.
      Unmanaged.passUnretained(unreconciled[index])._withUnsafeGuaranteedRef { $0.reconcile() }
      index += 1
    }
    if index > 64 { unreconciled = [] }
    // Costs less than `removeAll(keepingCapacity:)` where there are few.
    while !unreconciled.isEmpty { unreconciled.removeLast() }
    guard Reachable.watching, isWatched else { return }
    var looking: [EngineNode] = []
    swap(&looking, &watching)
    for node in looking where !isCut { node.lookAgain() }
    watchToken = Token.next()
  }

  private func runStarts() {
    if hasToCancel { cancelTogether() }
    while !isCut, let start = starts.next() { start.start() }
  }

  /// Carries out every cancellation that waits, before any effect starts. The others wait again.
  private func cancelTogether() {
    hasToCancel = false
    var left = starts.count
    while left > 0, !isCut, let start = starts.next() {
      left -= 1
      if !start.cancelTogether() { starts.append(start) }
    }
  }
}

/// A piece of work within a send.
struct Step {
  enum Content {
    case run(() -> Void)
    /// The same, even if the send at hand stops the driver: it follows an effect that is to be finished.
    case runAnyway(() -> Void)
    /// Takes up what a handler asked for.
    case carryOut(RawEffect, EngineNode)
  }

  let content: Content
  /// The send that asked for it.
  let origin: Origin
}
