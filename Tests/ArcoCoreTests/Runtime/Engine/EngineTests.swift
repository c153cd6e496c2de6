import Arco
import ArcoCore
import ArcoTesting
import Testing

/// The bound of what follows, and what a driver lets go of.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EngineTests {
  @Test func `each input of an effect has the whole bound`() async {
    let reading = Reading(interpretation: .live.limit(followUps: 2))
    reading.send(
      .run(
        .callback { _, out in
          for number in 0..<10 { out.send(.note("\(number)")) }
          out.finish()
          return .none
        }))
    await reading.settle()
    #expect(reading.book.entries == (0..<10).map(String.init))
    #expect(reading.problems == [])
  }

  @Test func `a stopped driver keeps nothing of what a cancellation asked for`() {
    weak var world: World?
    do {
      let here = World()
      world = here
      let held = Held()
      let asking = Dispatcher<World, Int, Bool>.update { _, isFirst in
        .callback { _, _ in
          Cancellation { if isFirst { held.effects.last?.discard() } }
        }
      }
      let driver = Driver(
        asking, state: 0, world: here, interpretation: .custom { held.effects.append($0) })
      driver.send(true)
      driver.send(false)
      held.effects[0].begin()
      driver.stop()
      held.effects = []
    }
    #expect(world == nil)
  }

  @Test func `what a handler sends has the whole bound, however often it sends`() {
    let nested = Nested()
    let counting = Dispatcher<Void, Int, Bool>.reduce { count, isFirst in
      if isFirst { nested.send() } else { count += 1 }
    }
    var problems: [String] = []
    let driver = Driver(counting, state: 0, onProblem: { problems.append("\($0)") })
    nested.act = { [weak driver] in for _ in 0..<40 { driver?.send(false) } }
    for _ in 0..<3 { driver.send(true) }
    #expect(driver.state == 120)
    #expect(problems == [])
  }

  @Test func `inputs are put into words while a send goes on beyond its bound, and not after it`() {
    let words = Words()
    let chain = Dispatcher<Void, Int, Said>.update { _, said in
      said.left > 0 ? .send(Said(left: said.left - 1, words: words)) : .none
    }
    var problems = 0
    let driver = Driver(
      chain, state: 0, interpretation: .live.limit(followUps: 2),
      onProblem: { _ in problems += 1 })
    driver.send(Said(left: 6, words: words))
    #expect(words.count > 0)
    let said = words.count
    for _ in 0..<50 { driver.send(Said(left: 1, words: words)) }
    #expect(words.count == said)
    #expect(problems == 0)
  }

  @Test func `a view that sends after a stop has started nothing`() {
    let time = VirtualTime()
    let reading = Reading(Book(), interpretation: .live.clock(time.source))
    var send: Send<BookInput>?
    let shown = Shown(
      reading.driver,
      Face { book, sending in
        send = sending
        return .line("\(book.entries)")
      })
    reading.send(.run(.lasting("page").finishing(within: .seconds(5))))
    reading.driver.stop()
    #expect((send?.starting(.note("late"))).map { "\($0)" } == "a send that started nothing")
    _ = shown
  }

  @Test func `rows that left and have finished are let go of with their queues`() async {
    weak var journal: Journal?
    let queue = Queue("row", .concat)
    do {
      let reading = Reading(Book(rows: 0..<20))
      journal = reading.journal
      for id in 0..<20 {
        let work = Effect<Journal, Leaf, LeafInput>.callback(queue: queue) { _, out in
          out.finish()
          return .none
        }
        reading.send(.row(id, .run(work.finishing(within: .seconds(5)))))
        reading.change { $0.rows.remove(id: id) }
        await reading.settle()
      }
      reading.driver.stop()
    }
    // The task of the last barrier may be about to end, on another thread.
    for _ in 0..<100_000 where journal != nil { await Task.yield() }
    #expect(journal == nil)
  }

  /// An input that counts how often it is put into words.
  private struct Said: Sendable, CustomStringConvertible {
    let left: Int
    let words: Words

    var description: String {
      words.count += 1
      return "\(left)"
    }
  }

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Words: @unchecked Sendable { var count = 0 }

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Nested: @unchecked Sendable {
    var act: (() -> Void)?
    func send() { act?() }
  }

  private final class World: Sendable {}

  /// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
  private final class Held: @unchecked Sendable { var effects: [PendingEffect] = [] }
}
