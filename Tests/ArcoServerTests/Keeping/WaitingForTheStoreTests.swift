#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  /// What waits for the store, and for how long.
  @Suite(.timeLimit(.minutes(1))) struct WaitingForTheStoreTests {
    /// Waits until something is so.
    private func until(_ isSo: () -> Bool) async throws {
      while !isSo() {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    /// A page that somebody else does something on, whose change is on its way to a store that is held.
    private func busy(_ bench: KeepingBench, _ body: () async throws -> Void) async throws {
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        tab.line.say(.add(1))
        try await until { bench.store.isWaitedFor }
        try await body()
        bench.store.release()
        _ = await tab.hear(applied: 1)
      }
    }

    /// A page that ended in memory while its last change is on its way to a store that is held.
    private func ended(_ bench: KeepingBench) async throws -> String {
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        tab.line.say(.add(1))
        try await until { bench.store.isWaitedFor }
      }
      // One second more than a page is kept whose line dropped.
      bench.clock.advance(by: .seconds(121))
      try await until { bench.server.sessionCount == 0 }
      return token
    }

    @Test func `events that come faster than the store writes wait, and each takes effect`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        bench.store.hold()
        // One by one: what comes together is kept together.
        for number in 1...100 {
          tab.line.say(.add(number))
          for _ in 0..<50 { await Task.yield() }
        }
        let waiting = await bench.server.health().store?.waiting ?? 0
        #expect(waiting < 40)
        bench.store.release()
        let heard = await bench.clock.pass { await tab.hear(applied: 100) }.answer
        #expect(heard.applied == 100)
      }
    }

    private enum TickInput: Codable {
      case start, tick
    }

    @Test func `what a page's own effects do faster than the store writes is kept together`()
      async throws
    {
      let outside = Outside()
      let bench = try KeepingBench()
      bench.nodes = 2
      bench.screen = Screen(
        Component(
          Dispatcher<Void, Int, TickInput>.update { count, input in
            guard case .start = input else {
              count += 1
              return .none
            }
            return .task { _, out in
              await outside.work("ticks")
              for _ in 1...100 {
                out.send(.tick)
                for _ in 0..<50 { await Task.yield() }
              }
              outside.note("over")
            }
          },
          Face { count, send in button("count \(count).", .onClick { send(.start) }) }),
        state: 0, keeping: .inputs(as: "ticks"))
      let (token, _) = try await bench.load()
      try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        _ = await tab.hear(applied: 1)
        try await outside.reach("ticks", 1)
        bench.store.hold()
        outside.letGo()
        try await outside.reach("over", 1)
        let waiting = await bench.server.health().store?.waiting ?? 0
        #expect(waiting < 40)
        bench.store.release()
        _ = await tab.hear(text: "count 100.")
      }
      try bench.restart()
      #expect(try await bench.load(token: token).opened.goesOn)
    }

    @Test func `a page comes back while others are being kept`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      try bench.restart()
      try await busy(bench) {
        let opened = try await bench.load(token: token).opened
        #expect(opened.goesOn)
      }
      try await bench.connect(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 1, token: ""))
      }
    }

    @Test func `a page comes back with what was still to be kept of it`() async throws {
      let bench = try KeepingBench()
      let token = try await ended(bench)
      // The store goes on once somebody waits by the clock, as whoever comes back does.
      let releasing = Task { [clock = bench.clock, store = bench.store] in
        while clock.sleepers == 0, !Task.isCancelled { await Task.yield() }
        store.release()
      }
      #expect(try await bench.load(token: token).opened.goesOn)
      await releasing.value
    }

    @Test func `a page whose changes are not kept in time is asked to come later`() async throws {
      let bench = try KeepingBench()
      let token = try await ended(bench)
      let error = await #expect(throws: HTTPError.self) {
        try await bench.clock.pass { try await bench.load(token: token).opened.goesOn }.answer
      }
      #expect(error?.status == .serviceUnavailable)
      #expect(
        bench.book.texts(.error).contains { $0.contains("were not saved within 3.0 seconds") })
      bench.store.release()
      #expect(try await bench.load(token: token).opened.goesOn)
    }

    @Test func `while the store is in trouble nobody waits for it`() async throws {
      let bench = try KeepingBench()
      let token = try await ended(bench)
      bench.store.fail(.busy(path: "disk"))
      bench.store.release()
      try await until { !bench.book.texts(.error).isEmpty }
      // Time stands still.
      let error = await #expect(throws: HTTPError.self) { try await bench.load(token: token) }
      #expect(error?.status == .serviceUnavailable)
      await #expect(throws: SiteError.store(.busy(path: "disk"))) {
        try await bench.server.forgetSessions(of: "ada")
      }
    }

    @Test func `a site closes in its time though nothing can be kept`() async throws {
      let bench = try KeepingBench()
      _ = try await ended(bench)
      bench.store.fail(.busy(path: "disk"))
      bench.store.release()
      let (_, passed) = await bench.clock.pass { await bench.server.close() }
      #expect(passed >= .milliseconds(9_990))
    }

    @Test func `a worker leaves in its time though nothing can be kept`() async throws {
      let bench = try KeepingBench()
      _ = try await ended(bench)
      bench.store.fail(.busy(path: "disk"))
      bench.store.release()
      let (_, passed) = await bench.clock.pass { await bench.server.sendElsewhere(over: .zero) }
      #expect(passed >= .milliseconds(2_990))
    }

    @Test func `a change that can never be written ends the keeping of its page, and no page`()
      async throws
    {
      let bench = try KeepingBench()
      bench.store.refuse(.unwritable("it is too large"))
      let (token, _) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.add(1))
        let heard = await tab.hear(applied: 1)
        #expect(heard.text.contains("count 1"))
        return heard.patch
      }
      #expect(
        bench.book.texts(.error).contains { $0.hasSuffix("in memory only: it is too large") })
      // It lives in memory.
      try await bench.connect(token, received: patch) { tab in
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
      bench.store.refuse(nil)
      let other = try await bench.clicked()
      try bench.restart()
      #expect(try await bench.load(token: other.token).opened.goesOn)
      #expect(try await bench.load(token: token).opened.goesOn == false)
    }
  }
#endif
