/// The decisions of one queue about each event. A pure value: it has no access to effects, a clock
/// or a driver.
///
/// Each event appends the steps to carry out to `steps`, in order. An event about an effect that
/// has left the queue does nothing.
///
/// Neither an event nor the passing of time starts an effect; only advancing the machine does. So
/// effects that leave together have all left before others start. The arrival of a new effect
/// advances the machine. Times never go back.
///
/// Invariant: no effect waits while a later one runs. After the machine has advanced, no effect
/// waits that may run. No more effects run than the policy's limit.
/// - Complexity: each event is O(1), plus the steps that it appends.
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

  /// The number of running effects.
  package var runningCount: Int { slots.runningCount }
  /// The number of effects that have not started yet.
  package var waitingCount: Int { slots.waitingCount + (held == nil ? 0 : 1) }

  /// Returns true if a new machine would behave the same from now on.
  package func isForgettable(at now: Duration) -> Bool {
    guard slots.isEmpty else { return false }
    if case .throttle = policy.gate, let gateOpens, gateOpens > now { return false }
    guard let nextStart else { return true }
    return nextStart <= now
  }

  /// Returns the memory about effects, including earlier ones: the remaining time of the gate, the
  /// remaining delay before the next start, and the winner of a race.
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

  /// Adds a new effect.
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

  /// Removes an effect that has ended by itself, with success or failure.
  package mutating func finish(_ ticket: QueueTicket) {
    if slots.standing(of: ticket) == .running { remove(ticket) }
  }

  /// Records that a running effect has sent its first input, by which it may win a race.
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

  /// Removes effects that are cancelled.
  package mutating func cancel(_ tickets: [QueueTicket], _ steps: inout [QueueStep]) {
    for ticket in tickets where slots.standing(of: ticket) != .gone { drop(ticket, &steps) }
  }

  /// Records that the latest timer has fired, on time or early. After an early timer, advancing
  /// asks for another one.
  package mutating func ring() { alarm = nil }

  /// True if advancing the machine may have an effect.
  package var hasToAdvance: Bool { alarm != nil || held != nil || slots.waitingCount > 0 }

  /// Starts the effects that may start by now, and asks for a timer for those that may start later.
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
