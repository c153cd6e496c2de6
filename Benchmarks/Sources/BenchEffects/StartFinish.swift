import Arco
import Hand
import Measure

/// An effect that runs a task: from its send until its result is in the state, with its end.
@MainActor private func effects() -> @MainActor () async -> Void {
  let arrivals = Arrivals()
  let loader = Dispatcher<Void, Int, LoadInput>.update { total, input in
    switch input {
    case .load: return .task { _, out in out.send(.loaded(await load())) }
    case .loaded(let result):
      total += result
      arrivals.arrive()
      return .none
    }
  }
  let driver = Driver(loader, state: 0)
  return { await arrivals.wait(for: 1) { driver.send(.load) } }
}

/// The same task alone, from its start until its result is back.
@MainActor private func tasks() async {
  keep(await Task.detached { await load() }.value)
}

/// Both sides in turn, so that a slow moment of the machine meets both.
@MainActor func reportStartAndFinish() async {
  let turns = 100
  let effect = effects()
  guard Allocations.areCounted else {
    var times: (effect: [Double], task: [Double]) = ([], [])
    for _ in 0..<200 {
      times.effect.append(
        await nanoseconds { for _ in 0..<turns { await effect() } } / Double(turns))
      times.task.append(
        await nanoseconds { for _ in 0..<turns { await tasks() } } / Double(turns))
    }
    report("effect_start_finish_ns", times.effect, "ns")
    report("task_start_finish_ns", times.task, "ns")
    return
  }
  var made: [Double] = []
  for _ in 0..<10 {
    made.append(Double(await Allocations.of { for _ in 0..<1_000 { await effect() } }.made))
  }
  report("effect_start_finish_allocations", median(made) / 1_000, "allocations")
}
