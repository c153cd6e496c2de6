/// The line that carries out what a machine says.
///
/// Whatever frees a place only notes that: who takes it is found out with the state settled, when all
/// that was cancelled together has left.
final class MachineLine: QueueLine {
  private let node: Node
  private var machine: QueueMachine
  /// The effects by the place of their tickets.
  private var effects: [Running?] = []
  private var timer: Cancellation?
  private var isOpen = true
  /// Whether the engine knows that somebody's turn may have come.
  private var hasToSettle = false
  /// Who was asked for by an effect in this queue, and waits until that one is over.
  private var followers: [(asker: Running, effect: Running)] = []

  init(_ queue: Queue, of node: Node) {
    self.node = node
    self.machine = QueueMachine(queue.policy)
    super.init(queue)
  }

  private var now: Duration { node.engine.interpretation.time.now() }

  /// Whether another line could take over without a difference.
  override var isForgettable: Bool { !hasToSettle && machine.isForgettable(at: now) }

  /// Takes an effect in; the state is settled.
  override func arrive(_ effect: Running) {
    guard isOpen, effect.isAlive, let booking = effect.booking else { return }
    if let asker = booking.asker.take(), asker.booking?.line === self, queue.policy.turnsAway {
      followers.append((asker, effect))
      return
    }
    let now = now
    var steps: [QueueStep] = []
    let ticket = machine.arrive(at: now, &steps)
    while effects.count <= ticket.place { effects.append(nil) }
    effects[ticket.place] = effect
    booking.line = self
    booking.ticket = ticket
    carryOut(steps, at: now)
  }

  /// Hears that an effect has ended by itself.
  override func finish(_ effect: Running) {
    guard isOpen, let booking = effect.booking else { return }
    forget(booking)
    note(effect.hasFailed ? .failed : .ended, effect, at: now)
    machine.finish(booking.ticket)
    settleLater()
  }

  /// Hears that a running effect has sent its first input.
  override func sent(_ effect: Running) {
    guard isOpen, let ticket = effect.booking?.ticket else { return }
    var steps: [QueueStep] = []
    machine.sent(ticket, &steps)
    carryOut(steps, at: now)
    settleLater()
  }

  /// Lets go of those among some effects that were stopped which are in it.
  override func cancel(_ effects: [Running]) {
    guard isOpen else { return }
    let ours = effects.compactMap { $0.booking?.line === self ? $0.booking?.ticket : nil }
    if ours.isEmpty { return }
    var steps: [QueueStep] = []
    machine.cancel(ours.sorted { $0.number < $1.number }, &steps)
    carryOut(steps, at: now)
    settleLater()
  }

  /// Stops every effect; nothing starts here any more.
  override func close() {
    isOpen = false
    timer?.stop()
    timer = nil
    effects = []
    followers = []
  }

  /// Has the engine come back when the state is settled, if that may let somebody start.
  private func settleLater() {
    guard !hasToSettle, isOpen, machine.hasToSettle || !followers.isEmpty else { return }
    hasToSettle = true
    node.engine.start(.settle(self))
  }

  /// Begins those whose turn it is, and lets those come whose askers are over.
  override func settle() {
    hasToSettle = false
    guard isOpen else { return }
    let now = now
    var steps: [QueueStep] = []
    machine.settle(at: now, &steps)
    carryOut(steps, at: now)
    if followers.isEmpty { return }
    let free = followers.filter { $0.asker.booking?.line !== self }
    followers.removeAll { $0.asker.booking?.line !== self }
    for follower in free { arrive(follower.effect) }
  }

  /// Hears that the time has come that the machine asked for.
  fileprivate func ring() { settleLater() }

  private func forget(_ booking: Booking) {
    effects[booking.ticket.place] = nil
    booking.line = nil
    if effects.count > 64, machine.runningCount + machine.waitingCount == 1 { effects = [] }
  }

  /// What it does may run a user's code, which may end this line.
  private func carryOut(_ steps: [QueueStep], at now: Duration) {
    for step in steps where isOpen {
      switch step {
      case .start(let ticket): start(ticket, at: now)
      case .hold(let ticket): note(.waits, effects[ticket.place], at: now)
      case .cancel(let ticket): drop(ticket, .cancelled, at: now)
      case .discard(let ticket): drop(ticket, .discarded, at: now)
      case .wake(let time): setTimer(time)
      }
    }
  }

  private func start(_ ticket: QueueTicket, at now: Duration) {
    guard let effect = effects[ticket.place] else { return }
    note(.starts, effect, at: now)
    effect.interpret()
  }

  private func drop(_ ticket: QueueTicket, _ verdict: QueueDecision.Verdict, at now: Duration) {
    guard let effect = effects[ticket.place] else { return }
    note(verdict, effect, at: now)
    guard isOpen else { return }
    effects[ticket.place] = nil
    effect.booking?.line = nil
    effect.stop()
  }

  private func setTimer(_ time: Duration?) {
    timer?.stop()
    timer = time.map { time in
      let bell = Bell(self, of: node)
      return node.engine.interpretation.time.wake(time) { [mailbox = node.engine.mailbox] in
        mailbox.post { Letter(sender: bell, content: .ring) }
      }
    }
  }

  private func note(_ verdict: QueueDecision.Verdict, _ effect: Running?, at time: Duration) {
    guard let observe = node.engine.interpretation.observe, let effect, let booking = effect.booking
    else { return }
    observe(
      QueueDecision(
        queue: queue.name, number: booking.ticket.number, id: effect.id, verdict: verdict,
        time: time))
  }
}

/// What tells a line in the owner's isolation that its time has come.
///
/// `@unchecked Sendable` as ``Running`` is: the line is touched by delivered mail alone.
private final class Bell: Running, @unchecked Sendable {
  private let rung: MachineLine

  init(_ line: MachineLine, of node: Node) {
    self.rung = line
    super.init(id: nil, owner: node)
  }

  override func ring() { rung.ring() }
}

extension Node {
  /// The line of a queue, made on first use.
  ///
  /// - Complexity: O(*q*) in the queues that this instance uses at the time.
  fileprivate final func line(for queue: Queue) -> QueueLine {
    if let line = lines.first(where: { $0.queue == queue }) { return line }
    if lines.count >= linesToTidy {
      lines.removeAll { $0.isForgettable }
      linesToTidy = max(8, lines.count * 2)
    }
    let line = MachineLine(queue, of: self)
    lines.append(line)
    return line
  }
}

extension MachineLine {
  /// Takes an effect into the line of its queue.
  static func enter(_ effect: Running, _ queue: Queue) {
    effect.owner.line(for: queue).arrive(effect)
  }
}
