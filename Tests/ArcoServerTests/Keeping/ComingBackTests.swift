#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Testing

  /// A page whose server was killed and started again.
  @Suite(.timeLimit(.minutes(1))) struct ComingBackTests {
    @Test func `what was applied is there, under whatever number`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2), .type(3, "abc")])
        return await tab.hear(applied: 3).patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 3, token: ""))
        #expect(
          await tab.line.hear()
            == .patch(number: patch + 1, applied: 3, operations: [2, 10, UInt8(TallyPage.nodes)]))
        tab.line.say(.add(4, on: patch + 1))
        #expect(await tab.hear(applied: 4).text.contains("count 3, text abc"))
      }
    }

    @Test func `a client that missed a patch gets the page anew`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        tab.line.say(.add(2))
        return await tab.hear(applied: 2).patch
      }
      #expect(patch == 2)
      try bench.restart()
      try await bench.comeBack(token, received: 1) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 2, token: ""))
        // Made on the page of the first patch, by its numbers.
        tab.line.say(.add(3, on: 1))
        let heard = await tab.hear(applied: 3)
        #expect(heard.text.contains("count 3"))
        #expect(heard.refused.isEmpty)
      }
    }

    @Test func `an event that is sent again is applied once`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2)])
        return await tab.hear(applied: 2).patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say([.add(1), .add(2), .add(3, on: patch)])
        #expect(await tab.hear(applied: 3).text.contains("count 3"))
      }
    }

    /// The tally as a program that never comes to an end once something was counted.
    private func endless(_ effects: Effects) -> Screen {
      let own = Dispatcher<Void, Tally, TallyInput>.update { tally, input in
        switch input {
        case .add(let count):
          tally.count += count
          return .none
        default: return .send(.note)
        }
      }
      let dispatcher = Dispatcher<Void, Tally, TallyInput> {
        own
        Dispatcher.alive(while: { (tally: Tally) in tally.count > 0 }) {
          .callback { _, _ in
            effects.note("started")
            return Cancellation { effects.note("stopped") }
          }
        }
        Dispatcher.alive(while: { (tally: Tally) in tally.count > 0 }) { .send(.note) }
      }
      return Screen(
        Component(dispatcher) { tally, _ in p("count \(tally.count)") }, state: Tally(),
        keeping: .inputs(as: "tally"))
    }

    @Test func `a page that ends while it is restored is closed, and its client begins anew`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await bench.clicked()
      try bench.restart(endless(bench.effects))
      #expect(try await !bench.load(token: token).opened.goesOn)
      #expect(bench.effects["started"] == bench.effects["stopped"])
      #expect(bench.server.sessionCount == 1)
      // The store has forgotten it, so that no later request makes it again.
      _ = try await bench.commitsOnceIdle()
      let id = String(token.split(separator: ".")[2])
      #expect(try await bench.store.inner.load(id, for: "test", at: 0) == nil)
    }

    @Test func `a page that ends before its first event is let go of`() async throws {
      let bench = try KeepingBench()
      weak var ended: Session?
      do {
        let (session, _) = try await bench.server.open(bench.screen, from: "10.0.0.1")
        ended = session
      }
      #expect(ended != nil)
      await bench.server.close()
      while ended != nil {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `effects are not done again, and those that live by the state are`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.ask(1), .watch(2), .add(3)])
        return await tab.hear(text: "count 11").patch
      }
      #expect(bench.effects["asked"] == 1)
      #expect(bench.effects["alive"] == 1)
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(4, on: patch))
        #expect(await tab.hear(applied: 4).text.contains("count 12"))
      }
      while bench.effects["alive"] < 2 { await Task.yield() }
      #expect(bench.effects["asked"] == 1)
      #expect(bench.effects["alive"] == 2)
    }

    @Test func `a refusal that may not have been heard is told again`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2, node: 99)])
        #expect(await tab.hear { $0.applied == 1 && $0.refused == [2] }.patch == 1)
      }
      try bench.restart()
      try await bench.comeBack(token, received: 1) { tab in
        // Refusals come before the welcome.
        #expect(tab.welcome == .refused(reference: 2, .gone))
        tab.line.say(.add(3, on: 1))
        #expect(await tab.hear(applied: 3).text.contains("count 2"))
      }
    }

    @Test func `a page that nobody touched is not kept`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in _ = await tab.hearAll() }
      #expect(bench.store.commits.withLock { $0 } == 0)
      try bench.restart()
      #expect(try await bench.load(token: token).opened.goesOn == false)
    }

    @Test func `a tab that is closed is forgotten`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        tab.line.departure = .gone
      }
      await bench.server.close()
      try bench.restart()
      #expect(try await bench.load(token: token).opened.goesOn == false)
    }

    @Test func `a page that waited too long in memory comes back from the store`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      bench.clock.advance(by: .seconds(600))
      while bench.server.sessionCount > 0 { await Task.yield() }
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
    }

    @Test func `another browser's token is worth nothing`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.clicked()
      try bench.restart()
      let opened = try await bench.server.open(
        Visit(
          screen: bench.screen, address: "/", network: "10.0.0.1",
          cookie: "ffeeddccbbaa99887766554433221100", token: token))
      #expect(!opened.goesOn)
    }

    @Test(arguments: [nil, "bob"], [false, true])
    func `what was kept for somebody is shown to nobody else`(
      other: String?, isOtherProgram: Bool
    ) async throws {
      let bench = try KeepingBench()
      func visit(_ user: String?, _ token: String? = nil) -> Visit {
        Visit(
          screen: bench.screen, address: "/", network: "10.0.0.1",
          subject: user.map { Subject(id: $0) }, cookie: Bench.cookie, token: token)
      }
      let first = try await bench.server.open(visit("alice"))
      let token = bench.server.tokens.issue(for: first.session, cookie: Bench.cookie)
      try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        tab.line.say(.add(2))
        _ = await tab.hear(applied: 2)
      }
      #expect(try await bench.store.sessions(of: "alice", at: 0).count == 1)
      // While it is in memory, too.
      #expect(try await bench.server.open(visit(other, token)).goesOn == false)
      try bench.restart(build: isOtherProgram ? "2" : "1")
      let opened = try await bench.server.open(visit(other, token))
      #expect(!opened.goesOn && !opened.isOlder)
      let back = try await bench.server.open(visit("alice", token))
      #expect(back.goesOn != isOtherProgram && back.isOlder == isOtherProgram)
    }
  }
#endif
