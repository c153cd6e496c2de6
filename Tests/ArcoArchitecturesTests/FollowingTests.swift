import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoTesting
import Testing

private typealias Numbered = Act<Void, Stores<Int>>

private struct Fault: Error {}

/// What follows an act, by how the act's own effect ends.
@MainActor struct FollowingTests {
  private let journal = Journal<Int>()

  private func watched(_ start: Int) -> Running<
    Void, Present<Stores<Int>>, Numbered, Screen<Int, Handler<Void, Stores<Int>>>
  > {
    Running(numbers(start).onEffect { [journal] in journal.noting($0) }.explore())
  }

  private var lasting: Numbered.Work { .callback(id: "work") { _, _ in .none } }

  @Test func `an act whose effect is cancelled is not followed; the one that cancels it is`() {
    let running = watched(1)
    running.view.does?(lasting)
    #expect(journal.notes == [])
    running.view.does?(.modify { $0 = 2 })
    running.view.does?(.cancel("work"))
    #expect(journal.notes == [2, 2])
  }

  @Test func `an act whose effect is replaced in its queue is not followed; its successor is`()
    async
  {
    let running = watched(1)
    let search = Queue("search", .latest())
    running.view.does?(.callback(queue: search) { _, _ in .none })
    running.view.does?(
      .callback(queue: search) { _, out in
        out.move { $0.move(by: .put(7)) }
        out.finish()
        return .none
      })
    await journal.next()
    #expect(journal.notes == [7])
  }

  @Test func `an act whose effect its queue turns away is not followed`() {
    let running = watched(1)
    let once = Queue("once", .oldest())
    running.view.does?(.callback(queue: once) { _, _ in .none })
    running.view.does?(.callback(queue: once) { _, _ in .none })
    #expect(journal.notes == [])
  }

  @Test func `an act whose effect fails is followed, after what the failure became`() throws {
    let failing = Numbered.effect(
      .task { _, _ throws(Fault) in
        throw Fault()
      } catch: { _ in
        .move(.put(9))
      })
    let test = TestDriver(numbers(1).explore(), strictness: .loose)
    try test.send(failing.followed { .move(.put($0 * 10)) })
    #expect(test.state.position == 1)
    try test.settle { $0.move(to: 90) }
    try test.finish()
  }

  @Test func `a failure that nobody names is reported, and its act is followed`() throws {
    let failing = Numbered.effect(
      .task { _, _ throws(Fault) in
        throw Fault()
      } catch: { _ in
        nil
      })
    let test = TestDriver(numbers(1).explore(), strictness: .loose)
    try test.send(failing.followed { .move(.put($0 * 10)) })
    try test.settle { $0.move(to: 10) }
    #expect(test.takeProblems().count == 1)
    try test.finish()
  }

  @Test func `what is around another handler is told at once of an act with an effect`() throws {
    let other = Running(numbers(10).explore())
    let handler = try #require(other.view.does)
    let running = Running(
      numbers(5).using(handler).onEffect { [journal] in journal.noting($0) }.explore())
    running.view.does?(lasting)
    #expect(journal.notes == [5])
  }

  @Test func `what is within another handler waits for an act's effect there`() async throws {
    let other = Running(numbers(10).explore())
    let handler = try #require(other.view.does)
    let running = Running(
      numbers(5).onEffect { [journal] in journal.noting($0) }.using(handler).explore())
    running.view.does?(
      .callback { _, out in
        out.move { $0.move(by: .put(12)) }
        out.finish()
        return .none
      })
    #expect(journal.notes == [])
    await journal.next()
    #expect(journal.notes == [12])
  }
}
