import ArcoCore

// The suites run this, and so does a module of WebAssembly in `Probes/Portable/Queues`.

extension QueueHistory {
  /// What the queue machine does otherwise than the plain model, or what must hold and does not; nil if
  /// all is well.
  var failure: String? {
    var trial = Trial(policy.policy)
    var model = PlainQueue(policy: policy)
    var arrived = 0
    for event in events {
      switch event {
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
      if trial.log != model.log {
        return trial.log.joined(separator: ", ") + "\nmodel " + model.log.joined(separator: ", ")
      }
      if trial.machine.runningCount > policy.limit { return "more than may run" }
    }
    return drained(&trial, arrived) ?? broken(trial)
  }

  /// What must hold of all that was decided.
  private func broken(_ trial: Trial) -> String? {
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
