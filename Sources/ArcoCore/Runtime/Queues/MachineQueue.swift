/// The running queue that carries out what a machine says.
///
/// When an effect leaves, its place is only noted as free. The machine decides who takes it once
/// the state is reconciled, when all that was cancelled together has left.
final class MachineQueue: RunningQueue, @unchecked Sendable {
  private let owner: EffectOwner
  private(set) var machine: QueueMachine
  /// The effects by the index of their tickets.
  private var effects: [RunningEffect?] = []
  /// Cancels the timer that the machine asked for last; nil once the timer has rung.
  private var timer: Cancellation?
  /// The number of timers set so far. It tells a ring of the newest timer from a late ring of an
  /// older timer.
  private var timersSet = 0
  private var isOpen = true
  /// Whether the engine will call `start()`.
  private var hasToAdvance = false
  /// Effects that an effect in this queue asked for. Each of them enters when its asker is over.
  private var followers: [(asker: Sender, effect: RunningEffect)] = []

  init(_ queue: Queue, of owner: EffectOwner) {
    self.owner = owner
    self.machine = QueueMachine(queue.policy)
    super.init(queue)
  }

  private var now: Duration { owner.engine.interpretation.time.now() }

  /// Whether a new queue in its place would do the same.
  override var isForgettable: Bool { !hasToAdvance && machine.isForgettable(at: now) }

  /// Takes an effect in. Called once the state is reconciled.
  override func arrive(_ effect: RunningEffect) {
    guard isOpen, effect.isAlive, let membership = effect.membership else { return }
    if let asker = membership.asker.take(), asker.isIn(self), queue.policy.turnsAway {
      followers.append((asker, effect))
      return
    }
    let now = now
    var steps: [QueueStep] = []
    let ticket = machine.arrive(at: now, &steps)
    while effects.count <= ticket.index { effects.append(nil) }
    effects[ticket.index] = effect
    membership.queue = self
    membership.ticket = ticket
    carryOut(steps, at: now)
  }

  /// Hears that an effect has ended by itself.
  override func finish(_ effect: RunningEffect) {
    guard isOpen, let membership = effect.membership else { return }
    forget(membership)
    note(effect.hasFailed ? .failed : .ended, effect, at: now)
    machine.finish(membership.ticket)
    advanceLater()
  }

  /// Hears that a running effect has sent its first input.
  override func hearFirstInput(of effect: RunningEffect) {
    guard isOpen, let ticket = effect.membership?.ticket else { return }
    var steps: [QueueStep] = []
    machine.firstInput(of: ticket, &steps)
    carryOut(steps, at: now)
    advanceLater()
  }

  /// Lets go of the effects that are in it, among some that were stopped.
  override func cancel(_ effects: [RunningEffect]) {
    guard isOpen else { return }
    let ours = effects.compactMap { $0.membership?.queue === self ? $0.membership?.ticket : nil }
    if ours.isEmpty { return }
    var steps: [QueueStep] = []
    machine.cancel(ours.sorted { $0.number < $1.number }, &steps)
    carryOut(steps, at: now)
    advanceLater()
  }

  /// Stops every effect; nothing starts here any more.
  override func close() {
    isOpen = false
    timer?.stop()
    timer = nil
    effects = []
    followers = []
  }

  /// Has the engine call `start()` when the state is reconciled, if an effect may start then.
  private func advanceLater() {
    guard !hasToAdvance, isOpen, machine.hasToAdvance || !followers.isEmpty else { return }
    hasToAdvance = true
    owner.engine.start(self)
  }

  /// Starts the effects whose turn it is, and admits followers whose asker is over.
  override func start() {
    hasToAdvance = false
    guard isOpen else { return }
    let now = now
    var steps: [QueueStep] = []
    machine.advance(at: now, &steps)
    carryOut(steps, at: now)
    if followers.isEmpty { return }
    let free = followers.filter { !$0.asker.isIn(self) }
    followers.removeAll { !$0.asker.isIn(self) }
    for follower in free { arrive(follower.effect) }
  }

  /// Advances the machine if the timer that has rung is the newest.
  private func ring(ofTimer number: Int) {
    guard isOpen, number == timersSet else { return }
    // Not to be stopped any more: a browser may have reused the number for another call.
    timer = nil
    machine.ring()
    advanceLater()
  }

  private func forget(_ membership: QueueMembership) {
    effects[membership.ticket.index] = nil
    membership.queue = nil
    if effects.count > 64, machine.runningCount + machine.waitingCount == 1 { effects = [] }
  }

  /// Each step may run a user's code, which may close this queue.
  private func carryOut(_ steps: [QueueStep], at now: Duration) {
    for step in steps where isOpen {
      switch step {
      case .start(let ticket): begin(ticket, at: now)
      case .hold(let ticket): note(.waits, effects[ticket.index], at: now)
      case .cancel(let ticket): drop(ticket, .cancelled, at: now)
      case .discard(let ticket): drop(ticket, .discarded, at: now)
      case .wake(let time): setTimer(time)
      }
    }
  }

  private func begin(_ ticket: QueueTicket, at now: Duration) {
    guard let effect = effects[ticket.index] else { return }
    note(.starts, effect, at: now)
    effect.interpret()
  }

  private func drop(_ ticket: QueueTicket, _ verdict: Queue.Decision.Verdict, at now: Duration) {
    guard let effect = effects[ticket.index] else { return }
    note(verdict, effect, at: now)
    guard isOpen else { return }
    effects[ticket.index] = nil
    effect.membership?.queue = nil
    effect.stop()
  }

  private func setTimer(_ time: Duration?) {
    timer?.stop()
    timersSet += 1
    let number = timersSet
    timer = time.map { time in
      owner.engine.interpretation.time.wake(time) { [self, mailbox = owner.engine.mailbox] in
        mailbox.post { Letter(sender: self, content: .other { self.ring(ofTimer: number) }) }
      }
    }
  }

  private func note(_ verdict: Queue.Decision.Verdict, _ effect: RunningEffect?, at time: Duration)
  {
    guard let observe = owner.engine.interpretation.observe, let effect,
      let membership = effect.membership
    else { return }
    observe(
      Queue.Decision(
        queue: queue.name, number: membership.ticket.number, id: effect.id, verdict: verdict,
        time: time))
  }
}
