#if Server
  import ArcoStore
  import Tracing

  /// A store that measures and traces its commits and loads.
  struct MeasuredSessionStore: SessionStore {
    let inner: any SessionStore
    let instruments: SiteInstruments
    let time: Timekeeper

    func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal] {
      let start = time.now()
      do throws(StoreError) {
        let refused = try await instruments.ask(
          "commit", of: inner.databaseSystem,
          ["arco.commit.change.count": .int64(Int64(changes.count))]
        ) { () async throws(StoreError) in try await inner.commit(changes) }
        instruments.countCommit(of: changes.count, took: time.now() - start)
        return refused
      } catch {
        instruments.countFailedCommit(took: time.now() - start)
        throw error
      }
    }

    func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      try await instruments.ask(
        "load", of: inner.databaseSystem, ["session.id": .string(id)]
      ) { () async throws(StoreError) in try await inner.load(id, for: owner, at: now) }
    }

    func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] {
      try await inner.sessions(of: subject, at: now)
    }

    func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeSessions(of: subject, limit: limit)
    }

    func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeExpired(at: now, limit: limit)
    }

    func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int
    ) async throws(StoreError) -> [SessionClaim] {
      try await inner.strangers(expiringBefore: expiry, unusedSince: time, limit: limit)
    }

    func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      try inner.secret(name, or: new)
    }

    func usage() async throws(StoreError) -> StoreUsage { try await inner.usage() }
  }
#endif
