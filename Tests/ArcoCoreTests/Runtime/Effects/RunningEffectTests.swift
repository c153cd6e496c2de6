import Arco
import Testing

private struct Fault: Error {}

@MainActor @Suite(.timeLimit(.minutes(1))) struct RunningEffectTests {
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
