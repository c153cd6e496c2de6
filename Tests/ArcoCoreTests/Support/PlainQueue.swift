/// What a queue does, said as plainly as can be: lists, and time in steps of a millisecond.
struct PlainQueue {
  let policy: PlainPolicy
  var now = 0
  var held: Int?
  var gateOpens = -1
  var waiting: [Int] = []
  var running: [Int] = []
  var lastStart: Int?
  var winner: Int?
  var came = 0
  var log: [String] = []

  mutating func drop(_ one: Int) {
    log.append("\(now) \(running.contains(one) ? "cancel" : "discard") \(one)")
    leave(one)
  }

  mutating func leave(_ one: Int) {
    if held == one { held = nil }
    if winner == one { winner = nil }
    waiting.removeAll { $0 == one }
    running.removeAll { $0 == one }
  }

  func isThere(_ one: Int) -> Bool {
    held == one || waiting.contains(one) || running.contains(one)
  }

  mutating func enter(_ one: Int) {
    if policy.room == .race, winner != nil { return drop(one) }
    if policy.room == .oldest, running.count + waiting.count == policy.limit { return drop(one) }
    if policy.room == .latest, running.count + waiting.count == policy.limit {
      drop(running.first ?? waiting[0])
    }
    waiting.append(one)
  }

  mutating func arrive() {
    let one = came
    came += 1
    if policy.debounce != nil || (policy.throttle != nil && gateOpens > now) {
      if policy.throttle != nil, policy.picksFirst, held != nil {
        drop(one)
      } else {
        if let held { drop(held) }
        held = one
        if let wait = policy.debounce { gateOpens = now + wait }
      }
    } else {
      if let window = policy.throttle { gateOpens = now + window }
      enter(one)
    }
    settle()
    if isThere(one), !running.contains(one) { log.append("\(now) hold \(one)") }
  }

  mutating func settle() {
    if let one = held, gateOpens <= now {
      held = nil
      if let window = policy.throttle { gateOpens = now + window }
      enter(one)
    }
    while let next = waiting.first, running.count < policy.limit,
      lastStart.map({ $0 + (policy.spacing ?? 0) <= now }) ?? true
    {
      waiting.removeFirst()
      running.append(next)
      lastStart = now
      log.append("\(now) start \(next)")
    }
  }

  mutating func finish(_ one: Int) {
    if running.contains(one) { leave(one) }
    settle()
  }

  mutating func sent(_ one: Int) {
    guard policy.room == .race, winner == nil, running.contains(one) else { return }
    winner = one
    for other in waiting + (held.map { [$0] } ?? []) + running where other != one { drop(other) }
    settle()
  }

  mutating func cancel(_ some: [Int]) {
    for one in some where isThere(one) { drop(one) }
    settle()
  }

  mutating func cancelAll() {
    for one in ((held.map { [$0] } ?? []) + waiting + running).sorted() { drop(one) }
    settle()
  }

  mutating func pass(_ time: Int) {
    for _ in 0..<time {
      now += 1
      settle()
    }
  }
}
