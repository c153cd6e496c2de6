#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Logging
  import Testing

  /// What becomes of effects whose server ends before they do.
  @Suite(.timeLimit(.minutes(1))) struct FateTests {
    private let outside = Outside()

    private func bench(isPrivate: Bool = false) throws -> KeepingBench {
      let bench = try KeepingBench()
      bench.nodes = TillPage.nodes
      bench.screen = TillPage.screen(outside, isPrivate: isPrivate)
      return bench
    }

    /// What the page says after it came back.
    private func word(_ bench: KeepingBench, _ token: String, _ patch: Int) async throws -> String {
      try await bench.comeBack(token, received: patch) { tab in
        await tab.hear(text: "the till is").text
      }
    }

    /// A page that was left, of which frames wait to be kept.
    private func left(
      saying frames: [ClientFrame], _ departure: Departure = .none
    ) async throws -> KeepingBench {
      let bench = try bench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        tab.line.say(frames)
        while !bench.store.isWaitedFor { await Task.yield() }
        tab.line.departure = departure
      }
      return bench
    }

    /// Waits until no page is there any more.
    private func ended(_ server: Site) async throws {
      while server.sessionCount > 0 {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `an effect that ran when the server was killed tells that it is lost`() async throws
    {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        let patch = await tab.hear(text: "uploading").patch
        try await outside.reach("upload", 1)
        return patch
      }
      try bench.restart()
      #expect(try await word(bench, token, patch).contains("the till is uploading, lost"))
      #expect(outside.count("upload") == 1)
    }

    @Test func `it tells so once, whenever the server is killed after that`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        return await tab.hear(text: "uploading").patch
      }
      var told: [String] = []
      for _ in 0..<3 {
        try bench.restart()
        _ = try await bench.load(token: token)
        // Until it is kept that the page was told.
        await bench.server.close()
      }
      try bench.restart()
      told.append(try await word(bench, token, patch))
      #expect(told.last?.contains("the till is uploading, lost") == true)
      #expect(told.last?.contains("lost, lost") == false)
    }

    @Test func `an effect that is to be done again has the key that it had`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say([.doubleClick(1, 1), .doubleClick(2, 1)])
        let patch = await tab.hear(applied: 2).patch
        try await outside.reach("charge", 2)
        return patch
      }
      for round in 2...3 {
        try bench.restart()
        // Nothing begins before the client is there: nothing is kept before.
        try await bench.comeBack(token, received: patch) { tab in
          _ = await tab.hear { $0.patch > patch }
          try await outside.reach("charge", 2 * round)
        }
      }
      let keys = outside.charges.withLock { $0 }
      #expect(Set(keys).count == 2)
      #expect(keys.count == 6)
      outside.letGo()
      _ = try await bench.connect(token, received: patch) { tab in await tab.hear(text: "charged") }
    }

    @Test func `an effect that is over is not lost, though it sent nothing`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 3))
        let patch = await tab.hear { $0.applied == 1 }.patch
        try await outside.reach("look", 1)
        let before = bench.store.commits.withLock { $0 }
        outside.letGo()
        while bench.store.commits.withLock({ $0 }) == before { await Task.yield() }
        return patch
      }
      try bench.restart()
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.click(2, 1, on: patch))
        let text = await tab.hear(text: "uploading").text
        #expect(!text.contains("lost"))
      }
    }

    @Test func `an effect of a part tells the part`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 5))
        return await tab.hear(text: "rings 1").patch
      }
      try bench.restart()
      let text = try await bench.comeBack(token, received: patch) { tab in
        await tab.hear(text: "rings 101").text
      }
      #expect(text.contains("rings 101"))
    }

    @Test func `where the input is private to a part nobody is told, and the log says so`()
      async throws
    {
      let bench = try bench(isPrivate: true)
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say(.click(1, 5))
        _ = await tab.hear(text: "rings 1")
      }
      #expect(
        bench.book.texts(.notice).count { $0.contains("A restored page does not get it") } == 1)
    }

    @Test func `no effect begins before what asked for it is kept`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        tab.line.say(.click(1, 1))
        while !bench.store.isWaitedFor { await Task.yield() }
        _ = await tab.hearAll()
        #expect(outside.count("upload") == 0)
        bench.store.release()
        try await outside.reach("upload", 1)
      }
    }

    @Test func `an event that was not kept and is sent again begins its effect once`() async throws
    {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 5))
        let patch = await tab.hear(applied: 1).patch
        bench.store.fail(.busy(path: "disk"))
        tab.line.say(.click(2, 1, on: patch))
        while bench.book.texts(.error).isEmpty { await Task.yield() }
        _ = await tab.hearAll()
        return patch
      }
      try bench.restart()
      bench.store.fail(nil)
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.click(2, 1, on: patch))
        _ = await tab.hear(text: "uploading")
        try await outside.reach("upload", 1)
      }
      #expect(outside.count("upload") == 1)
    }

    @Test func `an effect that may be finished begins though its page ends`() async throws {
      let bench = try await left(saying: [.doubleClick(1, 3)])
      let server = bench.server
      async let closed: Void = server.close()
      try await ended(server)
      #expect(outside.count("save") == 0)
      bench.store.release()
      try await outside.reach("save", 1)
      await closed
    }

    @Test func `an effect that is not to be finished does not begin once its page has ended`()
      async throws
    {
      let bench = try await left(saying: [.click(1, 1), .doubleClick(2, 3)])
      let server = bench.server
      async let closed: Void = server.close()
      try await ended(server)
      bench.store.release()
      // It would have begun before this one.
      try await outside.reach("save", 1)
      await closed
      #expect(outside.count("upload") == 0)
    }

    @Test
    func `of a tab that is closed too early only an effect that may be finished begins`()
      async throws
    {
      let bench = try await left(saying: [.click(1, 1), .doubleClick(2, 3)], .gone)
      // It would have begun before this one.
      try await outside.reach("save", 1)
      #expect(outside.count("upload") == 0)
      bench.store.release()
    }

    @Test func `an effect that began with a page that nobody came to is told as lost, too`()
      async throws
    {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.doubleClick(1, 3))
        return await tab.hear(applied: 1).patch
      }
      await bench.server.close()
      // From now on something is alive by the state.
      try bench.restart(build: "2", TillPage.screen(outside, isWatching: true))
      #expect(try await bench.load(token: token).opened.goesOn)
      try await outside.reach("watch", 1)
      await bench.server.close()
      try bench.restart(build: "2")
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.click(2, 5, on: patch))
        let text = await tab.hear { $0.applied >= 2 && $0.text.contains("rings 1") }.text
        #expect(text.contains("the till is idle, lost"))
      }
    }

    @Test func `a page that begins with an older state is told what was lost, too`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        _ = await tab.hear(text: "uploading")
        tab.line.say(.click(2, 3))
        _ = await tab.hear(applied: 2)
      }
      try bench.restart(build: "2")
      let (renewed, opened) = try await bench.load(token: token)
      #expect(opened.isOlder)
      try await bench.connect(renewed) { tab in
        #expect(await tab.hear(text: "the till is").text.contains("the till is uploading, lost"))
      }
    }

    @Test func `another program tells what was lost, from the last snapshot`() async throws {
      let bench = try bench()
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        return await tab.hear(text: "uploading").patch
      }
      await bench.server.close()
      try bench.restart(build: "2")
      #expect(try await word(bench, token, patch).contains("the till is uploading, lost"))
    }
  }
#endif
