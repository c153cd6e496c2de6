import Arco
import Testing

private struct Fault: Error {}

@MainActor @Suite(.timeLimit(.minutes(1))) struct UnrulyEffectTests {
  private let line = Queue("line", .concat)

  @Test func `an effect that ignores cancellation writes nothing, and its place is free`() async {
    let reading = Reading()
    reading.send(
      .run(
        .task(id: "x", queue: line) { journal, out in
          journal.note("deaf")
          await journal.until("go")
          out.send(.note("late"))
          journal.note("sent")
        }))
    reading.send(.run(.lasting("next", queue: line)))
    await reading.journal.until("deaf")
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.entries.last == "start next")
    reading.journal.note("go")
    await reading.journal.until("sent")
    await reading.settle()
    #expect(reading.book.entries == [])
  }

  @Test func `an effect that never ends goes with its component, and who waits for it hears so`()
    async
  {
    let reading = Reading(Book(rows: 0..<1))
    let (endless, _) = AsyncStream.makeStream(of: Int.self)
    let sent = reading.driver.send(
      .row(
        0,
        .run(
          .task { journal, _ in
            journal.note("endless")
            for await _ in endless {}
            journal.note("over")
          })))
    let journal = reading.journal
    async let heard: Void = {
      await sent.finish()
      journal.note("heard")
    }()
    await journal.until("endless")
    await reading.settle()
    #expect(journal.count("heard") == 0)
    reading.change { $0.rows = Rows() }
    await heard
    await journal.until("over")
  }

  @Test func `an effect that throws after its component has gone is heard by nobody`() async {
    let over = Journal()
    let reading = Reading(Book(rows: 0..<1), interpretation: .noting(over))
    reading.send(
      .row(
        0,
        .run(
          .task { journal, _ throws(Fault) in
            journal.note("waiting")
            await journal.until("go")
            throw Fault()
          } catch: { _ in
            over.note("asked")
            return .note("failed")
          })))
    await reading.journal.until("waiting")
    reading.change { $0.rows = Rows() }
    reading.journal.note("go")
    await over.until("over")
    await reading.settle()
    #expect(over.count("asked") == 0)
    #expect(reading.problems == [])
  }
}

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
    await Task {
      _ = isolation
      driver.send(.user)
    }.value
    waits.append(driver.state[0] - asked)
  }
  await sent.finish()
  return (driver.state, waits)
}
