import ArcoCore
import Testing

/// An event of a generated history; effects are named by the number of their arrival.
private enum Happening: Equatable {
  case arrive
  case finish(Int)
  case fail(Int)
  case sent(Int)
  case cancel([Int])
  case cancelAll
  case pass(Int)
}

private struct History: CustomStringConvertible {
  var policy: ModelPolicy
  var happenings: [Happening]

  init(_ seeded: inout Seeded) {
    policy = ModelPolicy(&seeded)
    let count = 1 + seeded.below(40)
    happenings = []
    for _ in 0..<count {
      let someone = seeded.below(16)
      switch seeded.below(12) {
      case 0..<5: happenings.append(.arrive)
      case 5, 6: happenings.append(.finish(someone))
      case 7: happenings.append(.fail(someone))
      case 8: happenings.append(.sent(someone))
      case 9: happenings.append(.cancel((0...seeded.below(3)).map { _ in seeded.below(16) }))
      case 10: happenings.append(seeded.chance(20) ? .cancelAll : .arrive)
      default: happenings.append(.pass(1 + seeded.below(6)))
      }
    }
  }

  var shrunk: [History] {
    lackingOne(happenings).map { fewer in
      var history = self
      history.happenings = fewer
      return history
    }
  }

  var description: String { "\(policy): \(happenings)" }
}

/// What a queue does, said as plainly as can be: lists, and time in steps of a millisecond.
private struct PlainQueue {
  let policy: ModelPolicy
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
    for one in (held.map { [$0] } ?? []) + waiting + running { drop(one) }
    settle()
  }

  mutating func pass(_ time: Int) {
    for _ in 0..<time {
      now += 1
      settle()
    }
  }
}

/// A policy in the model's words.
private struct ModelPolicy {
  enum Room: CaseIterable {
    case merge
    case waiting
    case latest
    case oldest
    case race
  }

  let room: Room
  let limit: Int
  var debounce: Int?
  var throttle: Int?
  var picksFirst = false
  var spacing: Int?

  init(_ seeded: inout Seeded) {
    room = Room.allCases[seeded.below(Room.allCases.count)]
    limit = room == .merge || room == .race ? .max : 1 + seeded.below(4)
    if seeded.chance(20) { debounce = seeded.below(8) }
    if debounce == nil, seeded.chance(30) { throttle = seeded.below(8) }
    picksFirst = seeded.chance(50)
    if seeded.chance(40) { spacing = seeded.below(6) }
  }

  var policy: QueuePolicy {
    var policy: QueuePolicy =
      switch room {
      case .merge: .merge
      case .waiting: limit == 1 ? .concat : .concurrent(limit)
      case .latest: .latest(limit)
      case .oldest: .oldest(limit)
      case .race: .race
      }
    if let debounce { policy = .debounce(.milliseconds(debounce), then: policy) }
    if let throttle {
      policy = .throttle(.milliseconds(throttle), picksFirst ? .first : .latest, then: policy)
    }
    return spacing.map { policy.spaced(by: .milliseconds($0)) } ?? policy
  }
}

struct QueuePropertyTests {
  @Test func `random histories go as in the plain model`() {
    forAll(seeds: 0..<1_500, { History(&$0) }, shrink: { $0.shrunk }, failure)
  }

  private func failure(_ history: History) -> String? {
    var trial = Trial(history.policy.policy)
    var model = PlainQueue(policy: history.policy)
    var arrived = 0
    for happening in history.happenings {
      switch happening {
      case .arrive:
        trial.arrive()
        model.arrive()
        arrived += 1
      case .finish(let one), .fail(let one):
        guard one < arrived else { continue }
        trial.finish(one)
        model.finish(one)
      case .sent(let one):
        guard one < arrived else { continue }
        trial.sent(one)
        model.sent(one)
      case .cancel(let some):
        let some = some.filter { $0 < arrived }
        trial.cancel(each: some)
        model.cancel(some)
      case .cancelAll:
        trial.cancelAll()
        model.cancelAll()
      case .pass(let time):
        trial.advance(to: trial.now + time)
        model.pass(time)
      }
      if trial.log != model.log { return "\(trial.log)\nmodel \(model.log)" }
      if let wrong = broken(trial, history.policy.limit) { return wrong }
    }
    return drained(&trial, arrived)
  }

  /// What must hold at any moment.
  private func broken(_ trial: Trial, _ limit: Int) -> String? {
    if trial.machine.runningCount > limit { return "more than may run" }
    let started = trial.numbers("start")
    if Set(started).count != started.count { return "something started twice" }
    if started != started.sorted() { return "somebody overtook" }
    let stopped = trial.numbers("cancel") + trial.numbers("discard")
    if Set(stopped).count != stopped.count { return "something was stopped twice" }
    if !Set(started).isDisjoint(with: trial.numbers("discard")) { return "a discarded one started" }
    return nil
  }

  /// When everybody has ended, all have started or were stopped, and every place is free.
  private func drained(_ trial: inout Trial, _ arrived: Int) -> String? {
    for _ in 0...arrived {
      trial.advance(to: trial.now + 20)
      for one in 0..<arrived { trial.finish(one) }
    }
    if trial.machine.runningCount + trial.machine.waitingCount > 0 { return "a place is not free" }
    let met = Set(trial.numbers("start") + trial.numbers("discard"))
    if met.count != arrived { return "something was lost" }
    if !trial.machine.isForgettable(at: .seconds(1_000)) { return "something is remembered" }
    return nil
  }
}
