#if Server
  import ArcoCore
  public import ArcoStore
  import ArcoWeb
  public import Logging

  /// All live pages of a server, with their script and their socket. A live page keeps its state on
  /// the server, and gets updates over the socket.
  ///
  ///     let site = try Site()
  ///     let router = Router()
  ///     router.page("/coffee", of: site, title: "Coffee") { request, context in
  ///       Screen(coffee(), state: Brew())
  ///     }
  ///     let application = Application(router: router, server: .arco(site))
  ///
  /// Pages are ordinary routes, so a router's middleware applies to them. `.arco(site)` adds the
  /// socket. A socket opens only for a page that such a route has served before.
  public final class Site: Sendable {
    /// The configuration that the site was made with.
    public let configuration: Configuration
    package let logger: Logger
    package let sessions: Sessions
    package let alarms: Alarms<SessionID>
    package let tokens: SessionTokens
    package let forms: FormTokens
    /// Tokens that mark a browser in which somebody has logged in. They are valid for a year.
    package let devices: FormTokens
    package let script: ClientScript
    let noticeStyle: NoticeStyle
    let files: SiteFiles
    package let time: Timekeeper
    let proxies: ProxyTrust
    /// Counts the log lines that clients caused, and limits their number per hour.
    let notes = HourlyLogCounts()
    let connections: Connections
    /// The connection to the supervisor; nil without a supervisor.
    package let worker: Worker?
    /// Whether the site has an `Authenticator`.
    private let hasAuthenticator = Locked(false)
    /// The set-up of connections, once a server runs.
    let channel = Locked<ArcoChannel?>(nil)
    /// The values that pages share. They are told when a browser gets a new cookie.
    let browserValues = Locked<[any BrowserValues]>([])
    /// The topics that were asked for, each a `Topic`.
    let topics = Locked<[TopicKey: any Sendable]>([:])
    /// Saves and loads sessions; nil if sessions live in this process only.
    let keeper: SessionKeeper?
    let instruments: SiteInstruments

    /// Makes a site without pages.
    ///
    /// - Parameter store: the store that keeps sessions, so that pages come back after the server
    ///   was killed. With nil, pages live in this process only. Only one site may use a store at a
    ///   time; the workers of a site count as one.
    public convenience init(
      _ configuration: Configuration = Configuration(),
      store: (any SessionStore)? = nil,
      logger: Logger = Logger(label: "arco")
    ) throws(SiteError) {
      try self.init(configuration, store: store, logger: logger, time: .live)
    }

    /// Gives the site an authenticator. Returns false if it has one.
    package func takeAuthenticator() -> Bool {
      hasAuthenticator.withLock { has in
        defer { has = true }
        return !has
      }
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
        // One task for each session, so that a busy session delays only itself.
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
          """
          Every event is delayed by \(configuration.latency) (configuration.latency). \
          Do not use this in production.
          """
        )
      }
      self.files = SiteFiles(basePath: configuration.basePath)
      self.script = ClientScript(basePath: configuration.basePath, files: files)
      self.noticeStyle = NoticeStyle(
        below: configuration.basePath, under: configuration.contentSecurityPolicy, files: files)
      if let worker { hearOfForgotten(by: worker) }
    }

    private static func keys(
      _ configuration: Configuration, _ store: (any SessionStore)?
    ) throws(SiteError) -> [SigningKey] {
      guard configuration.keys.allSatisfy(\.isOfProcess) else { return configuration.keys }
      guard let store else {
        // A token of one worker is valid at all workers.
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
    /// The address at which pages of this process open their socket.
    var socketAddress: String {
      socketPath + (worker.map { "?worker=\($0.name.number)" } ?? "")
    }

    /// The number of live pages, including those whose browser is away.
    public var sessionCount: Int { sessions.count }

    /// Ends every session and cancels its effects. The site refuses new pages from now on.
    ///
    /// Waits at most `limits.shutdown`, for three things: the end of all sessions, effects that are
    /// to be finished (`Effect.finishing(within:)`), and changes that the store has not committed.
    /// A handler that computes for longer delays the end of its own session only. Cancelling the
    /// caller does not shorten the wait.
    public func close() async {
      // A separate task, since services are cancelled while their pages may still finish effects.
      await Task { await end() }.value
    }

    private func end() async {
      let all = sessions.close()
      let end = time.now() + limits.shutdown
      let (over, hear) = AsyncStream.makeStream(of: Void.self)
      // Detached, since nothing else ends the wait for a session whose handler computes.
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
