import Arco
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct SentTests {
  @Test func `a send without effects has nothing to wait for`() async {
    let driver = Driver(brew, state: Brew())
    let sent = driver.send(.beans(.plus))
    await sent.finish()
    await sent.finishChain()
    sent.cancel()
    let reading = Reading()
    await reading.driver.send(.run(.sequence(.send(.note("a")), .send(.note("b"))))).finish()
    #expect(reading.book.entries == ["a", "b"])
  }

  @Test func `waiting for a send covers its effects, children's and waiting ones`() async {
    let reading = Reading()
    let line = Queue("line", .concat)
    let sent = reading.driver.send(
      .run(
        .batch(
          .lasting("a", queue: line), .lasting("b", queue: line),
          .send(.left(.run(.waiting(for: "go", thenNoting: "left")))))))
    reading.driver.send(.run(.lasting("other")))
    let journal = reading.journal
    async let over: Void = {
      await sent.finish()
      journal.note("over")
    }()
    for name in ["end a", "end b", "go"] {
      await reading.settle()
      #expect(journal.count("over") == 0)
      journal.act(name)
      journal.note(name)
    }
    await over
    #expect(reading.book.left.entries == ["left"])
    #expect(journal.count("start other") == 1)
  }

  @Test func `waiting for a send covers all steps of a sequence`() async {
    let reading = Reading()
    let sent = reading.driver.send(
      .run(.sequence(.lasting("a"), .lasting("b"), .send(.note("done")))))
    Task {
      for name in ["a", "b"] {
        await reading.journal.until("start \(name)")
        reading.journal.act("end \(name)")
      }
    }
    await sent.finish()
    #expect(reading.book.entries == ["done"])
  }

  @Test func `the whole chain is a separate wait: what the effects' inputs ask for`() async {
    let reading = Reading()
    let sent = reading.driver.send(
      .run(
        .callback { _, out in
          out.send(.run(.lasting("second")))
          out.finish()
          return .none
        }))
    await sent.finish()
    #expect(reading.journal.entries == ["start second"])
    let journal = reading.journal
    async let over: Void = {
      await sent.finishChain()
      journal.note("over")
    }()
    await reading.settle()
    #expect(journal.count("over") == 0)
    journal.act("end second")
    await over
  }

  @Test func `cancelling what a send started reaches its effects and no other`() async {
    let reading = Reading()
    reading.send(.run(.lasting("before")))
    let line = Queue("line", .concat)
    let sent = reading.driver.send(
      .run(
        .batch(
          .sequence(.lasting("a"), .lasting("then")), .lasting("b", queue: line),
          .lasting("c", queue: line))))
    reading.send(.run(.lasting("after", queue: line)))
    sent.cancel()
    await sent.finish()
    #expect(
      reading.journal.entries == [
        "start before", "start a", "start b", "stop a", "stop b", "start after",
      ])
  }

  @Test func `cancelling what a send started reaches the effects of children, and of rows`() async {
    let reading = Reading(Book(rows: 0..<2))
    reading.send(.left(.run(.lasting("before"))))
    let sent = reading.driver.send(
      .run(
        .batch(
          .lasting("own"), .send(.left(.run(.lasting("left")))),
          .send(.row(1, .run(.sequence(.lasting("row"), .lasting("then"))))))))
    reading.send(.row(1, .run(.lasting("after"))))
    sent.cancel()
    await reading.settle()
    #expect(
      reading.journal.entries.filter { $0.hasPrefix("stop") }.sorted() == [
        "stop left", "stop own", "stop row",
      ])
    #expect(reading.journal.count("start then") == 0)
  }

  @Test func `a wait ends when its effects are cancelled, and when the driver stops`() async {
    let reading = Reading()
    let one = reading.driver.send(.run(.lasting("a", id: "x")))
    let other = reading.driver.send(.run(.lasting("b")))
    let journal = reading.journal
    async let first: Void = {
      await one.finish()
      journal.note("one")
    }()
    async let second: Void = {
      await other.finishChain()
      journal.note("other")
    }()
    await reading.settle()
    reading.send(.run(.cancel("x")))
    await first
    #expect(journal.count("other") == 0)
    reading.driver.stop()
    await second
  }
}
