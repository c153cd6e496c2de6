#if Server
  import ArcoCore
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import HTTPTypes
  import Hummingbird
  import Logging
  import Testing

  /// How often a client may have kept sessions loaded.
  @Suite(.timeLimit(.minutes(1))) struct LoadRateTests {
    @Test func `kept sessions are loaded for a client at a rate, and none is lost by that`()
      async throws
    {
      let bench = try KeepingBench()
      let tab = try await bench.clicked()
      try bench.restart()
      let store = bench.store
      // The session is loaded each time, as only its history says whose it is.
      func loads(_ count: Int, from network: String = "10.0.0.1") async throws -> Int {
        let before = store.loads.withLock { $0 }
        for _ in 0..<count {
          do {
            _ = try await bench.load(token: tab.token, for: "ada", from: network)
          } catch let error as HTTPError where error.status == .tooManyRequests {}
        }
        return store.loads.withLock { $0 } - before
      }
      #expect(try await loads(300) == 200)
      #expect(try await loads(10, from: "10.0.0.2") == 10)
      bench.clock.advance(by: .seconds(1))
      #expect(try await loads(20) == 10)
      bench.clock.advance(by: .milliseconds(100))
      #expect(try await bench.load(token: tab.token).opened.goesOn)
      #expect(bench.book.texts(.info).count { $0.contains("kept pages a second") } == 1)
    }

    @Test func `a load that the store fails does not count`() async throws {
      let bench = try KeepingBench()
      let tab = try await bench.clicked()
      try bench.restart()
      bench.store.loadError.withLock { $0 = .busy(path: "sessions.db") }
      for _ in 0..<300 {
        let error = await #expect(throws: HTTPError.self) {
          _ = try await bench.load(token: tab.token)
        }
        #expect(error?.status == .serviceUnavailable)
      }
      bench.store.loadError.withLock { $0 = nil }
      #expect(try await bench.load(token: tab.token).opened.goesOn)
    }

    /// How the router has two pages at `/a` and `/b`.
    enum Routes: CaseIterable { case pages, pagesOfGroups, navigations }

    @Test(arguments: Routes.allCases)
    func `a token of another route is refused before anything is loaded`(routes: Routes)
      async throws
    {
      let store = TestStore()
      let effects = Effects()
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        for path in ["/a", "/b"] as [RouterPath] {
          switch routes {
          case .pages:
            router.page(path, of: site, title: "Tally") { _, _ in TallyPage.screen(effects) }
          case .pagesOfGroups:
            router.group(path).page("", of: site, title: "Tally") { _, _ in
              TallyPage.screen(effects)
            }
          case .navigations:
            router.group(path).pages(of: site, title: "Tally") { _, _ in
              TallyPage.screen(effects)
            }
          }
        }
        return router
      }
      let tab = try await TestServer.run(store: store, router: router) { server in
        let tab = try await server.load("/a")
        try await server.join(tab) { client in
          try await client.say(.add(1))
          // Shown once it is kept.
          var applied = 0
          while applied < 1, let frame = await client.hear() {
            if case .patch(_, let reference, _) = frame { applied = reference }
          }
        }
        return tab
      }
      try await TestServer.run(store: store, router: router) { server in
        let before = store.loads.withLock { $0 }
        let fields = "Cookie: \(tab.cookie)\r\nArco-Token: \(tab.token)\r\n"
        let other = try await RawClient.connect(server.port) { try await $0.get("/b", fields) }
        #expect(other.status == 200)
        #expect(!other.body.contains("data-goes-on"))
        #expect(store.loads.withLock { $0 } == before)
        let own = try await RawClient.connect(server.port) { try await $0.get("/a", fields) }
        #expect(own.body.contains("data-goes-on"))
        #expect(store.loads.withLock { $0 } == before + 1)
      }
    }
  }
#endif
