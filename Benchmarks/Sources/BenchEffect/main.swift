import Arco
import Hand
import Measure

/// One side: starts so many effects at once and returns when all their results are in the state.
typealias Load = @MainActor (Int) async -> Void

@MainActor func hand() -> Load {
  let arrivals = Arrivals()
  let store = HandLoader(onLoaded: arrivals.arrive)
  return { count in
    await arrivals.wait(for: count) { for _ in 0..<count { store.send(.load) } }
  }
}

@MainActor func arco() -> Load {
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
  return { count in
    await arrivals.wait(for: count) { for _ in 0..<count { driver.send(.load) } }
  }
}

/// Interleaved, so that a slow moment of the machine meets both sides; the ratio is the median of the pairs'.
/// Instructions cannot be counted where tasks run.
@MainActor func measure(_ name: String, atOnce: Int, turns: Int, samples: Int) async -> Load {
  let sides = [hand(), arco()]
  guard !Allocations.areCounted else {
    for _ in 0..<turns { await sides[1](atOnce) }
    return sides[1]
  }
  var ratios: [Double] = []
  for _ in 0..<samples {
    var times: [Double] = []
    for side in sides {
      times.append(await nanoseconds { for _ in 0..<turns { await side(atOnce) } })
    }
    ratios.append(times[1] / times[0])
  }
  report("\(name)_ratio", ratios, "ratio")
  return sides[1]
}

let roundtrip = await measure("effect_roundtrip", atOnce: 1, turns: 100, samples: 200)
if Allocations.areCounted {
  let counted = await Allocations.of { for _ in 0..<1_000 { await roundtrip(1) } }
  report("effect_roundtrip_allocations", Double(counted.made) / 1_000, "allocations")
}
if !Allocations.areCounted {
  _ = await measure("effect_inflight", atOnce: 1_000, turns: 5, samples: 100)
}
