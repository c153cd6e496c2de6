import Arco
import ArcoCore
import Foundation
import Testing

/// Whose isolation a driver lives in, from its making to its end.
@Suite(.timeLimit(.minutes(1))) struct OwnerTests {
  @Test func `a driver in the init of an actor, which owns nothing yet, says where to make it`()
    async
  {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Early()
    }
    let said = exit.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("make the driver in a method of the actor") == true)
  }

  @Test func `letters are applied in the isolation of the actor that made the driver`() async {
    let journal = Journal()
    let session = Session(journal)
    await session.run(.send)
    await journal.until("applied")
  }

  @MainActor @Test
  func `a driver that is let go of in its owner's isolation stops at once`() async {
    let journal = Journal()
    let page = Page(journal)
    page.driver?.send(.last)
    page.driver = nil
    #expect(journal.entries == ["begun", "stopped"])
    let session = Session(journal)
    #expect(await session.entriesAfterLettingGo == ["begun", "stopped", "begun", "stopped"])
  }

  @MainActor @Test
  func `a driver that is let go of elsewhere stops when the main actor comes to it`() async {
    let journal = Journal()
    let page = Page(journal)
    page.driver?.send(.last)
    letGoElsewhere(of: page)
    // This is the main actor, which has not been free since.
    #expect(journal.entries == ["begun"])
    await journal.until("stopped")
  }

  @Test func `a driver that is let go of elsewhere stops when its actor comes to it`() async {
    let journal = Journal()
    let session = Session(journal)
    #expect(await session.entriesAfterLettingGoElsewhere == ["begun"])
    await journal.until("stopped")
  }

  @Test func `a driver goes with its actor, wherever that goes`() async {
    let journal = Journal()
    do {
      let session = Session(journal)
      await session.run(.last)
    }
    await journal.until("stopped")
  }

  @MainActor @Test func `what is sent to an owner that has gone is applied by nobody else`() async {
    let journal = Journal()
    do {
      let page = await Session(journal).page
      page.driver?.send(.send)
      await journal.until("over")
      // The main actor, which does not own the driver, has had its turns.
      for _ in 0..<2 { await Task { @MainActor in }.value }
    }
    #expect(journal.entries == ["over"])
  }

  @MainActor @Test func `effects and letters know nothing of who sent first`() async {
    let journal = Journal()
    let noting = Dispatcher<Journal, Int, Bool>.update { _, isFirst in
      journal.note("handled for \(Caller.name)")
      if !isFirst { journal.note("over") }
      return isFirst
        ? .task { journal, out in
          journal.note("run for \(Caller.name)")
          out.send(false)
        } : .none
    }
    let driver = Driver(noting, state: 0, world: journal)
    await Caller.$name.withValue("first") {
      driver.send(true)
      await journal.until("over")
    }
    #expect(
      journal.entries == ["handled for first", "run for nobody", "handled for nobody", "over"])
  }
}

private enum Caller { @TaskLocal static var name = "nobody" }

private enum Word { case send, applied, last }

private func talking(
  _ isOwner: @escaping @Sendable () -> Void = {}
) -> Dispatcher<Journal, Int, Word> {
  .update { _, word in
    switch word {
    case .send:
      return .task { _, out in out.send(.applied) }
    case .applied:
      isOwner()
      return .callback { journal, out in
        journal.note("applied")
        out.finish()
        return .none
      }
    case .last:
      return .callback { journal, _ in
        journal.note("begun")
        return Cancellation { journal.note("stopped") }
      }
    }
  }
}

/// Makes its driver too early.
private actor Early {
  let driver: Driver<Void, Int, Int>

  init() async { driver = Driver(.empty(), state: 0) }
}

/// What holds a driver of the main actor.
///
/// `@unchecked Sendable`: a test lets go of the driver in one place at a time.
private final class Page: @unchecked Sendable {
  var driver: Driver<Journal, Int, Word>?

  @MainActor init(_ journal: Journal) { driver = Driver(talking(), state: 0, world: journal) }

  init(_ driver: Driver<Journal, Int, Word>) { self.driver = driver }
}

/// Lets go of a driver on another thread, while this one waits.
private func letGoElsewhere(of page: Page) {
  let isGone = Locked(false)
  // A thread of its own, as those that tasks share may all be taken.
  Thread.detachNewThread {
    page.driver = nil
    isGone.withLock { $0 = true }
  }
  while !isGone.withLock({ $0 }) {}
}

private actor Session {
  private var driver: Driver<Journal, Int, Word>?
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func run(_ word: Word) {
    let driver = Driver(
      talking { [unowned self] in preconditionIsolated() }, state: 0, world: journal)
    self.driver = driver
    driver.send(word)
  }

  /// A driver of this actor, which may outlive it.
  var page: Page {
    Page(
      Driver(
        talking { [journal] in journal.note("applied") }, state: 0, world: journal,
        interpretation: .noting(journal)))
  }

  var entriesAfterLettingGo: [String] {
    run(.last)
    driver = nil
    return journal.entries
  }

  var entriesAfterLettingGoElsewhere: [String] {
    let driver = Driver(talking(), state: 0, world: journal)
    driver.send(.last)
    let page = Page(consume driver)
    letGoElsewhere(of: page)
    return journal.entries
  }
}
