#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  /// What is kept of a page while its server lives.
  @Suite(.timeLimit(.minutes(1))) struct KeepingTests {
    @Test func `nothing is said to be applied before it is kept`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        tab.line.say([.add(1), .add(2, node: 99)])
        while !bench.store.isWaitedFor { await Task.yield() }
        #expect(await tab.hearAll() == Heard())
        bench.store.release()
        let heard = await tab.hear { !$0.refused.isEmpty && $0.applied > 0 }
        #expect(heard.text.contains("count 1"))
        #expect(heard.refused == [2])
      }
    }

    @Test(arguments: [false, true])
    func `a page of which nothing is kept yet is rebuilt for who joins it or goes back to it`(
      _ isGoingBack: Bool
    ) async throws {
      let bench = try KeepingBench()
      // As where something has changed the page before its script counts the nodes.
      bench.nodes = 0
      let (token, _) = try await bench.load()
      if isGoingBack {
        try await bench.connect(token) { tab in tab.line.departure = .left }
      }
      let line = MemoryLine()
      let conversation = bench.server.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      let version = ClientFrame.formatVersion
      line.say(
        isGoingBack
          ? .goBack(version: version, token: token)
          : .join(version: version, token: token, received: 0, nodes: 0))
      line.say(.received(0))
      let tab = Tab(line: line, welcome: await line.hear(), answers: true)
      #expect(tab.welcome == .welcome(.rebuild, applied: 0, token: ""))
      // A rebuild comes behind the first pong.
      let heard = [await tab.hearAll(), await tab.hearAll()]
      #expect(heard.contains { $0.text.contains("count 0") })
      line.drop()
      await running.value
    }

    @Test func `what comes while a commit runs is kept by the next one`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        for reference in 1...20 {
          tab.line.say(.add(reference))
          await tab.line.settle()
        }
        bench.store.release()
        #expect(await tab.hear(applied: 20).text.contains("count 20"))
      }
      #expect(bench.store.commits.withLock { $0 } <= 3)
    }

    @Test func `what an effect sends is kept and shown without an event`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.ask(1))
        return await tab.hear(text: "count 10").patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hear(applied: 2).text.contains("count 11"))
      }
    }

    @Test func `while nothing can be kept nothing is told, and then all of it`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.fail(.busy(path: "disk"))
        tab.line.say([.add(1), .add(2)])
        while bench.book.texts(.error).isEmpty { await Task.yield() }
        #expect(await tab.hearAll() == Heard())
        bench.store.fail(nil)
        try await bench.retry(after: 200)
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
      #expect(bench.book.texts(.error).count == 1)
      #expect(bench.book.texts(.notice).count == 1)
    }

    @Test func `while nothing can be kept one change of a page waits, however much happens`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        bench.store.fail(.busy(path: "disk"))
        tab.line.say(.add(1))
        while bench.book.texts(.error).isEmpty {
          try Task.checkCancellation()
          await Task.yield()
        }
        for reference in 2...50 {
          tab.line.say(reference == 30 ? .type(30, "tea") : .add(reference))
          #expect(await tab.hearAll() == Heard())
          // The change that is tried again.
          #expect(await bench.server.health().store?.waiting == 1)
        }
        bench.store.fail(nil)
        try await bench.retry(after: 200)
        let heard = await tab.hear(applied: 50)
        #expect(heard.text.contains("count 49, text tea"))
        return heard.patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(51, on: patch))
        #expect(await tab.hear(applied: 51).text.contains("count 50, text tea"))
      }
    }

    @Test func `a server that lost its session to another ends it`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let first = bench.server
      try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        _ = await tab.hear(applied: 1)
        try bench.restart()
        #expect(try await bench.load(token: token).opened.goesOn)
        tab.line.say(.add(2))
        await tab.line.closing.wait()
        #expect(tab.line.closeCode == .goingAway)
      }
      #expect(first.sessionCount == 0)
      try await bench.connect(token, received: 1) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
        tab.line.say(.add(2, on: 1))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
    }

    @Test func `many events make a snapshot now and then`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        var patch = 0
        for reference in 1...150 {
          tab.line.say(.add(reference, on: patch))
          patch = await tab.hear(applied: reference).patch
          if reference.isMultiple(of: 50) { bench.clock.advance(by: .seconds(5)) }
        }
        return patch
      }
      let id = String(token.split(separator: ".")[2])
      let history = try await bench.store.inner.load(id, for: "test", at: 0)
      #expect((history?.events.count ?? .max) < 100)
      #expect((history?.session.snapshot.reference ?? 0) > 20)
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(151, on: patch))
        #expect(await tab.hear(applied: 151).text.contains("count 151"))
      }
    }

    /// What is kept of a page of a text, after something happened to it so often.
    private func history(
      of text: String, _ count: Int, _ event: (Int) -> ClientFrame
    ) async throws -> KeptHistory? {
      let bench = try KeepingBench()
      let effects = bench.effects
      bench.screen = Screen(
        TallyPage.component(effects), state: Tally(text: text), keeping: .inputs(as: "tally"))
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        for reference in 1...count {
          tab.line.say(event(reference))
          _ = await tab.hear(applied: reference)
          if reference.isMultiple(of: 20) { bench.clock.advance(by: .seconds(5)) }
        }
      }
      let id = String(token.split(separator: ".")[2])
      return try await bench.store.inner.load(id, for: "test", at: 0)
    }

    @Test func `a hundred small events make a snapshot of a large state`() async throws {
      let large = String(repeating: "large ", count: 4_000)
      let history = try #require(try await history(of: large, 110) { .add($0) })
      #expect(history.session.snapshot.reference > 50)
      #expect(history.events.count < 60)
    }

    @Test func `a few large events make a snapshot of a small state`() async throws {
      let large = String(repeating: "large ", count: 300)
      let history = try #require(try await history(of: "", 10) { .type($0, "\($0) \(large)") })
      #expect(history.events.count < 4)
    }

    @Test func `a screen that does not say that it keeps its pages keeps nothing`() async throws {
      let bench = try KeepingBench()
      let effects = bench.effects
      bench.screen = Screen(TallyPage.component(effects), state: Tally())
      let (token, patch) = try await bench.clicked()
      await bench.server.close()
      #expect(bench.store.commits.withLock { $0 } == 0)
      try bench.restart()
      try await bench.connect(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.freshStart, applied: 0, token: ""))
      }
      #expect(try await !bench.load(token: token).opened.goesOn)
    }

    @Test func `a site with a store names each route once whose pages are not kept`() async throws {
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.page("/kept", of: site, title: "Kept") { _, _ in TallyPage.screen(Effects()) }
        for path in ["/one", "/two"] {
          router.page("\(path)", of: site, title: "Tally") { _, _ in
            Screen(TallyPage.component(Effects()), state: Tally())
          }
        }
        // Lives no longer than its request: there is nothing to keep.
        router.page("/still", of: site, title: "Still", live: false) { _, _ in
          Screen(TallyPage.component(Effects()), state: Tally())
        }
        return router
      }
      let named = try await TestServer.run(store: MemorySessionStore(), router: router) { server in
        for path in ["/kept", "/one", "/still", "/two", "/one"] {
          let page = try await server.load(path).page
          #expect(page.head.contains("200 OK"))
        }
        return server.book.texts(.notice)
      }
      #expect(named.count == 2)
      #expect(named.first?.hasPrefix("Pages at /one are not kept") == true)
      #expect(named.last?.hasPrefix("Pages at /two are not kept") == true)
    }

    @Test func `of a screen that keeps states each state is kept`() async throws {
      struct Kept: Codable, Sendable { var count = 0 }
      struct Step: Sendable { var size: Int }
      let bench = try KeepingBench()
      bench.nodes = 4
      bench.screen = Screen(
        Component<Void, Kept, Step, HTML>(.reduce { kept, step in kept.count += step.size }) {
          kept, send in
          button("+", .onClick { send(Step(size: 2)) })
          p("count \(kept.count)")
        },
        state: Kept(), keeping: .states(as: "steps"))
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.add(1), .add(2)])
        return await tab.hear(applied: 2).patch
      }
      // Another program reads the state all the same: there is no input to be done again.
      try bench.restart(build: "2")
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(3, on: patch))
        #expect(await tab.hear(applied: 3).text.contains("count 6"))
      }
    }

    @Test func `what a private input and a move did is kept`() async throws {
      let bench = try KeepingBench()
      let outside = Outside()
      bench.nodes = TillPage.nodes
      bench.screen = TillPage.screen(outside, isPrivate: true)
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.click(1, 5), .click(2, 5), .doubleClick(3, 5)])
        return await tab.hear(text: "moved 1").patch
      }
      try bench.restart()
      let text = try await bench.comeBack(token, received: patch) { tab in
        tab.line.say([.click(4, 5, on: patch), .click(5, 1, on: patch)])
        return await tab.hear { $0.applied >= 5 }.text
      }
      #expect(text.contains("rings 3, moved 1"))
    }

    @Test func `state that views keep for themselves is named by its types when the page is made`()
      async throws
    {
      let bench = try KeepingBench()
      bench.screen = Screen(
        Component<Void, Tally, TallyInput, HTML>(
          .empty(),
          Face.placing { parts in
            let isOpen = parts.local(false)
            let (isWide, zoom) = (parts.local(false), parts.local(1.5))
            return parts.view { _, _ in
              p("\(isOpen.state) \(isWide.state) \(zoom.state)")
            }
          }),
        state: Tally(), keeping: .inputs(as: "tally"))
      for _ in 0..<2 { _ = try await bench.load() }
      let named = bench.book.texts(.notice).filter {
        $0.contains("of their own, which the store does not keep")
      }
      #expect(named.count == 2)
      #expect(named.contains { $0.contains("have a Bool of") })
      #expect(named.contains { $0.contains("have a Double of") })
    }
  }
#endif
