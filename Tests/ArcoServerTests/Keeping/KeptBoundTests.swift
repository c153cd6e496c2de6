#if Server
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Logging
  import Testing

  /// How much is kept of whom, and what goes when a store is full.
  @Suite(.timeLimit(.minutes(1))) struct KeptBoundTests {
    private static func limits(pages: Int = 2, kept: Int = 4) -> Limits {
      var limits = Limits()
      limits.sessionsPerAddress = pages
      limits.keptPerAddress = kept
      return limits
    }

    /// Ends all pages whose line has dropped, and waits until that is kept.
    private func end(_ bench: KeepingBench) async throws {
      bench.clock.advance(by: .seconds(121))
      while bench.server.sessionCount > 0 { await Task.yield() }
      _ = try await bench.commitsOnceIdle()
    }

    private func kept(_ bench: KeepingBench) async throws -> Int {
      _ = try await bench.commitsOnceIdle()
      return try await bench.store.inner.usage().sessions
    }

    @Test func `of an address no more pages that were left are kept than it may have`() async throws
    {
      let bench = try KeepingBench()
      for _ in 0..<201 {
        let (token, _) = try await bench.load()
        try await bench.connect(token) { tab in
          tab.line.say(.add(1))
          _ = await tab.hear(applied: 1)
          tab.line.departure = .left
        }
      }
      #expect(bench.server.sessionCount == 200)
      #expect(try await kept(bench) == 200)
    }

    @Test func `of an address a bounded number of strangers' sessions rest, the newest ones`()
      async throws
    {
      let bench = try KeepingBench(limits: Self.limits())
      var tabs: [(token: String, patch: Int)] = []
      for _ in 0..<10 {
        tabs.append(try await bench.clicked())
        try await end(bench)
      }
      #expect(try await kept(bench) == 4)
      try bench.restart()
      for tab in tabs.prefix(6) {
        #expect(try await bench.load(token: tab.token).opened.goesOn == false)
      }
      for tab in tabs.suffix(4).prefix(2) {
        #expect(try await bench.load(token: tab.token).opened.goesOn)
      }
    }

    @Test func `a session to which somebody comes back does not rest, and is not forgotten`()
      async throws
    {
      let bench = try KeepingBench(limits: Self.limits())
      let first = try await bench.clicked()
      try await end(bench)
      // Somebody else's page does not have it, and does not take it from the count.
      #expect(try await bench.load(token: first.token, for: "ada").opened.goesOn == false)
      try await bench.comeBack(first.token, received: first.patch) { tab in
        for _ in 0..<10 {
          _ = try await bench.server.open(
            Visit(
              screen: bench.screen, address: "/", network: "10.0.0.1", cookie: Bench.cookie,
              token: nil))
        }
        tab.line.say(.add(2))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
    }

    @Test func `what is kept of subjects is not counted by address`() async throws {
      let bench = try KeepingBench(limits: Self.limits())
      for number in 0..<10 {
        _ = try await bench.clicked(for: "subject \(number)")
        try await end(bench)
      }
      #expect(try await kept(bench) == 10)
    }

    @Test func `of a subject a bounded number of sessions rest, whatever their addresses are`()
      async throws
    {
      let bench = try KeepingBench(limits: Self.limits())
      for _ in 0..<10 {
        _ = try await bench.clicked(for: "ada")
        try await end(bench)
      }
      _ = try await bench.clicked(for: "alan")
      try await end(bench)
      _ = try await bench.commitsOnceIdle()
      #expect(try await bench.store.inner.sessions(of: "ada", at: 0).count == 4)
      #expect(try await bench.store.inner.sessions(of: "alan", at: 0).count == 1)
    }

    @Test(arguments: [false, true])
    func `a crash or a deploy with an office's 200 pages brings all of them back`(
      _ isDeploy: Bool
    ) async throws {
      let bench = try KeepingBench()
      var tabs: [(token: String, patch: Int)] = []
      for _ in 0..<200 { tabs.append(try await bench.clicked()) }
      for _ in 0..<2 {
        _ = try await bench.commitsOnceIdle()
        if isDeploy { await bench.server.close() }
        try bench.restart()
        for tab in tabs {
          #expect(try await bench.load(token: tab.token).opened.goesOn)
        }
        #expect(bench.server.sessionCount == 200)
      }
    }

    /// Types so many letters into a new page.
    private func typed(
      _ bench: KeepingBench, for subject: String? = nil, bytes: Int = 10_000
    ) async throws -> String {
      let (token, _) = try await bench.load(for: subject)
      try await bench.connect(token) { tab in
        tab.line.say(.type(1, String(repeating: "a", count: bytes)))
        _ = await tab.hear(applied: 1)
      }
      return token
    }

    @Test func `where the store is full the oldest strangers go, and nobody waits`() async throws {
      let bench = try KeepingBench(bytes: 200_000)
      let hers = try await typed(bench, for: "ada")
      var tokens: [String] = []
      for _ in 0..<50 {
        tokens.append(try await typed(bench))
        try await end(bench)
      }
      let usage = try await bench.store.inner.usage()
      #expect(usage.bytes <= 200_000)
      #expect(usage.sessions >= 1)
      #expect(bench.book.texts(.error) == [])
      try bench.restart()
      #expect(try await bench.load(token: hers, for: "ada").opened.goesOn)
      #expect(try await bench.load(token: tokens[49]).opened.goesOn)
      #expect(try await bench.load(token: tokens[0]).opened.goesOn == false)
    }

    @Test func `after a restart the strangers whom nobody serves any more go first`() async throws {
      let bench = try KeepingBench(bytes: 100_000)
      let hers = try await typed(bench, for: "ada")
      for _ in 0..<7 { _ = try await typed(bench) }
      _ = try await bench.commitsOnceIdle()
      try bench.restart()
      bench.clock.advance(by: .seconds(4_000))
      for _ in 0..<7 { _ = try await typed(bench) }
      _ = try await bench.commitsOnceIdle()
      #expect(bench.book.texts(.error) == [])
      try bench.restart()
      #expect(try await bench.load(token: hers, for: "ada").opened.goesOn)
    }

    @Test func `where nothing may go new strangers are not kept, and everybody else goes on`()
      async throws
    {
      let bench = try KeepingBench(bytes: 100_000)
      let (hers, _) = try await bench.load(for: "ada")
      try await bench.connect(hers) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        for _ in 0..<9 { _ = try await typed(bench, for: "alan") }
        // The page is told of, though it is not kept.
        _ = try await typed(bench, bytes: 20_000)
        tab.line.say(.add(2))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
      _ = try await bench.commitsOnceIdle()
      #expect(try await bench.store.inner.sessions(of: "alan", at: 0).count == 9)
      #expect(bench.book.texts(.error).count == 1)
      #expect(bench.book.texts(.error)[0].contains("could not be saved"))
    }
  }
#endif
