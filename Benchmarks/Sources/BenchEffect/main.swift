import Arco
import Hand
import Measure

/// One side: starts so many effects at once and returns when all their results are in the state.
typealias Side = (name: String, load: @MainActor (Int) async -> Void)

@MainActor func hand() -> Side {
  let arrivals = Arrivals()
  let store = HandLoader(onLoaded: arrivals.arrive)
  return (
    "hand",
    { count in await arrivals.wait(for: count) { for _ in 0..<count { store.send(.load) } } }
  )
}

@MainActor func arco() -> Side {
  let arrivals = Arrivals()
  let loader = Dispatcher<Void, Int, LoadInput>.update { total, input in
    switch input {
    case .load: return .task { _, out in out.send(.loaded(await load())) }
    case .loaded(let result):
      total += result
      // The driver below is the main actor's.
      MainActor.assumeIsolated { arrivals.arrive() }
      return .none
    }
  }
  let driver = Driver(loader, state: 0)
  return (
    "arco",
    { count in await arrivals.wait(for: count) { for _ in 0..<count { driver.send(.load) } } }
  )
}

/// Interleaved, as in `Contest`; instructions cannot be counted where tasks run.
@MainActor func measure(_ name: String, atOnce: Int, turns: Int) async {
  let sides = [hand(), arco()]
  let effects = Double(atOnce * turns)
  var times: [[Double]] = [[], []]
  for _ in 0..<15 {
    for side in sides.indices {
      let time = await nanoseconds { for _ in 0..<turns { await sides[side].load(atOnce) } }
      times[side].append(time / effects)
    }
  }
  for side in sides.indices {
    report("\(name)_\(sides[side].name)_time", median(times[side]), "ns")
  }
  report("\(name)_time_ratio", (times[1].min() ?? 0) / (times[0].min() ?? 1), "ratio")
  guard Allocations.areCounted else { return }
  for side in sides {
    let allocations = await Allocations.of { for _ in 0..<turns { await side.load(atOnce) } }
    report("\(name)_\(side.name)_allocations", Double(allocations.made) / effects, "allocations")
  }
}

await measure("effect_at_once", atOnce: 1, turns: 1_000)
await measure("effect_in_flight_1000", atOnce: 1_000, turns: 5)
