import ArcoCore

/// A store in memory, for tests, and for pages that live longer than their sessions but not longer
/// than the process.
///
///     let store = MemorySessionStore()
///
/// - Complexity: a change takes O(n) in the session's events since its snapshot.
public final class MemorySessionStore: SessionStore {
  fileprivate struct State {
    var sessions: [String: KeptHistory] = [:]
    var secrets: [String: [UInt8]] = [:]
    /// The size of all payloads.
    var bytes = 0
  }

  private let state = Locked(State())
  private let limit: Int?

  /// Makes an empty store.
  ///
  /// - Parameter limit: the largest size of all payloads in bytes; nil for no limit. The default is
  ///   1 GiB.
  public init(limit: Int? = 1 << 30) { self.limit = limit }

  /// Commits changes in one step: readers see all of them or none. Returns the changes that were
  /// refused, as ``SessionStore`` says.
  ///
  /// - Throws: `StoreError.full` if the changes do not fit into the memory limit. Then none was
  ///   committed.
  public func commit(
    _ changes: [SessionChange]
  ) async throws(StoreError) -> [Int: ChangeRefusal] {
    let limit = limit
    let isFull = state.withLock { state in
      let added = changes.reduce(0) { $0 + $1.addedBytes - state.freedBytes(by: $1) }
      return limit.map { added > 0 && state.bytes + added > $0 } ?? false
    }
    if isFull { throw .full(path: "the memory of the store") }
    return state.withLock { state in
      var refused: [Int: ChangeRefusal] = [:]
      for (place, change) in changes.enumerated() {
        do throws(ChangeRefusal) {
          try state.apply(change)
        } catch {
          refused[place] = error
        }
      }
      return refused
    }
  }

  /// Loads a session, and claims it for a server.
  public func load(
    _ id: String, for owner: String, at now: Int
  ) async throws(StoreError) -> KeptHistory? {
    let taken = state.withLock { state -> Result<KeptHistory?, StoreError> in
      guard var history = state.sessions[id], history.session.expires > now else {
        return .success(nil)
      }
      do throws(StoreError) {
        try history.session.take(for: owner)
      } catch {
        return .failure(error)
      }
      state.sessions[id] = history
      return .success(history)
    }
    return try taken.get()
  }

  /// Returns the sessions of a subject.
  public func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] {
    state.withLock { state in
      state.sessions.values.map(\.session)
        .filter { $0.isOf(subject) && $0.expires > now }
        .sorted { ($0.created, $0.id) < ($1.created, $1.id) }
        .map {
          var session = $0
          session.snapshot.payload = []
          return session
        }
    }
  }

  /// Removes sessions of a subject.
  public func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
    state.withLock { state in
      state.remove(limit, by: { ($0.created, $0.id) < ($1.created, $1.id) }) {
        $0.isOf(subject)
      }
    }
  }

  /// Removes expired sessions.
  public func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
    state.withLock { state in
      state.remove(limit, by: { ($0.expires, $0.id) < ($1.expires, $1.id) }) { $0.expires <= now }
    }
  }

  /// Returns unused sessions of visitors who were not logged in.
  public func strangers(
    expiringBefore expiry: Int, unusedSince time: Int, limit: Int
  ) async throws(StoreError) -> [SessionClaim] {
    state.withLock { state in
      state.sessions.values.filter { history in
        history.session.subject == nil && history.session.expires < expiry
          && history.events.allSatisfy { $0.time < time }
      }
      .map(\.session).sorted { ($0.expires, $0.id) < ($1.expires, $1.id) }
      .prefix(limit).map(\.claim)
    }
  }

  /// Returns the number of sessions and their size.
  public func usage() async throws(StoreError) -> StoreUsage {
    state.withLock { state in
      StoreUsage(sessions: state.sessions.count, bytes: state.bytes, limit: limit)
    }
  }

  /// Returns the secret with this name. The first call stores `new`.
  public func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
    state.withLock { state in
      let secret = state.secrets[name] ?? new
      state.secrets[name] = secret
      return secret
    }
  }
}

extension MemorySessionStore.State {
  fileprivate mutating func remove(
    _ limit: Int, by isOlder: (KeptSession, KeptSession) -> Bool, _ isGone: (KeptSession) -> Bool
  ) -> Int {
    let oldest = sessions.values.map(\.session).filter(isGone).sorted(by: isOlder).prefix(limit)
    for session in oldest { set(nil, for: session.id) }
    return oldest.count
  }

  fileprivate mutating func apply(_ change: SessionChange) throws(ChangeRefusal) {
    switch change {
    case .begin(let session):
      if let epoch = sessions[session.id]?.session.epoch {
        throw epoch == session.epoch ? .exists : .lost(epoch: epoch)
      }
      set(KeptHistory(session: session, events: []), for: session.id)
    case .append(let event, let claim):
      let history = try claimed(claim)
      guard history.takes(event) else { throw .repeated }
      let place = history.events.firstIndex { $0.sequence > event.sequence }
      sessions[claim.id]?.events.insert(event, at: place ?? history.events.count)
      bytes += event.payload.count
    case .replace(let snapshot, let claim, let version, let build, let expires):
      var history = try claimed(claim)
      history.session.snapshot = snapshot
      history.session.version = version
      history.session.build = build
      history.session.expires = expires
      history.events.removeAll { $0.sequence <= snapshot.sequence }
      set(history, for: claim.id)
    case .remove(let claim):
      _ = try claimed(claim)
      set(nil, for: claim.id)
    }
  }

  /// The size of the data that a new snapshot replaces.
  fileprivate func freedBytes(by change: SessionChange) -> Int {
    guard case .replace(let snapshot, let claim, _, _, _) = change,
      let old = sessions[claim.id], old.session.epoch == claim.epoch
    else { return 0 }
    let events = old.events.filter { $0.sequence <= snapshot.sequence }
    return events.reduce(old.session.snapshot.payload.count) { $0 + $1.payload.count }
  }

  private mutating func set(_ history: KeptHistory?, for id: String) {
    bytes += (history?.bytes ?? 0) - (sessions[id]?.bytes ?? 0)
    sessions[id] = history
  }

  private func claimed(_ claim: SessionClaim) throws(ChangeRefusal) -> KeptHistory {
    guard let history = sessions[claim.id] else { throw .unknown }
    guard history.session.epoch == claim.epoch else {
      throw .lost(epoch: history.session.epoch)
    }
    return history
  }
}

extension SessionChange {
  /// The size of the data that the change adds.
  fileprivate var addedBytes: Int {
    switch self {
    case .begin(let session): session.snapshot.payload.count
    case .append(let event, _): event.payload.count
    case .replace(let snapshot, _, _, _, _): snapshot.payload.count
    case .remove: 0
    }
  }
}

extension KeptHistory {
  fileprivate var bytes: Int {
    events.reduce(session.snapshot.payload.count) { $0 + $1.payload.count }
  }

  /// Whether the event is new.
  fileprivate func takes(_ event: KeptEvent) -> Bool {
    let snapshot = session.snapshot
    guard event.sequence > snapshot.sequence else { return false }
    guard !events.contains(where: { $0.sequence == event.sequence }) else { return false }
    guard let reference = event.reference else { return true }
    return reference > snapshot.reference && !events.contains { $0.reference == reference }
  }
}
