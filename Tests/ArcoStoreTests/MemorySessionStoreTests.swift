import ArcoCore
import ArcoLaws
import ArcoStore
import Testing

@Suite struct MemorySessionStoreTests {
  @Test func `it keeps to the laws of a store`() async {
    #expect(await SessionStoreLaws { MemorySessionStore() }.broken() == [])
  }

  @Test func `two spellings of one letter are two subjects`() async throws {
    let store = MemorySessionStore()
    let (one, other) = ("Andr\u{e9}", "Andre\u{301}")
    #expect(one == other, "to Swift they are one text")
    let session = KeptSession(
      id: "s", component: "c", version: 1, build: "b", subject: one, created: 0, expires: 9,
      owner: "o", snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: []))
    _ = try await store.commit([.begin(session)])
    #expect(try await store.sessions(of: other, at: 0) == [])
    #expect(try await store.removeSessions(of: other, limit: 9) == 0)
    #expect(try await store.sessions(of: one, at: 0).map(\.id) == ["s"])
    #expect(try await store.removeSessions(of: one, limit: 9) == 1)
  }

  @Test func `a snapshot fits into a full store in the place of another of its size`() async throws
  {
    let store = MemorySessionStore(limit: 100)
    let bytes = [UInt8](repeating: 1, count: 90)
    let session = KeptSession(
      id: "s", component: "c", version: 1, build: "b", subject: nil, created: 0, expires: 9,
      owner: "o", snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: bytes))
    _ = try await store.commit([.begin(session)])
    for sequence in 1...3 {
      let snapshot = KeptSession.Snapshot(sequence: sequence, reference: 0, payload: bytes)
      let change = SessionChange.replace(
        snapshot, of: session.claim, version: 1, build: "b", expires: 9)
      #expect(try await store.commit([change]) == [:])
    }
    let larger = KeptSession.Snapshot(sequence: 4, reference: 0, payload: bytes + bytes)
    await #expect(throws: StoreError.full(path: "the memory of the store")) {
      try await store.commit([
        .replace(larger, of: session.claim, version: 1, build: "b", expires: 9)
      ])
    }
  }
}

@Suite struct SessionStoreLawsTests {
  /// A store with one mistake.
  private struct Mistaken: SessionStore {
    enum Mistake: CaseIterable {
      case takesDoubles
      case takesLostEpochs
      case forgetsOrder
      case showsExpired
      case keepsTheSubject
      case newSecrets
      case wholeBatches
      case countsNoBytes
      case losesCommitsAtOnce
    }

    let inner = MemorySessionStore()
    let mistake: Mistake
    let commits = Locked(0)

    func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal] {
      let isAlone = commits.withLock { count in
        count += 1
        return count == 1
      }
      defer { commits.withLock { $0 -= 1 } }
      if mistake == .losesCommitsAtOnce {
        for _ in 0..<20 { await Task.yield() }
        if !isAlone { return [:] }
      }
      let refused = try await inner.commit(changes)
      return refused.filter { _, refusal in
        switch refusal {
        case .repeated: mistake != .takesDoubles
        case .lost: mistake != .takesLostEpochs
        default: true
        }
      }
    }

    func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      let now = mistake == .showsExpired ? 0 : now
      var history = try await inner.load(id, for: owner, at: now)
      if mistake == .forgetsOrder { history?.events.reverse() }
      return history
    }

    func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] {
      try await inner.sessions(of: subject, at: now)
    }

    func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      if mistake == .keepsTheSubject { return 2 }
      return try await inner.removeSessions(of: subject, limit: limit)
    }

    func usage() async throws(StoreError) -> StoreUsage {
      var usage = try await inner.usage()
      if mistake == .countsNoBytes { usage.bytes = 0 }
      return usage
    }

    func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeExpired(at: now, limit: mistake == .wholeBatches ? .max : limit)
    }

    func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      mistake == .newSecrets ? new : try inner.secret(name, or: new)
    }
  }

  @Test func `a store that is opened again has what was committed`() async {
    let stores = Locked<[String: MemorySessionStore]>([:])
    let broken = await SessionStoreLaws(opening: { name in
      stores.withLock { stores in
        let store = stores[name] ?? MemorySessionStore()
        stores[name] = store
        return store
      }
    }).broken()
    #expect(broken == [])
  }

  @Test func `a store that loses everything when it is opened again breaks a law`() async {
    let broken = await SessionStoreLaws(opening: { _ in MemorySessionStore() }).broken()
    #expect(
      Set(broken.map(\.law)) == [
        "committed changes are there after the store is opened again",
        "no epoch begins twice, however often the store is opened",
      ])
  }

  @Test func `each mistake of a store breaks a law`() async {
    for mistake in Mistaken.Mistake.allCases {
      let broken = await SessionStoreLaws { Mistaken(mistake: mistake) }.broken()
      #expect(!broken.isEmpty, "\(mistake)")
    }
  }
}
