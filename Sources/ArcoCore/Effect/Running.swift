/// One running effect, as the node that asked for it knows it.
///
/// `@unchecked Sendable`: an outlet carries it to other tasks, which only post mail with it. Every
/// stored property is touched in the isolation of the driver's owner alone, by the mail that its
/// drain delivers and by the node.
class Running: @unchecked Sendable {
  final let id: EffectID?
  final let owner: Node
  /// What follows in a sequence.
  final var then: (() -> Void)?
  /// Its place in its owner's list.
  final fileprivate(set) var place = 0
  private final var cancellation: Cancellation?
  private(set) final var isAlive = true
  private final var hasBegun = false

  init(id: EffectID?, owner: Node) {
    self.id = id
    self.owner = owner
  }

  /// Starts the work, unless it was cancelled in the meantime; once at most.
  final func begin() {
    guard isAlive, !hasBegun else { return }
    hasBegun = true
    cancellation = launch()
  }

  /// Applies the input that was sent first.
  func receiveFirst() {}

  /// Starts the work and returns what stops it.
  func launch() -> Cancellation { .none }

  /// Ends it, unless it began.
  final func skip() {
    if !hasBegun { finish() }
  }

  /// Ends it: what it posts from now on is dropped, and what follows it may start.
  final func finish() {
    guard isAlive else { return }
    isAlive = false
    cancellation = nil
    owner.forget(self)
    if let then { owner.engine.afterFlush(then) }
    then = nil
  }

  /// Stops the work; nothing it posted or will post is applied, and what follows it never starts.
  fileprivate final func cancel() {
    guard isAlive else { return }
    isAlive = false
    then = nil
    cancellation?.stop()
    cancellation = nil
  }
}

extension Node {
  /// Lists an effect and begins it, as the driver's interpretation will have it.
  final func begin(_ effect: Running) {
    guard isAlive else { return }
    effect.place = running.count
    running.append(effect)
    engine.mailbox.startDraining()
    if let decide = engine.interpretation.decide {
      decide(PendingEffect(running: effect))
    } else {
      effect.begin()
    }
  }

  /// Cancels the running effects that carry an id.
  final func cancel(_ id: EffectID) {
    for effect in running where effect.id == id {
      effect.cancel()
      forget(effect)
    }
  }

  /// Cancels all running effects.
  final func cancelAll() {
    for effect in running { effect.cancel() }
    running = []
  }

  /// Takes an effect that ended off the list.
  fileprivate final func forget(_ effect: Running) {
    guard running.indices.contains(effect.place), running[effect.place] === effect else { return }
    let last = running.removeLast()
    guard last !== effect else { return }
    running[effect.place] = last
    last.place = effect.place
  }
}
