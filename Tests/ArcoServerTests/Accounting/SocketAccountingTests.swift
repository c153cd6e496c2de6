#if Server
  import ArcoServer
  import ArcoTesting
  import ArcoWeb
  import Hummingbird
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SocketAccountingTests {
    /// A tab on one connection after another, each of which ends in the midst of things.
    private func run(
      seed: UInt64, lines: Int, rounds: Int, _ server: TestServer, _ log: StallLog
    ) async throws -> LedgerTab {
      var random = SeededRandom(seed: seed)
      var tab = LedgerTab()
      let page = try await server.load("/stalls")
      for line in 1...lines {
        (tab, random) = try await RawClient.connect(server.port) { client in
          var (tab, random) = (tab, random)
          _ = try await client.upgrade(cookie: page.cookie)
          try await client.say(
            .join(token: page.token, received: tab.lastPatch, nodes: tab.nodes))
          try await exchange(&tab, over: &client)
          for _ in 0..<rounds {
            for _ in 0...random.below(30) { tab.act(&random) }
            // What is said and not answered yet fills the server's window.
            if random.oneIn(4) {
              try await exchange(&tab, over: &client)
            } else {
              for frame in tab.toServer { try await client.say(frame) }
              tab.toServer = []
            }
          }
          if line == lines {
            while !tab.pending.isEmpty || !tab.toServer.isEmpty {
              try await exchange(&tab, over: &client)
            }
          }
          return (tab, random)
        }
        if line < lines { tab.drop() }
      }
      return tab
    }

    /// Says what there is to say, and hears all that the server says until it has dealt with that.
    private func exchange(_ tab: inout LedgerTab, over client: inout RawClient) async throws {
      tab.acknowledge()
      for frame in tab.toServer { try await client.say(frame) }
      tab.toServer = []
      try await client.say(.ping(7))
      while let (opcode, payload) = await client.frame() {
        guard opcode == 2 else { break }
        tab.toClient.append(payload)
        try tab.hear()
        if try ServerFrame.decode(payload) == .pong(7) { return }
      }
      throw CancellationError()
    }

    @Test(arguments: 1...3)
    func `over a socket every event is applied once, or its refusal arrives`(
      seed: UInt64
    ) async throws {
      let log = StallLog()
      try await TestServer.run {
        $0.limits.eventsPerSecond = 1_000_000
        $0.limits.eventBurst = 1_000_000
        $0.limits.window.patches = 16
      } router: { site, _ in
        let router = Router()
        router.page("/stalls", of: site, title: "Stalls") { _, _ in
          Screen(stallsPage(log), state: Stalls())
        }
        return router
      } _: { server in
        let tab = try await run(seed: seed, lines: 4, rounds: 20, server, log)
        #expect(tab.faults(log) == [], "seed \(seed)")
        #expect(tab.rebuilds > 2)
        #expect(tab.reference > 300)
      }
    }
  }
#endif
