import Arco
import ArcoTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectCombinatorTests {
  private typealias Own = Effect<Journal, Book, BookInput>

  /// One of each kind, that sends words.
  private func words(_ suffix: String) -> Effect<Journal, Book, String> {
    .sequence(
      .batch(.send("send\(suffix)"), .move { $0.entries.append("move") }),
      .callback { _, out in
        out.send("callback\(suffix)")
        out.move { $0.entries.append("moved") }
        out.finish()
        return .none
      },
      .task(id: "x", queue: Queue("line", .concat)) { _, out in
        let count = await out.read { $0.entries.count }
        out.send("task\(suffix) \(count ?? 0)")
      },
      .task { _, _ throws(Fault) in
        throw Fault()
      } catch: { _ in
        "failed\(suffix)"
      })
  }

  private func run(_ effect: Own) async -> [String] {
    let reading = Reading()
    await reading.driver.send(.run(effect)).finish()
    return reading.book.entries
  }

  @Test func `mapping turns every input of an effect into another`() async {
    let entries = await run(words("!").map { .note($0) })
    #expect(
      entries == ["send!", "move", "callback!", "moved", "task! 4", "failed!"])
  }

  @Test func `mapping by itself changes nothing, and mapping twice is mapping by both`() async {
    let plain = await run(words("").map { .note($0) })
    #expect(await run(words("").map { .note($0) }.map { $0 }) == plain)
    let twice = await run(words("").map { $0 + "?" }.map { $0.uppercased() }.map { .note($0) })
    #expect(await run(words("").map { .note(($0 + "?").uppercased()) }) == twice)
  }

  @Test func `mapping keeps ids, queues and deadlines`() async {
    let time = VirtualTime()
    let reading = Reading(Book(), interpretation: .live.clock(time.source))
    let lasting = Effect<Journal, Book, String>.callback(id: "x", queue: Queue("line", .concat)) {
      journal, _ in
      journal.note("start")
      return Cancellation { journal.note("stop") }
    }.deadline(.milliseconds(10), "too long")
    for _ in 0..<3 { reading.send(.run(lasting.map { .note($0) })) }
    await reading.pass(time, 10)
    #expect(reading.book.entries == ["too long"])
    #expect(reading.journal.count("start") == 2)
    reading.send(.run(.cancel("x")))
    #expect(reading.journal.count("stop") == 2)
    #expect(time.alarmCount == 0)
  }
}

private struct Fault: Error {}
