import ArcoCore
import ArcoTesting
import Testing

/// The queues of a driver with real effects, beside the plain model.
struct QueueRehearsalTests {
  @Test func `effects of a driver start, wait and stop as in the plain model`() {
    forAll(seeds: 0..<600, { QueueHistory(&$0) }, shrink: { $0.shrunk }, failure)
  }

  private func failure(_ history: QueueHistory) -> String? {
    do {
      return try differences(history)
    } catch {
      return "\(error)"
    }
  }

  private func differences(_ history: QueueHistory) throws -> String? {
    let queue = QueueRehearsal(history.policy.policy)
    var model = PlainQueue(policy: history.policy)
    for event in history.events {
      try perform(event, on: queue, &model)
      if queue.log != model.log { return "\(queue.log)\nmodel \(model.log)" }
      if model.running.count > history.policy.limit { return "more than may run" }
    }
    for _ in 0...queue.arrived {
      try perform(.pass(20), on: queue, &model)
      for one in model.running { try perform(.finish(one), on: queue, &model) }
    }
    // Every effect is over, and so every place is free.
    try queue.test.finish()
    return broken(queue)
  }

  private func perform(
    _ event: QueueEvent, on queue: QueueRehearsal, _ model: inout PlainQueue
  ) throws {
    switch event {
    case .arrive:
      try queue.arrive()
      model.arrive()
    case .finish(let one):
      guard model.running.contains(one) else { return }
      try queue.order(.end, one)
      model.finish(one)
    case .fail(let one):
      guard model.running.contains(one) else { return }
      try queue.order(.fail, one)
      model.finish(one)
    case .sent(let one):
      guard model.running.contains(one) else { return }
      try queue.order(.send, one)
      model.sent(one)
    case .cancel(let some):
      let ids = some.map(QueueRehearsal.id)
      try queue.send(.cancel(ids))
      model.cancel(ids.flatMap { id in (0..<queue.arrived).filter { QueueRehearsal.id($0) == id } })
    case .cancelAll:
      try queue.send(.cancelAll)
      model.cancel(Array(0..<queue.arrived))
    case .pass(let time):
      try queue.test.advance(by: .milliseconds(time))
      model.pass(time)
    }
  }

  /// What must hold in the end: each effect has begun at most once and is over once.
  private func broken(_ queue: QueueRehearsal) -> String? {
    let starts = queue.count(.starts)
    let ends = queue.count(.ended, .failed, .cancelled)
    let discarded = queue.count(.discarded)
    for number in 0..<queue.arrived {
      switch (starts[number, default: 0], ends[number, default: 0], discarded[number, default: 0]) {
      case (1, 1, 0), (0, 0, 1): continue
      case let found: return "effect \(number): started, over, discarded \(found) times"
      }
    }
    let began = queue.orders.began
    if began.sorted() != starts.keys.sorted() { return "began \(began), started \(starts.keys)" }
    return nil
  }
}
