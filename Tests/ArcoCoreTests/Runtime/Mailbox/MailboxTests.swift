import Arco
import ArcoCore
import Testing

private struct Flood: Equatable, Sendable {
  var ticks = 0
  var users = 0
}

private enum FloodInput: Sendable {
  case start(Int)
  case tick
  case user
}

private let flooding = Dispatcher<Journal, Flood, FloodInput>.update { flood, input in
  switch input {
  case .start(let count):
    return .task { journal, out in
      for _ in 0..<count { out.send(.tick) }
      journal.note("sent")
    }
  case .tick: flood.ticks += 1
  case .user: flood.users += 1
  }
  return .none
}

/// An owner that is an actor of its own, as a session of a server is.
private actor Session {
  private var driver: Driver<Journal, Flood, FloodInput>?
  private var root: Slot<Text>?
  private let journal: Journal
  private let last: Last
  private var turns = 0
  private var userTurns: [(asked: Int, done: Int)] = []

  /// Notes when it goes.
  private final class Last: Sendable {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    deinit { journal.note("gone") }
  }

  init(_ journal: Journal) {
    self.journal = journal
    self.last = Last(journal)
  }

  func start(count: Int, asking every: Int? = nil) {
    let driver = Driver(flooding, state: Flood(), world: journal)
    self.driver = driver
    root = driver.show(
      Face { flood, _ in .line("\(flood.ticks)") } as Face<Flood, FloodInput, Text>
    ) { [unowned self] _ in
      self.assumeIsolated { $0.turned(every) }
    }
    driver.send(.start(count))
  }

  private func turned(_ every: Int?) {
    turns += 1
    if let every, turns % every == 1 {
      let asked = turns
      Task { self.user(asked: asked) }
    }
    if let flood = driver?.state, flood.ticks > 0, flood.ticks % 1_000 == 0 {
      journal.note("\(flood.ticks)")
    }
  }

  private func user(asked: Int) {
    driver?.send(.user)
    userTurns.append((asked, turns))
    journal.note("user")
  }

  func add() { driver?.send(.tick) }

  var flood: Flood? { driver?.state }
  var shown: String? { root.map { Text.slot($0).shown } }
  var waits: [Int] { userTurns.map { $0.done - $0.asked } }
}

private let many = 100_000

/// Each input starts an effect that answers before it returns.
private func endless(_ applied: Locked<Int>) -> Dispatcher<Marked, Int, Void> {
  .update { count, _ in
    count += 1
    applied.withLock { $0 += 1 }
    return .callback { _, out in
      out.send(())
      out.finish()
      return Cancellation {}
    }
  }
}

private actor Pinger {
  private var driver: Driver<Marked, Int, Void>?
  var count: Int { driver?.state ?? 0 }

  func begin(_ applied: Locked<Int>, _ journal: Journal) {
    driver = Driver(endless(applied), state: 0, world: Marked(journal))
    driver?.send(())
  }

  /// Stops the driver and lets go of it; returns its last state.
  func stop() -> Int {
    driver?.stop()
    defer { driver = nil }
    return count
  }
}

@Suite(.timeLimit(.minutes(2))) struct MailboxTests {
  @Test func `a flood of inputs does not starve the user's own`() async {
    let journal = Journal()
    let session = Session(journal)
    await session.start(count: many, asking: 100)
    await journal.until("sent")
    while await session.flood?.ticks != many { await Task.yield() }
    let waits = await session.waits
    #expect(!waits.isEmpty)
    #expect(waits.allSatisfy { $0 <= 10 })
    #expect(await session.flood == Flood(ticks: many, users: waits.count))
    #expect(await session.shown == "\(many)")
  }

  @MainActor
  @Test func `effects that answer at once, for ever, do not starve the main actor`() async {
    let (journal, applied) = (Journal(), Locked(0))
    var last: Int
    do {
      let driver = Driver(endless(applied), state: 0, world: Marked(journal))
      driver.send(())
      while driver.state < 1_000 { await Task.yield() }
      driver.stop()
      last = driver.state
    }
    // Then no effect and no letter is left that could be applied.
    await journal.until("world gone")
    #expect(applied.withLock { $0 } == last)
  }

  @Test func `effects that answer at once, for ever, do not starve an actor of their own`() async {
    let (journal, applied) = (Journal(), Locked(0))
    let pinger = Pinger()
    await pinger.begin(applied, journal)
    while await pinger.count < 1_000 { await Task.yield() }
    let last = await pinger.stop()
    await journal.until("world gone")
    #expect(applied.withLock { $0 } == last)
  }

  @Test func `1000 sends of 8 tasks through the owner are all applied`() async {
    let session = Session(Journal())
    await session.start(count: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<125 { await session.add() } }
      }
    }
    #expect(await session.flood?.ticks == 1_000)
    #expect(await session.shown == "1000")
  }

  @Test func `sends of the owner and mail of effects together are all applied`() async {
    let journal = Journal()
    let session = Session(journal)
    await session.start(count: 2_000)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<125 { await session.add() } }
      }
    }
    while await session.flood?.ticks != 3_000 { await Task.yield() }
  }

  @Test func `an owner that is let go goes, though it ran effects, and with it its driver`() async {
    let journal = Journal()
    do {
      let session = Session(journal)
      await session.start(count: 500)
      await journal.until("sent")
      while await session.flood?.ticks != 500 { await Task.yield() }
    }
    await journal.until("gone")
  }

  @Test func `a driver that ran effects leaves nothing behind`() async {
    let journal = Journal()
    let holder = Holder()
    await holder.run(journal)
    await journal.until("world gone")
  }
}

/// A world that notes when nothing holds it any more.
private final class Marked: Sendable {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  deinit { journal.note("world gone") }
}

private actor Holder {
  func run(_ journal: Journal) async {
    let rows = Dispatcher<Marked, Leaf, String>.update { leaf, input in
      leaf.entries.append(input)
      guard input == "run" else { return .none }
      return .batch(
        .task { world, out in
          out.send("task")
          _ = await out.read { $0 }
          world.journal.note("read")
        },
        .callback { world, out in
          out.send("callback")
          return Cancellation {}
        })
    }
    let input = Prism<(Int, String), (Int, String)>(extract: { $0 }, embed: { $0 })
    let list = Dispatcher<Marked, Rows<Int, Leaf>, (Int, String)> {
      rows.child(each: Itself<Rows<Int, Leaf>>(), input: input)
    }
    let driver = Driver(
      list, state: Rows([(0, Leaf()), (1, Leaf())]), world: Marked(journal))
    driver.send((0, "run"))
    driver.send((1, "run"))
    await journal.until("read", times: 2)
    #expect(driver.state[id: 0]?.entries.sorted() == ["callback", "run", "task"])
  }
}
