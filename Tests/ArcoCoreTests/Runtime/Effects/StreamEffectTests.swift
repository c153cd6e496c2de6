import Arco
import Testing

private struct Fault: Error {}

@MainActor @Suite(.timeLimit(.minutes(1))) struct StreamEffectTests {
  @Test func `each element of a stream is an input, until it ends`() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let reading = Reading()
    reading.send(
      .run(.sequence(.stream(of: { _ in numbers }) { .note("\($0)") }, .send(.note("over")))))
    for number in 1...3 { feed.yield(number) }
    feed.finish()
    await reading.noted("over")
    #expect(reading.book.entries == ["1", "2", "3", "over"])
  }

  @Test func `a stream that fails ends in an input`() async {
    let (numbers, feed) = AsyncThrowingStream.makeStream(of: Int.self)
    let reading = Reading()
    reading.send(
      .run(.stream(of: { _ in numbers }, { .note("\($0)") }, catch: { .note("failed \($0)") })))
    feed.yield(1)
    feed.finish(throwing: Fault())
    await reading.noted("failed Fault()")
    #expect(reading.book.entries == ["1", "failed Fault()"])
  }

  @Test func `a stream's failure without an input is a problem`() async {
    let (numbers, feed) = AsyncThrowingStream.makeStream(of: Int.self)
    let reading = Reading()
    reading.send(
      .run(
        .sequence(
          .stream(of: { _ in numbers }, { .note("\($0)") }, catch: { _ in nil }),
          .send(.note("over")))))
    feed.finish(throwing: Fault())
    await reading.noted("over")
    #expect(reading.problems == ["failed anonymous Fault()"])
  }

  @Test func `a cancelled stream is left, and what it brings later is not written`() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let reading = Reading()
    feed.onTermination = { [journal = reading.journal] _ in journal.note("left") }
    reading.send(.run(.stream(of: { _ in numbers }, id: "x") { .note("\($0)") }))
    feed.yield(1)
    await reading.noted("1")
    reading.send(.run(.cancel("x")))
    feed.yield(2)
    await reading.journal.until("left")
    await reading.settle()
    #expect(reading.book.entries == ["1"])
  }
}
