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
  @Test func `while an effect sends 1000000 inputs, a user's own is applied within 10 turns`() async
  {
    let (applied, waits) = await Flooded().run()
    #expect(applied == [1_000_000, waits.count])
    // A turn applies 64 inputs.
    #expect(waits.allSatisfy { $0 <= 10 * 64 })
    #expect(waits.count > 100)
  }
}

/// An owner of its own, so that other tests have the main actor.
private actor Flooded {
  private enum Input { case start, tick, user }

  /// The inputs applied of the effect and of the user, and how many of the effect's each of the
  /// user's waited for.
  func run() async -> (applied: [Int], waits: [Int]) {
    let flood = Dispatcher<Void, [Int], Input>.update { counts, input in
      switch input {
      case .start:
        return .task { _, out in for _ in 0..<1_000_000 { out.send(.tick) } }
      case .tick: counts[0] += 1
      case .user: counts[1] += 1
      }
      return .none
    }
    let driver = Driver(flood, state: [0, 0])
    let sent = driver.send(.start)
    var waits: [Int] = []
    while driver.state[0] < 1_000_000 {
      let asked = driver.state[0]
      await Task {
        _ = self
        driver.send(.user)
      }.value
      waits.append(driver.state[0] - asked)
    }
    await sent.finish()
    return (driver.state, waits)
  }
}
