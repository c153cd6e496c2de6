import ArcoCore
import ArcoStore
import Testing

@Suite(.timeLimit(.minutes(1))) struct CommitQueueTests {
  /// A store whose transactions end when the test says so.
  private final class Held: SessionStore {
    private let inner = MemorySessionStore()
    let groups = Locked<[Int]>([])
    private let gate: AsyncStream<StoreError?>
    private let turn: AsyncStream<StoreError?>.Continuation

    init() { (gate, turn) = AsyncStream.makeStream(of: StoreError?.self) }

    func end(_ error: StoreError? = nil) { turn.yield(error) }

    func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal] {
      groups.withLock { $0.append(changes.count) }
      var iterator = gate.makeAsyncIterator()
      if let error = await iterator.next(), let error { throw error }
      return try await inner.commit(changes)
    }

    func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? { try await inner.load(id, for: owner, at: now) }
    func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] { [] }
    func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int { 0 }
    func usage() async throws(StoreError) -> StoreUsage { StoreUsage(sessions: 0, bytes: 0) }
    func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int { 0 }
    func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] { new }
  }

  private func begin(_ id: String) -> SessionChange {
    .begin(
      KeptSession(
        id: id, component: "c", version: 1, build: "b", created: 0, expires: 9, owner: "o",
        snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: [])))
  }

  private func queue(
    on store: any SessionStore, troubles: Locked<[StoreError?]> = Locked([])
  ) -> CommitQueue {
    CommitQueue(
      store, pause: { _ in }, onTrouble: { error in troubles.withLock { $0.append(error) } })
  }

  @Test func `what comes while a transaction runs makes up the next one`() async {
    let store = Held()
    let queue = queue(on: store)
    let (kept, hear) = AsyncStream.makeStream(of: String.self)
    queue.add(begin("first")) { _ in hear.yield("first") }
    while store.groups.withLock({ $0.isEmpty }) { await Task.yield() }
    for number in 0..<5 { queue.add(begin("\(number)")) { _ in hear.yield("\(number)") } }
    // The running transaction's one change, and the five that wait.
    #expect(queue.count == 6)
    store.end()
    store.end()
    var heard: [String] = []
    for await name in kept {
      heard.append(name)
      if heard.count == 6 { break }
    }
    #expect(heard == ["first", "0", "1", "2", "3", "4"])
    #expect(store.groups.withLock { $0 } == [1, 5])
  }

  @Test func `who is refused hears why, and the others do not`() async {
    let store = Held()
    let queue = queue(on: store)
    let (kept, hear) = AsyncStream.makeStream(of: ChangeRefusal?.self)
    store.end()
    store.end()
    store.end()
    for id in ["a", "a", "b"] { queue.add(begin(id)) { hear.yield($0) } }
    var heard: [ChangeRefusal?] = []
    for await refusal in kept {
      heard.append(refusal)
      if heard.count == 3 { break }
    }
    #expect(heard == [nil, .exists, nil])
  }

  @Test func `a transaction that fails is tried again, and nobody is told of it before`() async {
    let troubles = Locked<[StoreError?]>([])
    let store = Held()
    let queue = queue(on: store, troubles: troubles)
    let (kept, hear) = AsyncStream.makeStream(of: Int.self)
    store.end(.busy(path: "x"))
    store.end(.busy(path: "x"))
    queue.add(begin("a")) { _ in hear.yield(troubles.withLock { $0.count }) }
    while troubles.withLock({ $0.count < 2 }) { await Task.yield() }
    store.end()
    var heard = kept.makeAsyncIterator()
    #expect(await heard.next() == 3)
    #expect(troubles.withLock { $0 } == [.busy(path: "x"), .busy(path: "x"), nil])
  }

  /// What was kept and who was told, in that order.
  private final class Order: Sendable {
    private let notes = Locked<[String]>([])
    var all: [String] { notes.withLock { $0 } }
    func note(_ note: String) { notes.withLock { $0.append(note) } }
  }

  /// Waits until so many transactions have begun.
  private func reach(_ count: Int, on store: Held) async throws {
    while store.groups.withLock({ $0.count < count }) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func `who waits is told once what was there before is kept, though others add on and on`()
    async throws
  {
    let (store, order) = (Held(), Order())
    let queue = queue(on: store)
    queue.add(begin("a")) { _ in order.note("a") }
    try await reach(1, on: store)
    queue.whenSettled(nil) { order.note("told") }
    #expect(order.all == [], "nothing is kept yet")
    for number in 0..<5 {
      queue.add(begin("\(number)"))
      store.end()
      // Another transaction has begun, so the one before is over.
      try await reach(number + 2, on: store)
      #expect(order.all == ["a", "told"])
    }
    store.end()
  }

  @Test func `who waits for all is told when all of it is kept`() async throws {
    let (store, order) = (Held(), Order())
    let queue = queue(on: store)
    queue.whenSettled(nil) { order.note("nothing is there") }
    #expect(order.all == ["nothing is there"])
    queue.add(begin("a")) { _ in order.note("a") }
    try await reach(1, on: store)
    for id in ["b", "c"] { queue.add(begin(id)) { _ in order.note(id) } }
    queue.whenSettled(nil) { order.note("told") }
    store.end()
    try await reach(2, on: store)
    #expect(order.all == ["nothing is there", "a"])
    #expect(!queue.isSettled(nil))
    store.end()
    while order.all.count < 5 {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(order.all == ["nothing is there", "a", "b", "c", "told"])
    #expect(queue.isSettled(nil))
  }

  @Test func `who waits for one session does not wait for others`() async throws {
    let (store, order) = (Held(), Order())
    let queue = queue(on: store)
    queue.add(begin("a"))
    try await reach(1, on: store)
    queue.add(begin("b"))
    for id in ["a", "b", "nobody"] { queue.whenSettled(id) { order.note(id) } }
    #expect(order.all == ["nobody"])
    #expect(
      [queue.isSettled("a"), queue.isSettled("b"), queue.isSettled("nobody")] == [
        false, false, true,
      ])
    store.end()
    try await reach(2, on: store)
    #expect(order.all == ["nobody", "a"])
    #expect(queue.isSettled("a"))
    // Its newest change is what counts.
    queue.add(.remove(SessionClaim(id: "a", epoch: 1)))
    queue.whenSettled("a") { order.note("a again") }
    store.end()
    try await reach(3, on: store)
    #expect(order.all == ["nobody", "a", "b"])
    store.end()
    while order.all.count < 4 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// A store that keeps a transaction and says that it failed, once.
  private final class Forgetful: SessionStore {
    private let inner = MemorySessionStore()
    private let calls = Locked(0)
    private let taken: String?

    /// - Parameter taken: a session that another server takes over before the transaction is tried again.
    init(taken: String? = nil) { self.taken = taken }

    func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal] {
      let refusals = try await inner.commit(changes)
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      guard call == 1 else { return refusals }
      if let taken { _ = try await inner.load(taken, for: "another", at: 0) }
      throw .failed("the answer was lost")
    }

    func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? { try await inner.load(id, for: owner, at: now) }
    func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] { [] }
    func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int { 0 }
    func usage() async throws(StoreError) -> StoreUsage { StoreUsage(sessions: 0, bytes: 0) }
    func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int { 0 }
    func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] { new }
  }

  @Test func `what is kept though its transaction failed counts as kept`() async {
    let queue = queue(on: Forgetful())
    let (kept, hear) = AsyncStream.makeStream(of: ChangeRefusal?.self)
    queue.add(begin("a")) { hear.yield($0) }
    var heard = kept.makeAsyncIterator()
    #expect(await heard.next() == .some(nil))
    // What is refused at once is refused.
    queue.add(begin("a")) { hear.yield($0) }
    #expect(await heard.next() == .exists)
  }

  @Test func `what another server has taken over before it is tried again counts as lost`() async {
    let queue = queue(on: Forgetful(taken: "a"))
    let (kept, hear) = AsyncStream.makeStream(of: ChangeRefusal?.self)
    queue.add(begin("a")) { hear.yield($0) }
    var heard = kept.makeAsyncIterator()
    #expect(await heard.next() == .lost(epoch: 2))
  }

  @Test func `where the store is full something is forgotten, or new strangers are not kept`() async
  {
    let store = Held()
    let rooms = Locked([true, false])
    let troubles = Locked<[StoreError?]>([])
    let queue = CommitQueue(
      store, makeRoom: { rooms.withLock { $0.isEmpty ? false : $0.removeFirst() } },
      pause: { _ in }, onTrouble: { error in troubles.withLock { $0.append(error) } })
    let full = StoreError.full(path: "x")
    let (answers, answer) = AsyncStream.makeStream(of: ChangeRefusal?.self)
    var heard = answers.makeAsyncIterator()
    queue.add(begin("a")) { answer.yield($0) }
    store.end(full)
    store.end()
    #expect(await heard.next() == .some(nil))
    queue.add(begin("b")) { answer.yield($0) }
    store.end(full)
    #expect(await heard.next() == .unwritable("\(full)"))
    let claim = SessionClaim(id: "a", epoch: 1)
    queue.add(.remove(claim)) { answer.yield($0) }
    store.end(full)
    store.end()
    #expect(await heard.next() == .some(nil))
    #expect(troubles.withLock { $0.compactMap { $0 } } == [full])
  }
}
