#if Server
  import ArcoCore
  import ArcoStore

  /// Makes room in a store that is full: the sessions of strangers go, those first that were used longest ago. What
  /// belongs to a subject stays.
  struct StoreRoom {
    let store: any SessionStore
    let resting: Locked<RestingSessions>
    /// How long the store keeps a session after its newest snapshot, in milliseconds.
    let lifetime: Int
    /// How long a page may be open without anything being kept of it, in milliseconds.
    let quiet: Int
    /// In milliseconds since 1970.
    let now: Int
    /// Whether a page of a session is in the memory of this process.
    let isOpen: @Sendable (SessionID) -> Bool

    /// How many sessions go at once.
    private static let batch = 200

    /// Forgets some sessions; false if there are none that may go.
    func make() async -> Bool {
      while true {
        let known = resting.withLock { $0.takeOldest(Self.batch) }
        do throws(StoreError) {
          let claims = known.isEmpty ? try await quietStrangers() : known.map(\.claim)
          guard !claims.isEmpty else { return false }
          let refused = try await store.commit(claims.map { .remove($0) })
          // Refused is what somebody has come back to meanwhile.
          if refused.count < claims.count { return true }
          if known.isEmpty { return false }
        } catch {
          resting.withLock { $0.putBack(known) }
          return false
        }
      }
    }

    /// Sessions without a user that no process can have a page of, because nothing was committed for them for so long.
    /// They belong to former servers or to other workers.
    private func quietStrangers() async throws(StoreError) -> [SessionClaim] {
      var limit = Self.batch
      while true {
        let found = try await store.strangers(
          expiringBefore: now - quiet + lifetime, unusedSince: now - quiet, limit: limit)
        let quiet = found.filter { !isOpen(SessionID(description: $0.id)) }.prefix(Self.batch)
        // Pages that are open here may expire before all others.
        if !quiet.isEmpty || found.count < limit { return Array(quiet) }
        limit *= 8
      }
    }
  }
#endif
