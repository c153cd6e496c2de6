/// A running effect, in the list of the component instance that asked for it.
///
/// `@unchecked Sendable` as its class is: an outlet carries it to other tasks, which only post mail
/// with it.
@usableFromInline
class RunningEffect: Startable, @unchecked Sendable {
  // Small properties stand first, where the class above has room behind its last one.
  private(set) final var hasBegun = false
  final var hasFailed = false
  /// How many tries of a retry have failed.
  final var failures: UInt16 = 0
  /// Its index in its owner's list; -1 before it is there.
  final var index: Int32 = -1
  /// The described effect that it runs: work of the owner's type.
  final let work: RawEffect
  final let owner: EffectOwner
  /// The continuation in a sequence.
  final var then: Sequel?
  /// Its membership in a queue, if it is in one.
  final var membership: QueueMembership?
  /// The timers that have not rung, with their cancellations: the deadline, the time limit for
  /// finishing, and the wait before a retry.
  private final var timers: [(number: Int, isPause: Bool, cancellation: Cancellation)] = []
  private final var cancellation: Cancellation?

  init(_ work: RawEffect, owner: EffectOwner) {
    self.work = work
    self.owner = owner
  }

  final var id: EffectID? { work.id }

  /// The queue that the described effect names.
  final var queue: Queue? { work.queue }

  /// How long it may go on after its part or its driver was left; nil if it is cancelled then.
  var grace: Duration? { nil }

  /// Sets what ends it, if it has a deadline.
  func setDeadline() { mustOverride() }

  /// Starts the work and returns what stops it.
  func launch() -> Cancellation { mustOverride() }

  /// Says that it was stopped because it took too long.
  func reportOverdue() { mustOverride() }

  #if !hasFeature(Embedded)
    /// Names the work, where that may be done again.
    var keyOfWork: EffectKey { mustOverride() }

    /// Hears that the effect has ended, for whatever reason.
    func hearEnd() {}
  #endif

  final override func isIn(_ queue: Sender) -> Bool { membership?.queue === queue }

  // Startable

  final override func start() { owner.begin(self) }

  final override func cancelTogether() -> Bool {
    owner.list(self)
    return false
  }

  final override func revoke() { stop() }

  // Its life

  /// Begins it, as the driver's interpretation will have it.
  final func interpret() {
    guard isAlive, !owner.engine.isCut else { return }
    if let decide = owner.engine.interpretation.decide {
      decide(PendingEffect(running: self))
    } else {
      begin()
    }
  }

  /// Starts the work, unless it was cancelled in the meantime; once at most.
  final func begin() {
    guard isAlive, !hasBegun else { return }
    hasBegun = true
    setDeadline()
    let cancellation = launch()
    // What the work does first may have cancelled it.
    if isAlive { self.cancellation = cancellation } else { cancellation.stop() }
  }

  /// Ends it, unless it began.
  final func skip() {
    if !hasBegun { finish() }
  }

  /// Ends the effect. Later messages of the effect are dropped, and the next step of its sequence
  /// may start.
  final override func finish() {
    guard isAlive else { return }
    isAlive = false
    cancellation = nil
    end()
    owner.forget(self)
    if let sequel = then.take() {
      owner.engine.afterFlush(sequel.partIsOver, of: origin, outlivesCut: grace != nil)
    }
    if index >= 0 { owner.engine.sends.count(self, -1) }
    membership?.queue?.finish(self)
  }

  /// Stops the effect and removes it from its owner's list, without notifying its queue.
  final func stop() {
    cancel()
    owner.forget(self)
  }

  /// Stops the work. Its earlier and later messages are dropped, and the next step of its sequence
  /// never starts.
  final func cancel() {
    guard isAlive else { return }
    isAlive = false
    then = nil
    end()
    cancellation?.stop()
    cancellation = nil
    if index >= 0 { owner.engine.sends.count(self, -1) }
  }

  // Its time

  /// Stops it when it takes too long.
  final func end(after limit: Duration) {
    wake(after: limit) { timer in
      self.postInput {
        if !self.owner.engine.isPeeking {
          self.forget(timer)
          self.owner.cancel { $0 === self }
        }
        self.reportOverdue()
      }
    }
  }

  /// Calls after some time, from any thread, if the effect is not over by then.
  ///
  /// - Parameters:
  ///   - isPause: whether the work waits for that.
  ///   - ring: called with the timer's number, to pass on to `forget(_:)`.
  final func wake(
    after wait: Duration, isPause: Bool = false, _ ring: @escaping @Sendable (_ timer: Int) -> Void
  ) {
    let time = owner.engine.interpretation.time
    let number = (timers.last?.number ?? 0) + 1
    timers.append((number, isPause, time.wake(time.now() + wait) { ring(number) }))
  }

  /// Forgets a timer that has rung. Stopping the timer later could stop another call with the same
  /// number, and an effect that retries for ever would retain a timer for each retry.
  final func forget(_ timer: Int) { timers.removeAll { $0.number == timer } }

  /// Whether the work waits before another try.
  final var isPausing: Bool { timers.contains { $0.isPause } }

  /// How many timers limit the work: its deadline, and the time limit for finishing.
  final var limitCount: Int { timers.count { !$0.isPause } }

  private final func end() {
    #if !hasFeature(Embedded)
      hearEnd()
    #endif
    if timers.isEmpty { return }
    for timer in timers { timer.cancellation.stop() }
    timers = []
  }
}

// Its mail
extension RunningEffect {
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
}
