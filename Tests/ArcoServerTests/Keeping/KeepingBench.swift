#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Testing

  /// A store whose commits wait while a test holds them, or fail.
  final class TestStore: SessionStore {
    private struct Gate {
      var isHeld = false
      var error: StoreError?
      var refusal: ChangeRefusal?
      var refusalOfNew: ChangeRefusal?
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    let inner: MemorySessionStore
    private let gate = Locked(Gate())
    let commits = Locked(0)
    /// How often one was tried.
    let attempts = Locked(0)
    /// How often a session was asked for.
    let loads = Locked(0)
    /// Why loads fail, and sweeps.
    let loadError = Locked<StoreError?>(nil)
    let sweepError = Locked<StoreError?>(nil)
    /// How many sessions were forgotten each time, as they had expired.
    let sweeps = Locked<[Int]>([])

    let databaseSystem: String? = "other_sql"

    init(limit: Int? = nil) { inner = MemorySessionStore(limit: limit) }

    func hold() { gate.withLock { $0.isHeld = true } }
    func fail(_ error: StoreError?) { gate.withLock { $0.error = error } }
    /// Refuses all changes from now on, or none.
    func refuse(_ refusal: ChangeRefusal?) { gate.withLock { $0.refusal = refusal } }

    /// Refuses new sessions from now on, so that it does not know what changes them afterwards.
    func refuseNew(_ refusal: ChangeRefusal) { gate.withLock { $0.refusalOfNew = refusal } }

    func release() {
      let waiting = gate.withLock { gate in
        gate.isHeld = false
        defer { gate.waiting = [] }
        return gate.waiting
      }
      for one in waiting { one.resume() }
    }

    var isWaitedFor: Bool { gate.withLock { !$0.waiting.isEmpty } }

    func commit(_ changes: [SessionChange]) async throws(StoreError) -> [Int: ChangeRefusal] {
      attempts.withLock { $0 += 1 }
      await withCheckedContinuation { continuation in
        let goesOn = gate.withLock { gate in
          if gate.isHeld { gate.waiting.append(continuation) }
          return !gate.isHeld
        }
        if goesOn { continuation.resume() }
      }
      if let error = gate.withLock({ $0.error }) { throw error }
      if let refusal = gate.withLock({ $0.refusal }) {
        return Dictionary(uniqueKeysWithValues: changes.indices.map { ($0, refusal) })
      }
      commits.withLock { $0 += 1 }
      guard let refusal = gate.withLock({ $0.refusalOfNew }) else {
        return try await inner.commit(changes)
      }
      var refused: [Int: ChangeRefusal] = [:]
      for (place, change) in changes.enumerated() {
        if case .begin = change {
          refused[place] = refusal
        } else {
          refused[place] = try await inner.commit([change])[0]
        }
      }
      return refused
    }

    func load(
      _ id: String, for owner: String, at now: Int
    ) async throws(StoreError) -> KeptHistory? {
      loads.withLock { $0 += 1 }
      if let error = loadError.withLock({ $0 }) { throw error }
      return try await inner.load(id, for: owner, at: now)
    }
    func sessions(of subject: String, at now: Int) async throws(StoreError) -> [KeptSession] {
      try await inner.sessions(of: subject, at: now)
    }
    func removeSessions(of subject: String, limit: Int) async throws(StoreError) -> Int {
      try await inner.removeSessions(of: subject, limit: limit)
    }
    func usage() async throws(StoreError) -> StoreUsage { try await inner.usage() }
    func removeExpired(at now: Int, limit: Int) async throws(StoreError) -> Int {
      if let error = sweepError.withLock({ $0 }) { throw error }
      let count = try await inner.removeExpired(at: now, limit: limit)
      sweeps.withLock { $0.append(count) }
      return count
    }
    func strangers(
      expiringBefore expiry: Int, unusedSince time: Int, limit: Int
    ) async throws(StoreError) -> [SessionClaim] {
      try await inner.strangers(expiringBefore: expiry, unusedSince: time, limit: limit)
    }
    func secret(_ name: String, or new: [UInt8]) throws(StoreError) -> [UInt8] {
      try inner.secret(name, or: new)
    }
  }

  /// Servers that come one after the other, with one store.
  ///
  /// Letting go of one without closing it is what a kill looks like to its clients and to the store.
  final class KeepingBench {
    let store: TestStore
    let effects = Effects()
    let clock = ManualClock()
    let book = LogBook()
    var server: Site
    var screen: Screen
    /// How many nodes its page has.
    var nodes = TallyPage.nodes

    private let instruments: SiteInstruments?
    private let worker: Worker?
    private let limits: Limits

    /// - Parameters:
    ///   - token: how long tokens count; nil for the default.
    ///   - bytes: what the store holds; nil for as much as there is.
    init(
      instruments: SiteInstruments? = nil, worker: Worker? = nil, token: Duration? = nil,
      limits: Limits = Limits(), bytes: Int? = nil
    ) throws {
      var limits = limits
      if let token { limits.token = token }
      store = TestStore(limit: bytes)
      self.instruments = instruments
      self.worker = worker
      self.limits = limits
      server = try Self.site(store, clock, book, instruments, worker, limits, build: "1")
      screen = TallyPage.screen(effects)
    }

    private static func site(
      _ store: TestStore, _ clock: ManualClock, _ book: LogBook, _ instruments: SiteInstruments?,
      _ worker: Worker?, _ limits: Limits, build: String
    ) throws -> Site {
      var configuration = Site.Configuration()
      configuration.limits = limits
      configuration.build = build
      return try Site(
        configuration, store: store, logger: book.logger, time: clock.timekeeper,
        instruments: instruments, worker: worker)
    }

    /// Kills the server and starts another.
    func restart(build: String = "1", _ screen: Screen? = nil) throws {
      server = try Self.site(store, clock, book, instruments, worker, limits, build: build)
      if let screen { self.screen = screen }
    }

    /// Loads the page as a browser does; with a token, as a script does whose session is gone.
    func load(
      token: String? = nil, for subject: String? = nil, from network: String = "10.0.0.1"
    ) async throws -> (token: String, opened: OpenedPage) {
      let opened = try await server.open(
        Visit(
          screen: screen, address: "/", network: network,
          subject: subject.map { Subject(id: $0) }, cookie: Bench.cookie, token: token))
      return (server.tokens.issue(for: opened.session, cookie: Bench.cookie), opened)
    }

    /// Waits until the next attempt to keep something is due after so many milliseconds, and lets them pass.
    func retry(after milliseconds: Int) async throws {
      let pause = Duration.milliseconds(milliseconds)
      while !clock.isAwaited(at: clock.now.offset + pause) {
        try Task.checkCancellation()
        await Task.yield()
      }
      clock.advance(by: pause)
    }

    /// How often something was kept, once nothing waits to be.
    func commitsOnceIdle() async throws -> Int {
      while await server.health().store?.waiting != 0 {
        try Task.checkCancellation()
        await Task.yield()
      }
      return store.commits.withLock { $0 }
    }

    /// Loads a page and clicks once: its token, and the patch that its client has then.
    func clicked(for subject: String? = nil) async throws -> (token: String, patch: Int) {
      let (token, _) = try await load(for: subject)
      let patch = try await connect(token) { tab in
        tab.line.say(.add(1))
        return await tab.hear(applied: 1).patch
      }
      return (token, patch)
    }

    /// - Parameters:
    ///   - former: what was made before, and is sent again first of all.
    ///   - answers: whether the server hears that the client has its patches.
    func connect<R: Sendable>(
      _ token: String, received: Int = 0, former: [ClientFrame] = [], answers: Bool = true,
      _ body: (Tab) async throws -> R
    ) async throws -> R {
      let line = MemoryLine()
      let conversation = server.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: token, received: received, nodes: nodes))
      let tab = Tab(line: line, welcome: await line.hear(), answers: answers)
      line.say(former + [.received(received)])
      do {
        let answer = try await body(tab)
        line.drop()
        await running.value
        return answer
      } catch {
        line.drop()
        await running.value
        throw error
      }
    }

    /// Does what a client does whose server came back: joins, is told that its session is not there, asks for
    /// it, and joins again.
    func comeBack<R: Sendable>(
      _ token: String, received: Int, former: [ClientFrame] = [], answers: Bool = true,
      _ body: (Tab) async throws -> R
    ) async throws -> R {
      try await connect(token, received: received) { tab in
        #expect(tab.welcome == .welcome(.freshStart, applied: 0, token: ""))
      }
      let (renewed, opened) = try await load(token: token)
      #expect(opened.goesOn)
      return try await connect(
        renewed, received: received, former: former, answers: answers, body)
    }
  }

  /// A client of a kept page.
  struct Tab {
    let line: MemoryLine
    let welcome: ServerFrame?
    let answers: Bool

    /// Hears until an event was applied; returns what the patches said.
    func hear(applied: Int) async -> Heard { await hear { $0.applied >= applied } }

    /// Hears until enough was heard, or until nothing more comes.
    func hear(until isEnough: (Heard) -> Bool) async -> Heard {
      var heard = Heard()
      while !isEnough(heard), let frame = await line.hear() { take(frame, &heard) }
      return heard
    }

    /// Hears until there is a patch in which a text stands.
    func hear(text: String) async -> Heard { await hear { $0.text.contains(text) } }

    /// Hears all that is there to be heard now.
    func hearAll() async -> Heard {
      line.say(.ping(77))
      var heard = Heard()
      while let frame = await line.hear(), frame != .pong(77) { take(frame, &heard) }
      return heard
    }

    private func take(_ frame: ServerFrame, _ heard: inout Heard) {
      heard.take(frame)
      if answers, case .patch(let number, _, _) = frame { line.say(.received(number)) }
    }
  }

  struct Heard: Equatable {
    var applied = 0
    var patch = 0
    var refused: [Int] = []
    var text = ""

    mutating func take(_ frame: ServerFrame) {
      switch frame {
      case .patch(let number, let applied, let operations):
        patch = number
        self.applied = max(self.applied, applied)
        text += String(decoding: operations, as: UTF8.self)
      case .applied(let reference): applied = max(applied, reference)
      case .refused(let reference, _): refused.append(reference)
      case .welcome, .pong: break
      }
    }
  }

  extension ClientFrame {
    static func add(_ reference: Int, on patch: Int = 0, node: Int = 1) -> ClientFrame {
      .event(reference: reference, received: patch, Event(node: node, kind: .click))
    }

    static func ask(_ reference: Int, on patch: Int = 0) -> ClientFrame {
      add(reference, on: patch, node: 4)
    }

    static func watch(_ reference: Int, on patch: Int = 0) -> ClientFrame {
      .event(reference: reference, received: patch, Event(node: 4, kind: .doubleClick))
    }

    static func type(_ reference: Int, _ text: String, on patch: Int = 0) -> ClientFrame {
      .event(
        reference: reference, received: patch,
        Event(node: 3, kind: .input, payload: .input(text: text, checked: false)))
    }
  }
#endif
