import Arco
import Testing

extension Queue {
  fileprivate static let first = Queue("first", .oldest())
  fileprivate static let all = Queue("all", .merge)
}

/// The queues of an instance: who has asked for an effect, and in which order effects leave.
@MainActor @Suite(.timeLimit(.minutes(1))) struct InstanceQueueTests {
  @Test func `a person's effect is turned away by one that runs, though that one has spoken`()
    async
  {
    let reading = Reading()
    reading.send(.run(.lasting("a", queue: .first)))
    reading.journal.act("send a")
    while reading.book.entries.isEmpty { await Task.yield() }
    reading.send(.run(.lasting("b", queue: .first)))
    await reading.act("end a")
    #expect(reading.journal.entries.filter { $0 != "barrier" } == ["start a"])
  }

  @Test func `effects that are cancelled together leave in the order in which they came`() async {
    var log: [String] = []
    let reading = Reading(
      interpretation: .live.observing { log.append("\($0.number) \($0.verdict)") })
    for name in ["a", "b", "c", "d"] { reading.send(.run(.lasting(name, queue: .all))) }
    reading.journal.act("end a")
    while log.last != "0 ended" { await Task.yield() }
    reading.send(.run(.cancel(.all)))
    #expect(log.suffix(3) == ["1 cancelled", "2 cancelled", "3 cancelled"])
  }
}
