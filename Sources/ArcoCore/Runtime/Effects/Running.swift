/// One running effect, as the node that asked for it knows it.
///
/// `@unchecked Sendable`: an outlet carries it to other tasks, which only post mail with it. Every
/// stored property is touched in the isolation of the driver's owner alone, by the mail that its
/// drain delivers and by the node.
@usableFromInline
class Running: @unchecked Sendable {
  final let id: EffectID?
  final let owner: Node
  /// What follows in a sequence.
  final var then: Sequel?
  /// Its place in its owner's list; -1 before it is there.
  final fileprivate(set) var place = -1
  /// The send that it belongs to.
  final var origin = Origin.none
  /// Its place in a queue and its timers, if it has any.
  final var booking: Booking?
  private final var cancellation: Cancellation?
  private(set) final var isAlive = true
  private(set) final var hasBegun = false
  final var hasFailed = false

  init(id: EffectID?, owner: Node) {
    self.id = id
    self.owner = owner
  }

  /// Where it leaves what the owner is to apply.
  final var mailbox: Mailbox { owner.engine.mailbox }

  /// Hands something to the owner, who does it unless the effect was cancelled before.
  final func post(_ action: @escaping @Sendable () -> Void) {
    mailbox.post { Letter(sender: self, content: .other(action)) }
  }

  /// Hands something to the owner that may come to an input.
  final func postInput(_ action: @escaping @Sendable () -> Void) {
    mailbox.post { Letter(sender: self, content: .input(action)) }
  }

  /// Says that the effect is over.
  final func finishLater() { mailbox.postEnd(of: self) }

  /// The queue it was asked to meet others in.
  var queue: Queue? { nil }

  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  var grace: Duration? { nil }

  /// Sets what ends it, if it has a deadline.
  func setDeadline() {}

  /// Starts the work, unless it was cancelled in the meantime; once at most.
  final func begin() {
    guard isAlive, !hasBegun else { return }
    hasBegun = true
    setDeadline()
    let cancellation = launch()
    // What the work does first may have cancelled it.
    if isAlive { self.cancellation = cancellation } else { cancellation.stop() }
  }

  /// Begins it, as the driver's interpretation will have it.
  final func interpret() {
    guard isAlive, !owner.engine.isCut else { return }
    if let decide = owner.engine.interpretation.decide {
      decide(PendingEffect(running: self))
    } else {
      begin()
    }
  }

  /// Applies the input that was sent first.
  func receiveFirst() {}

  /// Hears that the time it waited for has come.
  func ring() {}

  /// Starts the work and returns what stops it.
  func launch() -> Cancellation { .none }

  #if !hasFeature(Embedded)
    /// Does the work, in a task of its own.
    func perform() async {}

    /// Starts the task that does the work.
    final func spawn() -> Task<Void, Never> {
      if let spawn = owner.engine.interpretation.spawn { return spawn { await self.perform() } }
      return Task { await self.perform() }
    }
  #endif

  /// Says that it was stopped because it took too long.
  func reportOverdue() {}

  /// Ends it, unless it began.
  final func skip() {
    if !hasBegun { finish() }
  }

  /// Ends it: what it posts from now on is dropped, and what follows it may start.
  final func finish() {
    guard isAlive else { return }
    isAlive = false
    cancellation = nil
    stopTimers()
    owner.forget(self)
    owner.engine.afterFlush(then, of: origin)
    then = nil
    if place >= 0 { owner.engine.sends.count(self, -1) }
    booking?.line?.finish(self)
  }

  /// Stops it and takes it off its owner's list; its line knows.
  final func stop() {
    cancel()
    owner.forget(self)
  }

  /// Stops the work; nothing it posted or will post is applied, and what follows it never starts.
  fileprivate final func cancel() {
    guard isAlive else { return }
    isAlive = false
    then = nil
    stopTimers()
    cancellation?.stop()
    cancellation = nil
    if place >= 0 { owner.engine.sends.count(self, -1) }
  }

  /// Stops it when it takes too long.
  final func end(after limit: Duration) {
    wake(after: limit) {
      self.postInput {
        if !self.owner.engine.isPeeking { self.owner.cancel(CancellationTarget { $0 === self }) }
        self.reportOverdue()
      }
    }
  }

  /// Calls after some time, from any thread, if the effect is not over by then.
  final func wake(after wait: Duration, _ call: @escaping @Sendable () -> Void) {
    let time = owner.engine.interpretation.time
    let booking = booking ?? Booking()
    self.booking = booking
    booking.timers.append(time.wake(time.now() + wait, call))
  }

  private final func stopTimers() {
    guard let booking, !booking.timers.isEmpty else { return }
    for timer in booking.timers { timer.stop() }
    booking.timers = []
  }
}

extension Node {
  /// Lists an effect, so that a cancellation finds it.
  final func list(_ effect: Running) {
    guard effect.isAlive, effect.place < 0 else { return }
    if !isAlive || engine.isStopped {
      guard let departure = engine.departure, departure.admits(effect) else { return }
    }
    running.list(effect)
    engine.sends.count(effect, 1)
  }

  /// Begins an effect, at once or as its queue will have it.
  final func begin(_ effect: Running) {
    list(effect)
    guard effect.place >= 0, effect.isAlive else { return }
    engine.mailbox.startDraining()
    if let queue = effect.queue {
      queue.enter(effect)
    } else {
      effect.interpret()
    }
  }

  /// Cancels effects, running and waiting ones; their places are free when the state is settled.
  final func cancel(_ target: CancellationTarget) {
    if running.isEmpty { return }
    let leaving = running.filter(target.covers)
    for effect in leaving { effect.stop() }
    for line in lines { line.cancel(leaving) }
  }

  /// Cancels all effects; none that waits takes a place.
  final func cancelAll() {
    if let departure = engine.departure, departure.takeOver(self) { return }
    for line in lines { line.close() }
    lines = []
    for effect in running { effect.cancel() }
    running = []
  }

  /// Takes an effect that ended off the list.
  fileprivate final func forget(_ effect: Running) {
    running.strike(effect)
  }
}

extension [Running] {
  /// Adds an effect, which notes its place.
  fileprivate mutating func list(_ effect: Running) {
    effect.place = count
    append(effect)
  }

  /// Takes an effect off, if it is listed; the last one takes its place.
  fileprivate mutating func strike(_ effect: Running) {
    guard indices.contains(effect.place), self[effect.place] === effect else { return }
    let last = removeLast()
    guard last !== effect else { return }
    self[effect.place] = last
    last.place = effect.place
  }
}
