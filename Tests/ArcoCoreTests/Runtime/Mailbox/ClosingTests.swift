import Arco
import ArcoCore
import Testing

/// A mailbox that is closed while letters wait in it: none is applied, and none is kept.
@Suite(.timeLimit(.minutes(1))) struct ClosingTests {
  @MainActor @Test
  func `who takes the mail of a driver that a letter stops is not kept by the rest`() async {
    let (journal, holder) = (Journal(), Holder())
    holder.begin(journal, stoppingAt: 4)
    holder.driver?.works.takeMail()
    #expect(holder.driver?.state == 4)
    holder.driver = nil
    await journal.until("world gone")
    #expect(journal.count("no answer") == 1)
  }

  @MainActor @Test
  func `letters that a stopped driver had taken out are released, and their questions answered`()
    async
  {
    let (journal, holder) = (Journal(), Holder())
    holder.begin(journal, stoppingAt: 4)
    await journal.until("no answer")
    #expect(holder.driver?.state == 4)
    holder.driver = nil
    await journal.until("world gone")
  }

  @MainActor @Test func `a driver that stops between two turns releases the letters to come`() async
  {
    let (journal, holder) = (Journal(), Holder())
    holder.begin(journal, stoppingAt: .max)
    while holder.driver?.state == 0 { await Task.yield() }
    #expect(holder.driver?.state == 64)
    holder.driver?.stop()
    await journal.until("no answer")
    holder.driver = nil
    await journal.until("world gone")
  }
}

/// A world that notes when nothing holds it any more.
private final class World: Sendable {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  deinit { journal.note("world gone") }
}

/// Holds a driver that a handler stops.
///
/// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
private final class Holder: @unchecked Sendable {
  var driver: Driver<World, Int, Bool>?

  /// Has an effect leave 500 letters, and a question behind them, before any of it is taken.
  @MainActor func begin(_ journal: Journal, stoppingAt last: Int) {
    let counting = Dispatcher<World, Int, Bool>.update { [unowned self] count, isFirst in
      guard isFirst else {
        count += 1
        if count == last { driver?.stop() }
        return .none
      }
      return .callback { world, out in
        for _ in 0..<500 { out.send(false) }
        let journal = world.journal
        Task.immediate {
          let answer = await out.read { $0 }
          journal.note(answer == nil ? "no answer" : "answered")
        }
        return .none
      }
    }
    driver = Driver(counting, state: 0, world: World(journal))
    driver?.send(true)
  }
}
