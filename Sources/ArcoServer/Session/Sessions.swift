#if Server
  import ArcoCore

  /// The sessions of a site: found by their id, counted by address.
  package final class Sessions: Sendable {
    package enum Admission: Equatable {
      /// There was room, or an older page made room that no connection ever came for, or that was left.
      case admitted
      case tooManyFromAddress
      case full
    }

    fileprivate struct Entry {
      var session: Session
      var networks: ClientNetworks
      var subject: Subject?
      var route: String
      var isClaimed = false
      /// The kept session whose last snapshot this session began with.
      var predecessor: SessionID?
    }

    fileprivate struct State {
      var entries: [SessionID: Entry] = [:]
      var counts = NetworkCounts()
      /// The sessions of each network that are not claimed, and so give way to others of the network.
      var givingWay: [String: RecencyQueue<SessionID>] = [:]
      /// The sessions that are not claimed, in the order of their first paint, or of when they were left.
      var unclaimed = RecencyQueue<SessionID>()
      var isClosed = false
      /// Sessions that gave way, and have not ended yet: a handler may compute for long.
      var leaving: [SessionID: Entry] = [:]
      /// By the id of a session whose last snapshot was used: the session that began with the snapshot.
      var heirs: [SessionID: SessionID] = [:]
      /// Sessions that are being brought back from a store.
      var returning: Set<SessionID> = []
      /// The networks of sessions that have ended, and whose effects have not. A session that was brought back meanwhile may
      /// end again, under the same id and from another network.
      var finishing: [SessionID: [ClientNetworks]] = [:]
      /// How many of those each network has.
      var finishingCounts = NetworkCounts()
      /// Hear when no session is leaving or finishing.
      var waiting: [AsyncStream<Void>.Continuation] = []

      var isFinished: Bool { leaving.isEmpty && finishing.isEmpty }
      /// Whatever may still handle an input.
      var living: [Entry] { Array(entries.values) + leaving.values }
    }

    private let state = Locked(State())
    private let limits: Limits
    /// Hears how many there are whenever that changes.
    private let onCount: @Sendable (Int) -> Void

    package init(limits: Limits, onCount: @escaping @Sendable (Int) -> Void = { _ in }) {
      self.limits = limits
      self.onCount = onCount
    }

    var count: Int { state.withLock { $0.entries.count } }

    func find(_ id: SessionID) -> Session? { state.withLock { $0.entries[id]?.session } }

    /// A session of a route, if it was made for the same subject.
    func find(_ id: SessionID, on route: String, for subject: Subject?) -> Session? {
      state.withLock { state in
        guard let entry = state.entries[id], entry.route == route,
          Subject.areSame(entry.subject, subject)
        else { return nil }
        return entry.session
      }
    }

    /// Notes that a session, the heir, begins with the last snapshot of a kept session. The client knows the heir only
    /// when the answer to its request has arrived.
    func note(heir: SessionID, of predecessor: SessionID) {
      state.withLock { state in
        guard state.entries[heir] != nil else { return }
        state.entries[heir]?.predecessor = predecessor
        state.heirs[predecessor] = heir
      }
    }

    /// The session that began with the last snapshot of the session with this id.
    func heir(of id: SessionID, on route: String, for subject: Subject?) -> Session? {
      state.withLock { $0.heirs[id] }.flatMap { find($0, on: route, for: subject) }
    }

    /// Begins to bring a session back; false while somebody else does, or has done so, and while a session of this
    /// id has not ended yet: its end would take the new one out.
    package func beginReturn(of id: SessionID) -> Bool {
      state.withLock { state in
        guard state.entries[id] == nil, state.leaving[id] == nil else { return false }
        return state.returning.insert(id).inserted
      }
    }

    func endReturn(of id: SessionID) { state.withLock { _ = $0.returning.remove(id) } }

    /// Has a session give way to others from now on, until it is claimed again.
    package func release(_ id: SessionID) {
      state.withLock { state in
        guard let entry = state.entries[id] else { return }
        state.entries[id]?.isClaimed = false
        state.note(id, in: entry.networks)
      }
    }

    package func claim(_ id: SessionID) {
      state.withLock { state in
        guard let entry = state.entries[id] else { return }
        state.entries[id]?.isClaimed = true
        state.forget(id, in: entry.networks)
      }
    }

    /// How many places are taken by the order of sessions that are not claimed; for tests of its memory.
    package var unclaimedPlaces: Int { state.withLock { $0.unclaimed.placeCount } }

    /// Adds a session, or says why not. An evicted one is for the caller to end.
    ///
    /// Nobody gets in while as many sessions as there may be have given way or ended, and not finished their effects:
    /// each holds its state.
    ///
    /// - Parameter others: the sessions of other workers.
    package func admit(
      _ session: Session, from address: String, for subject: Subject? = nil, on route: String = "",
      beside others: PageCounts = PageCounts(ofAddress: 0, all: 0)
    ) -> (Admission, evicted: Session?) {
      defer { onCount(count) }
      let networks = ClientNetworks(address)
      return state.withLock { state in
        guard !state.isClosed,
          state.leaving.count + state.finishingCounts.total < limits.sessions
        else { return (.full, nil) }
        if state.finishingCounts.full(networks, most: limits.sessionsPerAddress) != nil {
          return (.tooManyFromAddress, nil)
        }
        var evicted: Session?
        if let full = state.counts.full(
          networks, most: limits.sessionsPerAddress, beside: others.ofNetworks)
        {
          guard let old = state.givingWay[full.name]?.first() else {
            return (.tooManyFromAddress, nil)
          }
          evicted = state.evict(old)
        } else if state.entries.count + others.all >= limits.sessions {
          guard let old = state.unclaimed.first() else { return (.full, nil) }
          evicted = state.evict(old)
        }
        state.entries[session.id] = Entry(
          session: session, networks: networks, subject: subject, route: route)
        state.counts.add(networks)
        state.note(session.id, in: networks)
        return (.admitted, evicted)
      }
    }

    /// All of them, with those that gave way and have not ended.
    var all: [Session] { state.withLock { $0.living.map(\.session) } }

    /// Returns the sessions that were made for a subject.
    func ofSubjects() -> [(session: Session, subject: Subject)] {
      state.withLock { state in
        state.living.compactMap { entry in entry.subject.map { (entry.session, $0) } }
      }
    }

    /// Takes a session out that has ended; its effects may not be over.
    package func remove(_ id: SessionID) {
      let count = state.withLock { state in
        if let entry = state.leaving.removeValue(forKey: id) ?? state.take(id) {
          state.finishing[id, default: []].append(entry.networks)
          state.finishingCounts.add(entry.networks)
        }
        return state.entries.count
      }
      onCount(count)
    }

    /// Hears that the effects of a session that has ended are over.
    package func finish(_ id: SessionID) {
      let heard = state.withLock { state -> [AsyncStream<Void>.Continuation] in
        if let networks = state.finishing[id]?.removeFirst() {
          state.finishingCounts.remove(networks)
          if state.finishing[id]?.isEmpty == true { state.finishing[id] = nil }
        }
        guard state.isFinished else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for waiting in heard { waiting.finish() }
    }

    /// Waits until the effects of all sessions that have given way or ended are over, or its task is cancelled.
    func finished() async {
      let (over, waiting) = AsyncStream.makeStream(of: Void.self)
      let isOver = state.withLock { state in
        if !state.isFinished { state.waiting.append(waiting) }
        return state.isFinished
      }
      if isOver { return }
      for await _ in over {}
    }

    /// Admits no more, and hands over all that have not ended.
    func close() -> [Session] {
      state.withLock { state in
        state.isClosed = true
        return state.living.map(\.session)
      }
    }
  }

  extension Sessions.State {
    mutating func take(_ id: SessionID) -> Sessions.Entry? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      counts.remove(entry.networks)
      forget(id, in: entry.networks)
      if let predecessor = entry.predecessor, heirs[predecessor] == id { heirs[predecessor] = nil }
      return entry
    }

    /// Takes out a session that gives way.
    mutating func evict(_ id: SessionID) -> Session? {
      guard let entry = take(id) else { return nil }
      leaving[id] = entry
      return entry.session
    }

    /// Notes that a session gives way to others.
    mutating func note(_ id: SessionID, in networks: ClientNetworks) {
      unclaimed.add(id)
      for network in networks.all { givingWay[network.name, default: RecencyQueue()].add(id) }
    }

    /// Notes that a session does not give way, or is gone.
    mutating func forget(_ id: SessionID, in networks: ClientNetworks) {
      unclaimed.remove(id)
      for network in networks.all {
        givingWay[network.name]?.remove(id)
        if givingWay[network.name]?.count == 0 { givingWay[network.name] = nil }
      }
    }
  }
#endif
