import Arco
import Testing

@Suite(.timeLimit(.minutes(5))) struct FloodTests {
  @MainActor @Test
  func `while an effect sends 1000000 inputs, a user's own is applied within 10 turns`() async {
    let (applied, waits) = await flood(by: 1_000_000)
    #expect(applied == [1_000_000, waits.count])
    // A turn applies 64 inputs.
    #expect(waits.allSatisfy { $0 <= 10 * 64 })
    #expect(waits.count > 100)
  }

  /// How soon depends on who else has the threads; a drain that keeps its own lets nobody in for as
  /// long as the flood lasts.
  @Test func `a flood lets others in on an actor whose threads are all taken`() async {
    let (applied, waits) = await Owner().flooded(by: 1_000_000)
    #expect(applied == [1_000_000, waits.count])
    #expect(waits.allSatisfy { $0 <= 20_000 })
  }
}

private actor Owner {
  func flooded(by count: Int) async -> (applied: [Int], waits: [Int]) { await flood(by: count) }
}

/// Lets an effect and a user send.
///
/// - Returns: how many inputs were applied of the effect and of the user, and how many of the
///   effect's each of the user's waited for.
private func flood(
  by count: Int, isolation: isolated any Actor = #isolation
) async -> (applied: [Int], waits: [Int]) {
  enum Input { case start, tick, user }
  let flood = Dispatcher<Void, [Int], Input>.update { counts, input in
    switch input {
    case .start: return .task { _, out in for _ in 0..<count { out.send(.tick) } }
    case .tick: counts[0] += 1
    case .user: counts[1] += 1
    }
    return .none
  }
  let driver = Driver(flood, state: [0, 0])
  let sent = driver.send(.start)
  var waits: [Int] = []
  while driver.state[0] < count {
    let asked = driver.state[0]
    // Counted where it is applied: who awaits a task comes back by way of the shared threads, which
    // the floods have.
    let wait = await Task {
      _ = isolation
      driver.send(.user)
      return driver.state[0] - asked
    }.value
    waits.append(wait)
  }
  await sent.finish()
  return (driver.state, waits)
}
