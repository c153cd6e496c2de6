import Arco
import Foundation
import Measure

/// How many are there, counted as they come and go, from any thread.
///
/// `@unchecked Sendable`: the lock protects the count.
private final class Census: @unchecked Sendable {
  private let lock = NSLock()
  private var present = 0

  var count: Int { lock.withLock { present } }

  func enter() { lock.withLock { present += 1 } }
  func leave() { lock.withLock { present -= 1 } }
}

/// The machine's clock, with each task that sleeps by it counted.
private struct CountedClock: Clock {
  let census: Census
  private let clock = ContinuousClock()

  init(_ census: Census) { self.census = census }

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    census.enter()
    defer { census.leave() }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

private enum ClockInput: Sendable {
  case start
  case tick
}

private enum HallInput: Sendable {
  case row(Int, ClockInput)
  case close
}

private typealias Hall = Driver<CountedClock, Rows<Int, Int>, HallInput>

/// A component with a timer, which is a task that sleeps, and a task of its own that does.
private let clock = Dispatcher<CountedClock, Int, ClockInput>.update { ticks, input in
  switch input {
  case .start:
    return .batch(
      .send(.tick, every: .seconds(3_600)),
      .task { clock, out in
        try? await clock.sleep(for: .seconds(3_600))
        out.send(.tick)
      })
  case .tick:
    ticks += 1
    return .none
  }
}

private let hall = Dispatcher<CountedClock, Rows<Int, Int>, HallInput> {
  clock.child(
    each: Itself<Rows<Int, Int>>(),
    input: Prism(HallInput.row) {
      if case .row(let id, let input) = $0 { (id, input) } else { nil }
    })
  Dispatcher<CountedClock, Rows<Int, Int>, HallInput>.reduce { rows, input in
    if case .close = input { rows = Rows() }
  }
}

/// How many tasks are left of so many components when they went some way.
@MainActor private func left(of components: Int, after tearDown: (inout Hall?) -> Void) async -> Int
{
  let census = Census()
  let world = CountedClock(census)
  var driver: Hall? = Hall(
    hall, state: Rows((0..<components).map { ($0, 0) }), world: world,
    interpretation: .live.clock(TimeSource(clock: world)))
  for id in 0..<components { driver?.send(.row(id, .start)) }
  // All have to be there, or none being left would say nothing.
  while census.count < 2 * components { await Task.yield() }
  tearDown(&driver)
  // What was cancelled ends when its task comes to it. One that was forgotten sleeps on.
  let deadline = ContinuousClock.now + .seconds(5)
  while census.count > 0, ContinuousClock.now < deadline { await Task.yield() }
  return census.count
}

@MainActor func reportTeardown() async {
  var tasks = await left(of: 1_000) { $0?.send(.close) }
  tasks += await left(of: 1_000) { $0?.stop() }
  tasks += await left(of: 1_000) { $0 = nil }
  report("effects_tasks_left_after_teardown", Double(tasks), "tasks")
}
