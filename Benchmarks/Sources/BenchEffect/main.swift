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

/// Interleaved, so that a slow moment of the machine meets both sides; the ratio is that of the
/// minima, which noise can only raise. Instructions cannot be counted where tasks run.
@MainActor func measure(_ name: String, atOnce: Int, turns: Int, samples: Int) async -> Load {
  let sides = [hand(), arco()]
  var times: [[Double]] = [[], []]
  for _ in 0..<samples {
    for side in sides.indices {
      times[side].append(
        await nanoseconds { for _ in 0..<turns { await sides[side](atOnce) } })
    }
  }
  report("\(name)_ratio", (times[1].min() ?? 0) / (times[0].min() ?? 1), "ratio")
  return sides[1]
}

let roundtrip = await measure("effect_roundtrip", atOnce: 1, turns: 100, samples: 200)
if Allocations.areCounted {
  let counted = await Allocations.of { for _ in 0..<1_000 { await roundtrip(1) } }
  report("effect_roundtrip_allocations", Double(counted.made) / 1_000, "allocations")
}
_ = await measure("effect_inflight", atOnce: 1_000, turns: 5, samples: 100)

/// Effects that meet in one queue, end at once, and are counted as they arrive.
@MainActor func queued(_ count: Int) async -> Driver<Void, Int, Bool> {
  let queue = Queue("eight", .concurrent(8))
  let work = Effect<Void, Int, Bool>.callback(queue: queue) { _, out in
    out.send(false)
    out.finish()
    return .none
  }
  let driver = Driver<Void, Int, Bool>(
    .update { done, isNew in
      if isNew { return work }
      done += 1
      return .none
    }, state: 0)
  for _ in 0..<count - 1 { driver.send(true) }
  await driver.send(true).finish()
  return driver
}

let many = 100_000
let spent = await nanoseconds {
  let driver = await queued(many)
  precondition(driver.state == many, "an effect was lost")
}
report("effects_100k_concurrent_8_s", spent / 1_000_000_000, "s")

/// What one effect holds that waits behind another.
@MainActor func waiting(_ count: Int) -> Driver<Void, Int, Bool> {
  let line = Queue("line", .concat)
  let driver = Driver<Void, Int, Bool>(
    .update { _, _ in
      .callback(queue: line) { _, _ in .none }
    }, state: 0)
  for _ in 0..<count { driver.send(true) }
  return driver
}

if Allocations.areCounted {
  let few = waiting(1)
  var held: Driver<Void, Int, Bool>?
  let counted = Allocations.of { held = waiting(10_000) }
  report("effects_waiting_bytes_each", Double(counted.grown) / 10_000, "bytes")
  held?.stop()
  few.stop()
}
