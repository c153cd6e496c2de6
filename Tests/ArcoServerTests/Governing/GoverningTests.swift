#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  /// What an application does with what is kept.
  @Suite(.timeLimit(.minutes(1))) struct GoverningTests {
    @Test func `a subject's sessions are listed, open and kept ones`() async throws {
      let bench = try KeepingBench()
      _ = try await bench.clicked(for: "ada")
      try bench.restart()
      _ = try await bench.clicked(for: "ada")
      _ = try await bench.clicked(for: "alan")
      _ = try await bench.server.open(
        bench.screen, from: "10.0.0.2", for: Subject(id: "ada"), on: "untouched")
      let sessions = try await bench.server.sessions(of: "ada")
      #expect(sessions.map(\.isOpen).count { $0 } == 2)
      #expect(sessions.count == 3)
      #expect(sessions.count { $0.component == "tally" } == 2)
      #expect(try await bench.server.sessions(of: "nobody") == [])
    }

    @Test func `all of a subject is ended and forgotten, and of nobody else`() async throws {
      let bench = try KeepingBench()
      let first = try await bench.clicked(for: "ada").token
      try bench.restart()
      let second = try await bench.clicked(for: "ada").token
      let other = try await bench.clicked(for: "alan").token
      #expect(try await bench.server.forgetSessions(of: "ada") == 1)
      #expect(try await bench.server.sessions(of: "ada") == [])
      #expect(try await bench.server.sessions(of: "alan").count == 1)
      for token in [first, second] {
        let opened = try await bench.server.open(
          Visit(
            screen: bench.screen, address: "/", network: "10.0.0.1", subject: Subject(id: "ada"),
            cookie: Bench.cookie, token: token))
        #expect(!opened.goesOn)
      }
      try await bench.connect(other, received: 1) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
      }
    }

    @Test func `who is spelled otherwise is somebody else, open or kept`() async throws {
      let bench = try KeepingBench()
      let (one, other) = ("Andr\u{e9}", "Andre\u{301}")
      let token = try await bench.clicked(for: one).token
      #expect(try await bench.server.forgetSessions(of: other) == 0)
      #expect(try await bench.server.sessions(of: other) == [])
      #expect(try await bench.server.sessions(of: one).map(\.isOpen) == [true])
      try bench.restart()
      #expect(try await bench.load(token: token, for: other).opened.goesOn == false)
      #expect(try await bench.load(token: token, for: one).opened.goesOn)
    }

    @Test func `many are forgotten in batches`() async throws {
      let bench = try KeepingBench()
      let sessions = (0..<450).map { number in
        KeptSession(
          id: "s\(number)", component: "c", version: 1, build: "1", subject: "ada", created: number,
          expires: .max, owner: "o",
          snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: []))
      }
      _ = try await bench.store.commit(sessions.map { .begin($0) })
      #expect(try await bench.server.forgetSessions(of: "ada") == 450)
    }

    @Test func `all that has expired is forgotten, in batches`() async throws {
      let bench = try KeepingBench()
      let sessions = (0..<450).map { number in
        KeptSession(
          id: "s\(number)", component: "c", version: 1, build: "1", created: 0, expires: number,
          owner: "o", snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: []))
      }
      _ = try await bench.store.commit(sessions.map { .begin($0) })
      _ = try await bench.clicked()
      while bench.store.sweeps.withLock({ $0.reduce(0, +) }) < 450 {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(bench.store.sweeps.withLock { $0 } == [200, 200, 50])
      #expect(try await bench.store.usage().sessions == 1)
    }

    @Test func `health says how much there is, and whether it can be kept`() async throws {
      let bench = try KeepingBench()
      let token = try await bench.clicked().token
      var health = await bench.server.health()
      #expect(health.isWell)
      #expect(health.sessions == 1)
      #expect(health.store?.sessions == 1)
      #expect((health.store?.bytes ?? 0) > 0)
      #expect(health.store?.isTroubled == false)
      bench.store.fail(.busy(path: "disk"))
      try await bench.connect(token, received: 1) { tab in
        tab.line.say(.add(2, on: 1))
        while bench.book.texts(.error).isEmpty { await Task.yield() }
      }
      health = await bench.server.health()
      #expect(!health.isWell)
      #expect(health.store?.isTroubled == true)
      bench.store.fail(nil)
      while await !bench.server.health().isWell {
        bench.clock.advance(by: .seconds(10))
        await Task.yield()
      }
    }

    @Test func `health is answered as JSON, with 503 where the site is not well`() async throws {
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.page("/coffee", of: site, title: "Coffee") { _, _ in TestPage.screen(log) }
        router.health("/health", of: site)
        return router
      }
      func configure(_ configuration: inout Site.Configuration) {
        configuration.limits.sessions = 1
      }
      try await TestServer.run(configure, router: router) { server in
        let (well, full) = try await RawClient.connect(server.port) { client in
          let well = try await client.get("/health")
          _ = try await client.get("/coffee")
          return (well, try await client.get("/health"))
        }
        #expect(well.head.contains("200 OK"))
        #expect(well.head.contains("application/json"))
        #expect(well.body == "{\"isWell\":true,\"limit\":1,\"sessions\":0}")
        #expect(full.head.contains("503 Service Unavailable"))
        #expect(full.body == "{\"isWell\":false,\"limit\":1,\"sessions\":1}")
      }
    }

    @Test func `a site is well while there is room for pages`() async throws {
      let site = try Site(store: MemorySessionStore())
      #expect(await site.health().isWell)
      var configuration = Site.Configuration()
      configuration.limits.sessions = 1
      let small = try Site(configuration)
      _ = try await small.open(TallyPage.screen(Effects()), from: "10.0.0.1")
      let health = await small.health()
      #expect(!health.isWell)
      #expect(health.store == nil)
      #expect((health.sessions, health.limit) == (1, 1))
    }
  }

  @Suite struct SweepTests {
    private let day = 86_400_000

    @Test func `what has expired is forgotten each ten minutes`() {
      var sweeps = Sweeps()
      #expect(sweeps.next(at: 0, passed: .zero) == .now)
      #expect(sweeps.next(at: 599_000, passed: .seconds(599)) == .later)
      #expect(sweeps.next(at: 600_000, passed: .seconds(600)) == .now)
    }

    @Test func `a clock that jumps ahead costs no session for an hour`() {
      var sweeps = Sweeps()
      _ = sweeps.next(at: 0, passed: .zero)
      let jumped = sweeps.next(at: 30 * day + 600_000, passed: .seconds(600))
      #expect(jumped == .clockJumped(by: .seconds(30 * 86_400)))
      #expect(sweeps.next(at: 30 * day + 1_800_000, passed: .seconds(1_800)) == .later)
      // Set right again: that is a jump too.
      let back = sweeps.next(at: 2_400_000, passed: .seconds(2_400))
      #expect(back == .clockJumped(by: .seconds(-30 * 86_400)))
      #expect(sweeps.next(at: 6_000_000, passed: .seconds(6_000)) == .now)
    }

    @Test func `a clock that jumps back does not stop it for ever`() {
      var sweeps = Sweeps()
      _ = sweeps.next(at: 30 * day, passed: .zero)
      _ = sweeps.next(at: 0, passed: .seconds(1))
      #expect(sweeps.next(at: 3_601_000, passed: .seconds(3_602)) == .now)
    }
  }
#endif
