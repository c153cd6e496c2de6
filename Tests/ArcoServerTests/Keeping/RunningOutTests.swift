#if Server
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Testing

  /// Numbers and times that have an end, of pages that have none.
  @Suite(.timeLimit(.minutes(1))) struct RunningOutTests {
    private func id(_ token: String) -> String { String(token.split(separator: ".")[2]) }

    /// Has a client whose page is gone begin anew.
    private func beginsAnew(_ bench: KeepingBench, _ token: String) async throws {
      try await bench.connect(token, received: 1) { tab in
        #expect(tab.welcome == .welcome(.freshStart, applied: 0, token: ""))
      }
      #expect(try await bench.load(token: token).opened.goesOn == false)
    }

    @Test(arguments: [1 << 30, Int(Int32.max) - 1, Int(Int32.max)])
    func `a page of which a client claims more patches than there can be begins anew`(
      received: Int
    ) async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.clicked()
      try bench.restart()
      try await bench.comeBack(token, received: received) { tab in
        await tab.line.closing.wait()
        #expect(tab.line.closeCode == .goingAway)
      }
      try await beginsAnew(bench, token)
    }

    @Test func `a page that has had as many events as there are numbers begins anew`() async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      let history = try #require(try await bench.store.inner.load(id(token), for: "test", at: 0))
      var snapshot = history.session.snapshot
      snapshot.reference = (1 << 30) - 2
      _ = try await bench.store.inner.commit([
        .replace(
          snapshot, of: history.session.claim, version: 1, build: "1",
          expires: history.session.expires)
      ])
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        let first = 1 << 30
        tab.line.say(.add(first - 1, on: patch))
        #expect(await tab.hear(applied: first - 1).applied == first - 1)
        tab.line.say(.add(first, on: patch + 1))
        await tab.line.closing.wait()
        #expect(tab.line.closeCode == .goingAway)
      }
      try await beginsAnew(bench, token)
    }

    @Test func `a page that somebody comes back to is kept as long as its token is renewed`()
      async throws
    {
      let bench = try KeepingBench()
      let days = { (count: Int) in Duration.seconds(count * 24 * 3600) }
      var (token, patch) = try await bench.clicked(for: "ada")
      for _ in 0..<3 {
        let expiry = try await bench.store.inner.sessions(of: "ada", at: 0).first?.expires ?? 0
        bench.clock.advance(by: days(4))
        try bench.restart()
        let (renewed, opened) = try await bench.load(token: token, for: "ada")
        #expect(opened.goesOn)
        patch = try await bench.connect(renewed, received: patch) { tab in
          await tab.hear { $0.patch > patch }.patch
        }
        token = renewed
        while try await bench.store.inner.sessions(of: "ada", at: 0).first?.expires == expiry {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
    }

    @Test func `a page that is open for long is kept while its client is heard`() async throws {
      let bench = try KeepingBench(token: .seconds(200))
      let clicked = try await bench.clicked(for: "ada")
      var token = clicked.token
      // Its token is renewed over each line but the first.
      for _ in 0..<5 {
        token = try await bench.connect(token, received: clicked.patch) { tab in
          await tab.line.settle()
          bench.clock.advance(by: .seconds(100))
          await tab.line.settle()
          bench.clock.advance(by: .seconds(1))
          await tab.line.settle()
          guard case .welcome(.carryOn, _, token: let renewed)? = tab.welcome else { return "" }
          return renewed.isEmpty ? token : renewed
        }
      }
      let now = 1_000_505 * 1_000
      while try await bench.store.inner.sessions(of: "ada", at: now).isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }
#endif
