import ArcoCore
import ArcoStore
import Testing

@Suite struct CommitQueueTests {
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
    #expect(queue.count == 5)
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
    store.end(.full(path: "x"))
    store.end(.full(path: "x"))
    queue.add(begin("a")) { _ in hear.yield(troubles.withLock { $0.count }) }
    while troubles.withLock({ $0.count < 2 }) { await Task.yield() }
    store.end()
    var heard = kept.makeAsyncIterator()
    #expect(await heard.next() == 3)
    #expect(troubles.withLock { $0 } == [.full(path: "x"), .full(path: "x"), nil])
  }

  @Test func `who waits for the end hears when all is kept`() async {
    let store = Held()
    let queue = queue(on: store)
    await withCheckedContinuation { done in queue.whenEmpty { done.resume() } }
    queue.add(begin("a"))
    store.end()
    await withCheckedContinuation { done in queue.whenEmpty { done.resume() } }
    #expect(queue.count == 0)
    let session = try? await store.load("a", for: "o", at: 0)
    #expect(session != nil)
  }
}
