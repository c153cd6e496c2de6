/// What one queue does about each event: a value that knows no effects, no clock and no driver.
///
/// Each event adds what is to be done to `steps`, in order. An event about an effect that has left
/// does nothing.
///
/// No effect starts because of an event, or because time has passed, until the machine is advanced.
/// So effects that leave together have all left by then. A newcomer advances the machine as it
/// comes. Times never go back.
///
/// Invariant: no effect waits while another that came later runs, none waits that may run once the
/// machine is advanced, and no more run than the policy's limit.
/// - Complexity: each event O(1) beside the steps it adds.
package struct QueueMachine {
  package let policy: Queue.Policy
  private var slots = QueueSlots()
  /// The effect that a debounce or a throttle keeps until its time.
  private var held: QueueTicket?
  /// When a debounce's wait, or a throttle's window, is over.
  private var gateOpens: Duration?
  private var lastStart: Duration?
  private var winner: QueueTicket?
  /// The time that was asked for last and has not come.
  private var alarm: Duration?

  package init(_ policy: Queue.Policy) { self.policy = policy }

  /// How many effects run.
  package var runningCount: Int { slots.runningCount }
  /// How many effects have not started yet.
  package var waitingCount: Int { slots.waitingCount + (held == nil ? 0 : 1) }

  /// Whether a new machine in its place would do the same.
  package func isForgettable(at now: Duration) -> Bool {
    guard slots.isEmpty else { return false }
    if case .throttle = policy.gate, let gateOpens, gateOpens > now { return false }
    guard let nextStart else { return true }
    return nextStart <= now
  }

  /// What it remembers of effects, gone ones too: how long its gate stays shut, how long it spaces
  /// starts, and which effect won a race.
  package func memory(
    at now: Duration
  ) -> (gate: Duration?, spacing: Duration?, winner: QueueTicket?) {
    (
      gateOpens.flatMap { $0 > now ? $0 - now : nil },
      nextStart.flatMap { $0 > now ? $0 - now : nil },
      winner
    )
  }

  private var nextStart: Duration? {
    guard let spacing = policy.spacing, let lastStart else { return nil }
    return lastStart + spacing
  }

  /// A new effect comes.
  package mutating func arrive(at now: Duration, _ steps: inout [QueueStep]) -> QueueTicket {
    open(at: now, &steps)
    let ticket = slots.admit()
    switch policy.gate {
    case .open: admit(ticket, &steps)
    case .debounce(let wait):
      replaceHeld(by: ticket, &steps)
      gateOpens = now + wait
    case .throttle(let window, let pick): throttle(ticket, window, pick, at: now, &steps)
    }
    advance(at: now, &steps)
    switch slots.standing(of: ticket) {
    case .gate, .waiting: steps.append(.hold(ticket))
    case .gone, .running: break
    }
    return ticket
  }

  /// An effect has ended by itself, well or not.
  package mutating func finish(_ ticket: QueueTicket) {
    if slots.standing(of: ticket) == .running { remove(ticket) }
  }

  /// A running effect has sent an input.
  package mutating func firstInput(of ticket: QueueTicket, _ steps: inout [QueueStep]) {
    guard policy.room == .race, winner == nil, slots.standing(of: ticket) == .running else {
      return
    }
    winner = ticket
    while let other = slots.firstWaiting { drop(other, &steps) }
    if let held { drop(held, &steps) }
    var next = slots.firstRunning
    while let other = next {
      next = slots.after(other)
      if other != ticket { drop(other, &steps) }
    }
  }

  /// Effects are cancelled.
  package mutating func cancel(_ tickets: [QueueTicket], _ steps: inout [QueueStep]) {
    for ticket in tickets where slots.standing(of: ticket) != .gone { drop(ticket, &steps) }
  }

  /// Notes that the newest timer has rung, on time or early. After an early ring, advancing asks
  /// for another timer.
  package mutating func ring() { alarm = nil }

  /// Whether advancing it can make a difference.
  package var hasToAdvance: Bool { alarm != nil || held != nil || slots.waitingCount > 0 }

  /// Starts what may start by now, and asks to be woken for what may start later.
  package mutating func advance(at now: Duration, _ steps: inout [QueueStep]) {
    if let alarm, alarm <= now { self.alarm = nil }
    open(at: now, &steps)
    startWaiting(at: now, &steps)
    askToBeWoken(&steps)
  }
}

extension QueueMachine {
  private mutating func throttle(
    _ ticket: QueueTicket, _ window: Duration, _ pick: Queue.Policy.Pick, at now: Duration,
    _ steps: inout [QueueStep]
  ) {
    guard let gateOpens, gateOpens > now else {
      gateOpens = now + window
      return admit(ticket, &steps)
    }
    if pick == .first, held != nil { return drop(ticket, &steps) }
    replaceHeld(by: ticket, &steps)
  }

  private mutating func replaceHeld(by ticket: QueueTicket, _ steps: inout [QueueStep]) {
    if let held { drop(held, &steps) }
    held = ticket
  }

  /// Admits the effect that the gate holds, if its time has come.
  private mutating func open(at now: Duration, _ steps: inout [QueueStep]) {
    guard let held, let gateOpens, gateOpens <= now else { return }
    self.held = nil
    if case .throttle(let window, _) = policy.gate {
      self.gateOpens = now + window
    } else {
      self.gateOpens = nil
    }
    admit(held, &steps)
  }

  /// Takes an effect into the room, or not.
  private mutating func admit(_ ticket: QueueTicket, _ steps: inout [QueueStep]) {
    switch policy.room {
    case .merge, .waiting: break
    case .latest(let max):
      while slots.runningCount + slots.waitingCount >= max,
        let oldest = slots.firstRunning ?? slots.firstWaiting
      {
        drop(oldest, &steps)
      }
    case .oldest(let max):
      if slots.runningCount + slots.waitingCount >= max { return drop(ticket, &steps) }
    case .race:
      if winner != nil { return drop(ticket, &steps) }
    }
    slots.wait(ticket)
  }

  /// Takes an effect out because it is not to go on.
  private mutating func drop(_ ticket: QueueTicket, _ steps: inout [QueueStep]) {
    steps.append(slots.standing(of: ticket) == .running ? .cancel(ticket) : .discard(ticket))
    remove(ticket)
  }

  private mutating func remove(_ ticket: QueueTicket) {
    slots.remove(ticket)
    if held == ticket { held = nil }
    if winner == ticket { winner = nil }
  }

  private mutating func startWaiting(at now: Duration, _ steps: inout [QueueStep]) {
    while let next = slots.firstWaiting, hasRoom, (nextStart ?? now) <= now {
      slots.run(next)
      lastStart = now
      steps.append(.start(next))
    }
  }

  private var hasRoom: Bool {
    guard let limit = policy.limit else { return true }
    return slots.runningCount < limit
  }

  /// Asks to be woken when the next effect may start.
  ///
  /// If that moment moves to a later one, the timer stays, and is set anew when it goes off. So a
  /// debounce that is restarted a thousand times sets few timers.
  private mutating func askToBeWoken(_ steps: inout [QueueStep]) {
    var next = slots.firstWaiting == nil || !hasRoom ? nil : nextStart
    if held != nil, let gateOpens { next = next.map { min($0, gateOpens) } ?? gateOpens }
    guard let next else {
      if alarm != nil { steps.append(.wake(nil)) }
      alarm = nil
      return
    }
    if let alarm, alarm <= next { return }
    alarm = next
    steps.append(.wake(next))
  }
}
