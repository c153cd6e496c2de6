#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  /// What a site does, and says, while its store or a page's state cannot be written or read.
  @Suite(.timeLimit(.minutes(1))) struct StoreTroubleTests {
    /// A state that cannot be written once it holds a certain word.
    private struct Fragile: Codable, Equatable, Sendable {
      struct Unwritable: Error {}
      var count = 0
      var isBroken = false

      init() {}

      init(from decoder: any Decoder) throws {
        count = try decoder.singleValueContainer().decode(Int.self)
      }

      func encode(to encoder: any Encoder) throws {
        if isBroken { throw Unwritable() }
        var container = encoder.singleValueContainer()
        try container.encode(count)
      }
    }

    private enum FragileInput: Codable, Sendable {
      case add
      case breakAndAsk
    }

    /// 1 a button, 2 its text. A double click breaks the state, and begins an effect.
    private static func screen(_ effects: Effects) -> Screen {
      Screen(
        Component<Void, Fragile, FragileInput, HTML>(
          .update { state, input in
            switch input {
            case .add: state.count += 1
            case .breakAndAsk:
              state.isBroken = true
              return .task { _, out in
                effects.note("asked")
                out.send(.add)
              }
            }
            return .none
          }
        ) { state, send in
          button(
            "count \(state.count)", .onClick { send(.add) },
            .onDoubleClick { send(.breakAndAsk) })
        },
        state: Fragile(), keeping: .inputs(as: "fragile"))
    }

    /// How many sessions the store has.
    private func kept(by bench: KeepingBench) async throws -> Int? {
      try await bench.store.inner.usage().sessions
    }

    @Test func `a page whose state cannot be written any more goes on in this process alone`()
      async throws
    {
      let bench = try KeepingBench()
      (bench.nodes, bench.screen) = (2, Self.screen(bench.effects))
      let (token, opened) = try await bench.load()
      let patch = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        var patch = await tab.hear(applied: 1).patch
        let before = try await kept(by: bench)
        #expect(before == 1)

        tab.line.say(.doubleClick(2, 1, on: patch))
        // What the input asked for begins, and what it says is shown: nobody waits for a store any more.
        patch = await tab.hear(text: "count 2").patch
        #expect(bench.effects["asked"] == 1)
        tab.line.say(.click(3, 1, on: patch))
        let heard = await tab.hear { $0.applied >= 3 && $0.text.contains("count 3") }
        #expect(heard.refused == [])
        return heard.patch
      }
      let why = "A page's state could not be saved, and the page goes on in memory only: "
      let lines = bench.book.lines(.error).filter { $0.text.hasPrefix(why) }
      #expect(lines.count == 1)
      #expect(lines.first?.metadata == ["session.id": "\(opened.session)"])
      // What was kept of it is older than what its user was told: it is gone.
      _ = try await bench.commitsOnceIdle()
      #expect(try await kept(by: bench) == 0)
      // A line that breaks finds the page; the next server does not.
      try await bench.connect(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 3, token: ""))
      }
      try bench.restart()
      #expect(try await !bench.load(token: token).opened.goesOn)
    }

    @Test func `a page hears what became of its changes in the order in which they were made`()
      async throws
    {
      let bench = try KeepingBench()
      bench.store.refuseNew(.unwritable("it is too large"))
      bench.store.hold()
      var tokens: [String] = []
      for _ in 0..<20 {
        let (token, _) = try await bench.load()
        tokens.append(token)
        try await bench.connect(token) { tab in
          for reference in 1...2 {
            tab.line.say(.add(reference))
            await tab.line.settle()
          }
        }
      }
      bench.store.release()
      // The store knows nothing of these sessions: it refused to keep them.
      for token in tokens {
        try await bench.connect(token) { tab in
          #expect(tab.welcome != .welcome(.freshStart, applied: 0, token: ""))
          #expect(await tab.hear(text: "count 2").text.contains("count 2"))
        }
      }
    }

    @Test func `that sessions cannot be kept is said once, until they are kept again`() async throws
    {
      let bench = try KeepingBench()
      let (token, _) = try await bench.load()
      let cause = StoreError.busy(path: "disk")
      let trouble =
        "The session store fails: changes are not saved, and pages do not show their results. \(cause)"
      try await bench.connect(token) { tab in
        for round in 1...2 {
          bench.store.fail(cause)
          let before = bench.store.attempts.withLock { $0 }
          tab.line.say(.add(round))
          // It is tried again and again, and told of once.
          for pause in [200, 400, 800] { try await bench.retry(after: pause) }
          while !bench.clock.isAwaited(at: bench.clock.now.offset + .milliseconds(1_600)) {
            try Task.checkCancellation()
            await Task.yield()
          }
          #expect(bench.store.attempts.withLock { $0 } == before + 4)
          #expect(bench.book.texts(.error) == Array(repeating: trouble, count: round))
          #expect(bench.book.texts(.notice).count == round - 1)
          bench.store.fail(nil)
          try await bench.retry(after: 1_600)
          #expect(await tab.hear(applied: round).text.contains("count \(round)"))
          #expect(
            bench.book.texts(.notice)
              == Array(
                repeating: "The session store works again: all changes are saved.", count: round))
        }
      }
    }

    @Test func `while the store fails, events wait behind a thousand effects`() async throws {
      var limits = Limits()
      (limits.eventsPerSecond, limits.eventBurst) = (1e6, 10_000)
      // The tab acknowledges nothing meanwhile, so there must be no rebuild, nor a slow reader.
      limits.window.patches = 10_000
      (limits.slowReader, limits.silence) = (.seconds(1e6), .seconds(1e6))
      let bench = try KeepingBench(limits: limits)
      let (updates, outside) = (Locked(0), Outside())
      bench.nodes = 2
      bench.screen = Screen(
        Component<Void, Int, Bool, HTML>(
          .update { count, _ in
            count += 1
            updates.withLock { $0 += 1 }
            return .task { _, _ in outside.note("begun") }
          }
        ) { count, send in button("count \(count)", .onClick { send(true) }) },
        state: 0, keeping: .inputs(as: "effects"))
      let (token, _) = try await bench.load()
      bench.store.fail(.busy(path: "sessions"))
      try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        while bench.store.attempts.withLock({ $0 }) == 0 { await Task.yield() }
        for number in 2...1_500 { tab.line.say(.click(number, 1)) }
        func goOn() async throws {
          try Task.checkCancellation()
          bench.clock.advance(by: .milliseconds(50))
          for _ in 0..<20 { await Task.yield() }
        }
        while updates.withLock({ $0 }) < 1_000 { try await goOn() }
        for _ in 0..<100 { try await goOn() }
        #expect(updates.withLock { $0 } == 1_000)
        #expect(outside.count("begun") == 0)
        bench.store.fail(nil)
        while outside.count("begun") < 1_500 { try await goOn() }
        #expect(updates.withLock { $0 } == 1_500)
      }
    }

    @Test func `expired sessions that could not be forgotten are forgotten by the next sweep`()
      async throws
    {
      let bench = try KeepingBench()
      let old = KeptSession(
        id: "old", component: "c", version: 1, build: "1", created: 0, expires: 1, owner: "o",
        snapshot: KeptSession.Snapshot(sequence: 0, reference: 0, payload: []))
      _ = try await bench.store.commit([.begin(old)])
      let cause = StoreError.busy(path: "sessions")
      bench.store.sweepError.withLock { $0 = cause }
      _ = try await bench.clicked()
      while bench.book.texts(.warning).isEmpty {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(
        bench.book.texts(.warning) == [
          "Expired sessions could not be deleted; the next sweep tries again. \(cause)"
        ])
      #expect(try await kept(by: bench) == 2)

      bench.store.sweepError.withLock { $0 = nil }
      bench.clock.advance(by: .seconds(600))
      _ = try await bench.clicked()
      while bench.store.sweeps.withLock({ $0 }) != [1] {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    @Test func `a page that cannot be brought back now is answered with 503, and comes back later`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await bench.clicked()
      let cause = StoreError.busy(path: "sessions")
      try bench.restart()
      bench.store.loadError.withLock { $0 = cause }
      let error = await #expect(throws: HTTPError.self) { _ = try await bench.load(token: token) }
      #expect(error?.status == .serviceUnavailable)
      #expect(error?.body?.contains("sessions") == false)
      let lines = bench.book.lines(.error)
      #expect(lines.map(\.text) == ["A page cannot be restored. \(cause)"])
      #expect(
        lines.first?.metadata["session.id"] == token.split(separator: ".").map(String.init)[2])
      #expect(bench.server.sessionCount == 0)

      bench.store.loadError.withLock { $0 = nil }
      try await bench.comeBack(token, received: patch) { tab in
        tab.line.say(.add(2, on: patch))
        #expect(await tab.hear(applied: 2).text.contains("count 2"))
      }
    }

    @Test func `a page of which alone something is damaged starts anew`() async throws {
      let bench = try KeepingBench()
      let (token, _) = try await bench.clicked()
      try bench.restart()
      let id = token.split(separator: ".").map(String.init)[2]
      bench.store.loadError.withLock { $0 = .damagedSession(id: id) }
      #expect(try await !bench.load(token: token).opened.goesOn)
      #expect(
        bench.book.texts(.error)
          == ["A page cannot be restored. \(StoreError.damagedSession(id: id))"])
    }
  }
#endif
