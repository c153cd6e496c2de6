#if Server
  import ArcoCore
  import ArcoStore
  import Crypto
  import Foundation
  import Logging

  /// The keeper of a site's sessions in its store.
  final class SessionKeeper: Sendable {
    let store: any SessionStore
    let queue: CommitQueue
    /// Names this program: another one's events are not done again.
    let build: String
    /// Names this process.
    let owner: String
    /// How long the store keeps a session after its newest snapshot, in milliseconds.
    let lifetime: Int
    private let time: Timekeeper
    private let logger: Logger
    /// The routes, components and types that the log has named already.
    private let named = Locked<Set<String>>([])
    private let sweeps: Locked<Sweeps>
    private let trouble: Locked<StoreError?>
    private let resting: Locked<RestingSessions>
    /// The same for sessions of subjects, which a full store keeps.
    private let restingOfSubjects = Locked(RestingSessions())
    private let mostOfClient: Int
    /// Limits how often each client has a session loaded: a load may rebuild a whole page.
    private let loads: Locked<TryCounts>
    /// How long a request waits for changes that are not kept yet.
    private let patience: Duration

    /// - Parameter isOpen: whether a page of a session is in the memory of this process.
    init(
      _ store: any SessionStore, build: String?, limits: Limits, time: Timekeeper, logger: Logger,
      isOpen: @escaping @Sendable (SessionID) -> Bool
    ) {
      self.store = store
      let lifetime = Int(limits.token.components.seconds) * 1_000
      let resting = Locked(RestingSessions())
      self.resting = resting
      mostOfClient = limits.mostKeptOfClient
      loads = Locked(TryCounts(atOnce: limits.mostLoadsAtOnce, every: .milliseconds(100)))
      sweeps = Locked(Sweeps())
      self.build = build ?? Worker.current?.digest { Self.executable } ?? Self.executable
      self.owner = Hexadecimal.random(bytes: 8)
      self.lifetime = lifetime
      self.patience = limits.answer
      self.time = time
      self.logger = logger
      let trouble = Locked<StoreError?>(nil)
      self.trouble = trouble
      queue = CommitQueue(
        store,
        makeRoom: {
          await StoreRoom(
            store: store, resting: resting, lifetime: lifetime,
            quiet: Int((limits.idle + limits.away).components.seconds) * 1_000 + 60_000,
            now: time.date() * 1_000, isOpen: isOpen
          ).make()
        },
        pause: { attempt in
          try? await time.sleep(time.now() + .milliseconds(min(100 << min(attempt, 6), 5_000)))
        },
        onTrouble: { error in
          let isNews = trouble.withLock { was in
            defer { was = error }
            return (was == nil) != (error == nil)
          }
          guard isNews else { return }
          if let error {
            logger.error(
              "The session store fails: changes are not saved, and pages do not show their results. \(error)"
            )
          } else {
            logger.notice("The session store works again: all changes are saved.")
          }
        })
    }

    /// Milliseconds since 1970, at least 0: differences to what a store has cannot overflow. A clock of seconds in an
    /// `Int` that is right within 10^8 years cannot either.
    var now: Int { max(0, time.date()) * 1_000 }
    /// When what is kept now may be forgotten.
    var expiry: Int { now + lifetime }

    /// Returns whether one more session may be loaded for a client, and counts the load in each of
    /// the client's networks.
    ///
    /// - Parameter client: `Caller.network`.
    func mayLoad(for client: String) -> Bool {
      let now = time.now()
      return loads.withLock { loads in
        ClientNetworks(client).all.allSatisfy { loads.take($0.name, times: $0.factor, at: now) }
      }
    }

    /// Takes back that a client had a session loaded, as the store failed.
    func takeBackLoad(for client: String) {
      loads.withLock { loads in
        for network in ClientNetworks(client).all { loads.giveBack(network.name) }
      }
    }

    /// Loads a session and takes it for this server, once all its pending changes are kept.
    ///
    /// - Throws: an error of the store, or an error if the pending changes are not kept in time.
    func load(_ id: SessionID) async throws(StoreError) -> KeptHistory? {
      try await settle(id)
      let history = try await store.load(id.description, for: owner, at: now)
      if let claim = history?.session.claim {
        for resting in [resting, restingOfSubjects] { resting.withLock { $0.renew(claim) } }
      }
      return history
    }

    /// Counts a session that is kept, and of which there is no page any more: by its subject, or by the network of
    /// a stranger.
    ///
    /// - Parameter client: `Caller.network`.
    func rest(_ claim: SessionClaim, of client: String, for subject: String?) {
      let (counted, owner) =
        subject.map { (restingOfSubjects, "subject \($0)") } ?? (resting, client)
      let tooMany = counted.withLock {
        $0.add(claim, of: ClientNetworks(owner), most: mostOfClient)
      }
      for claim in tooMany { queue.add(.remove(claim)) }
    }

    /// Hears that there is a page of a session again.
    func wake(_ claim: SessionClaim) {
      for resting in [resting, restingOfSubjects] { resting.withLock { $0.remove(claim.id) } }
    }

    /// Waits until all changes that were handed over before are kept.
    ///
    /// - Parameter id: the session whose changes are meant; nil for all sessions.
    /// - Throws: an error if the store is in trouble, or if the changes are not kept in time.
    func settle(_ id: SessionID? = nil) async throws(StoreError) {
      guard !queue.isSettled(id?.description) else { return }
      if let error = trouble.withLock({ $0 }) { throw error }
      guard await isSettled(id, by: time.now() + patience) else {
        throw trouble.withLock { $0 } ?? .failed("its changes were not saved within \(patience)")
      }
    }

    /// Waits until all changes that were handed over before are kept. Returns false if the changes are not
    /// kept by `end`, or if the task is cancelled.
    func isSettled(_ id: SessionID? = nil, by end: Duration) async -> Bool {
      let (settled, hear) = AsyncStream.makeStream(of: Void.self)
      queue.whenSettled(id?.description) {
        hear.yield()
        hear.finish()
      }
      let timer = Task.detached { [time] in
        try await time.sleep(end)
        hear.finish()
      }
      defer { timer.cancel() }
      var iterator = settled.makeAsyncIterator()
      return await iterator.next() != nil
    }

    /// Whether nothing can be kept at present.
    var isTroubled: Bool { trouble.withLock { $0 != nil } }

    /// Forgets what has expired, now and then.
    func sweep() {
      let (now, passed) = (now, time.now())
      switch sweeps.withLock({ $0.next(at: now, passed: passed) }) {
      case .later: return
      case .clockJumped(let by):
        logger.warning(
          """
          The machine's clock jumped by \(by). No expired session is deleted for an hour, so that the clock \
          can be corrected.
          """)
        return
      case .now: break
      }
      Task.detached { [store, logger] in
        do throws(StoreError) {
          while try await store.removeExpired(at: now, limit: Self.batch) == Self.batch {}
        } catch {
          logger.warning(
            "Expired sessions could not be deleted; the next sweep tries again. \(error)")
        }
      }
    }

    /// How many sessions are forgotten in one transaction.
    private static let batch = 200

    /// Forgets the sessions of a subject; returns how many there were.
    func forget(_ subject: String) async throws(StoreError) -> Int {
      var count = 0
      while true {
        let some = try await store.removeSessions(of: subject, limit: Self.batch)
        count += some
        if some < Self.batch { return count }
      }
    }

    /// Says once of each route that its pages are not kept.
    ///
    /// - Parameter route: its path.
    func sayUnkept(_ route: String) {
      guard named.withLock({ $0.insert("unkept " + route).inserted }) else { return }
      logger.notice(
        "Pages at \(route) are not kept, since their Screen has no `keeping:`. They end with this process."
      )
    }

    /// Says once of each component and type what of its pages is not kept.
    func sayLocal(_ component: String, _ types: [String]) {
      for type in types where named.withLock({ $0.insert("\(type) of \(component)").inserted }) {
        logger.notice(
          """
          Views of \(component) have a \(type) of their own, which the store does not keep: a restored page \
          starts with its first value.
          """)
      }
    }

    /// Says once of each component that its pages cannot be told what becomes of effects.
    func sayUntold(_ component: String) {
      guard named.withLock({ $0.insert("untold " + component).inserted }) else { return }
      logger.notice(
        """
        Effects of \(component) have an input for the end of the server, which the store does not keep: the \
        screen keeps states only, or the input is private to a part. A restored page does not get it.
        """)
    }

    /// The digest of the program's file.
    private static var executable: String {
      guard let url = Bundle.main.executableURL,
        let bytes = try? Data(contentsOf: url, options: .alwaysMapped)
      else { return Hexadecimal.random(bytes: 8) }
      return Hexadecimal.text(SHA256.hash(data: bytes).prefix(16))
    }
  }
#endif
