#if Server
  import ArcoCore
  public import ArcoStore
  import ArcoWeb
  public import Logging

  /// The live pages of a server: their sessions, their script and their socket.
  ///
  ///     let site = try Site()
  ///     let router = Router()
  ///     router.page("/coffee", of: site, title: "Coffee") { request, context in
  ///       Screen(coffee(), state: Brew())
  ///     }
  ///     let application = Application(router: router, server: .arco(site))
  ///
  /// Pages are ordinary routes, so a router's middleware applies to them. The socket belongs to
  /// `.arco(site)`, and opens only for a page that such a route has painted before.
  public final class Site: Sendable {
    /// What the site was set up with.
    public let configuration: Configuration
    package let logger: Logger
    package let sessions: Sessions
    package let alarms: Alarms<SessionID>
    package let tokens: SessionTokens
    package let forms: FormTokens
    /// Tell browsers that somebody has logged in with. They are good for a year.
    package let devices: FormTokens
    package let script: ClientScript
    let lateStyle: LateStyle
    let files: SiteFiles
    package let time: Timekeeper
    let proxies: ProxyTrust
    /// Which lines the log has of what clients caused.
    let notes = HourlyNotes()
    let connections: Connections
    /// What a supervisor asks of this process; nil where there is none.
    package let worker: Worker?
    /// How connections are dealt with, once a server is there.
    let channel = Locked<ArcoChannel?>(nil)
    /// What pages share, and so hears of new cookies.
    let sharings = Locked<[any Sharing]>([])
    /// What keeps sessions; nil where they live in this process only.
    let keeper: SessionKeeper?
    let instruments: SiteInstruments

    /// A site without pages.
    ///
    /// - Parameter store: where sessions are kept, so that pages come back after the server was
    ///   killed; nil for pages that live in this process. One site uses it at a time.
    public convenience init(
      _ configuration: Configuration = Configuration(),
      store: (any SessionStore)? = nil,
      logger: Logger = Logger(label: "arco")
    ) throws(SiteError) {
      try self.init(configuration, store: store, logger: logger, time: .live)
    }

    package init(
      _ configuration: Configuration, store: (any SessionStore)? = nil, logger: Logger,
      time: Timekeeper, instruments: SiteInstruments? = nil, worker: Worker? = .current
    ) throws(SiteError) {
      let instruments = instruments ?? .ofProgram
      self.instruments = instruments
      self.worker = worker
      if let worker {
        instruments.count(restarts: worker.restarts)
        worker.onRestart { instruments.count(restarts: $0) }
      }
      try configuration.validate()
      self.proxies = try ProxyTrust(configuration.trustedProxies)
      self.configuration = configuration
      self.connections = Connections(configuration.limits)
      self.logger = logger
      self.time = time
      let sessions = Sessions(
        limits: configuration.limits, onCount: { instruments.count(sessions: $0) })
      self.sessions = sessions
      self.alarms = Alarms(time: time) { id in
        guard let session = sessions.find(id) else { return }
        // Each for itself: one that is busy is late alone.
        Task.detached { await session.wakeUp() }
      }
      self.keeper = store.map { store in
        SessionKeeper(
          MeasuredSessionStore(inner: store, instruments: instruments, time: time),
          build: configuration.build, limits: configuration.limits, time: time, logger: logger,
          isOpen: { sessions.find($0) != nil })
      }
      for notice in store?.notices ?? [] { logger.notice("\(notice)") }
      let keys = try Self.keys(configuration, store)
      self.tokens = SessionTokens(
        keys: keys, lifetime: configuration.limits.token, worker: worker?.name.number,
        date: time.date)
      self.forms = FormTokens(
        keys: keys, lifetime: configuration.limits.token, date: time.date)
      self.devices = FormTokens(
        for: "device", keys: keys, lifetime: .seconds(365 * 24 * 3_600), date: time.date)
      if configuration.latency > .zero {
        logger.notice(
          "Events arrive \(configuration.latency) late, by configuration.latency: not for production."
        )
      }
      self.files = SiteFiles(basePath: configuration.basePath)
      self.script = ClientScript(basePath: configuration.basePath, files: files)
      self.lateStyle = LateStyle(
        below: configuration.basePath, under: configuration.contentSecurityPolicy, files: files)
      if let worker { hearOfForgotten(by: worker) }
    }

    private static func keys(
      _ configuration: Configuration, _ store: (any SessionStore)?
    ) throws(SiteError) -> [SigningKey] {
      guard configuration.keys.allSatisfy(\.isOfProcess) else { return configuration.keys }
      guard let store else {
        // A token of one worker is good for all of them.
        return try Worker.current.map { worker throws(SiteError) in
          [try SigningKey(id: "workers", secret: worker.name.secret)]
        } ?? configuration.keys
      }
      do throws(StoreError) {
        return [try .kept(in: store)] + configuration.keys
      } catch {
        throw .store(error)
      }
    }

    var limits: Limits { configuration.limits }
    package var socketPath: String { configuration.basePath + "/live" }
    /// Where the pages of this process open their socket.
    var socketAddress: String {
      socketPath + (worker.map { "?worker=\($0.name.number)" } ?? "")
    }

    /// Live pages at present, those whose browser is away included.
    public var sessionCount: Int { sessions.count }

    /// Ends every session and cancels its effects; pages painted later are refused.
    ///
    /// Waits until the sessions have ended, for effects that are to be finished (`Effect.finishing(within:)`), and
    /// until what is to be kept is, for `limits.shutdown` at most. A handler that computes for longer keeps no other
    /// session from its end. A caller that is cancelled waits all the same.
    public func close() async {
      // A task of its own: services are cancelled while their pages may still finish something.
      await Task { await end() }.value
    }

    private func end() async {
      let all = sessions.close()
      let end = time.now() + limits.shutdown
      let (over, hear) = AsyncStream.makeStream(of: Void.self)
      // Detached, as nothing ends the wait for a session whose handler computes.
      let ending = Task.detached { [sessions, keeper] in
        await withDiscardingTaskGroup { group in
          for session in all { group.addTask { await session.end(.shutdown) } }
        }
        await sessions.finished()
        _ = await keeper?.isSettled(by: end)
        hear.finish()
      }
      let timer = Task.detached { [time] in
        try await time.sleep(end)
        hear.finish()
      }
      defer {
        timer.cancel()
        ending.cancel()
      }
      for await _ in over {}
      alarms.end()
    }

    /// - Parameter client: `Caller.network`.
    package func conversation<L: Line>(
      over line: L, cookie: String?, of client: String = "unknown"
    ) -> Conversation<L> {
      Conversation(over: line, cookie: cookie, site: self, log: log(of: client))
    }
  }
#endif
