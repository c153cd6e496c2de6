import Arco
import Measure

/// Effects that meet in one queue of eight, each a task that sends one input.
@MainActor private func run(_ count: Int) async -> Int {
  let queue = Queue("eight", .concurrent(8))
  let work = Effect<Void, Int, Bool>.task(queue: queue) { _, out in out.send(false) }
  let driver = Driver<Void, Int, Bool>(
    .update { done, isNew in
      if isNew { return work }
      done += 1
      return .none
    }, state: 0)
  for _ in 0..<count - 1 { driver.send(true) }
  // The one that came last has waited for all others to start, and up to seven still run.
  await driver.send(true).finish()
  while driver.state < count { await Task.yield() }
  return driver.state
}

@MainActor func reportConcurrent() async {
  var each: [Double] = []
  for many in [1_000, 100_000] {
    let spent = await nanoseconds {
      let done = await run(many)
      precondition(done == many, "\(done) of \(many) effects came to their end")
    }
    each.append(spent / Double(many))
    report("effects_\(many)_concurrent_8_ns_each", spent / Double(many), "ns")
  }
  report("effects_concurrent_8_growth", each[1] / each[0], "ratio")
}
