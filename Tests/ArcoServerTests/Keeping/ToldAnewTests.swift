#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Testing

  /// A page that was told anew by a server which died before it heard that its client has that.
  @Suite(.timeLimit(.minutes(1))) struct ToldAnewTests {
    /// Somebody outside, who may change the page of one server.
    private final class Neighbour: Sendable {
      private let outside = Outside()
      private let changes = Locked(0)

      /// A tally to which they add a thousand, and then take it away.
      ///
      /// - Parameter hides: whether the button is not there meanwhile.
      func screen(_ word: String = "count", hides: Bool = false) -> Screen {
        let own = Dispatcher<Void, Tally, TallyInput>.reduce { [self] tally, input in
          guard case .add(let count) = input else { return }
          tally.count += count
          if abs(count) == 1_000 { changes.withLock { $0 += 1 } }
        }
        let alive = Dispatcher<Void, Tally, TallyInput>.alive { [self] in
          .task { [self] _, out in
            for count in [1_000, -1_000] {
              await outside.work("")
              out.send(.add(count))
            }
          }
        }
        return Screen(
          Component(
            Dispatcher {
              own
              alive
            }
          ) { tally, send in
            if !hides || tally.count < 1_000 {
              button("\(word) \(tally.count)", .onClick { send(.add(1)) })
            }
          },
          state: Tally(), keeping: .inputs(as: "tally"))
      }

      func change() async throws {
        let before = changes.withLock { $0 }
        // Once: the next change waits for the next call.
        while outside.letGo() == 0 { try await turn() }
        while changes.withLock({ $0 }) == before { try await turn() }
      }

      private func turn() async throws {
        try Task.checkCancellation()
        await Task.yield()
      }
    }

    /// A page that shows three, told anew by a server that is no more: of that, its client's word is lost.
    private func told(
      _ bench: KeepingBench, then: (Tab, _ shown: Int) async throws -> Void = { _, _ in }
    ) async throws -> (token: String, patch: Int) {
      (bench.nodes, bench.screen) = (2, Neighbour().screen())
      let (token, _) = try await bench.load()
      let shown = try await bench.connect(token) { tab in
        tab.line.say(.click(1, 1))
        let shown = await tab.hear(applied: 1).patch
        tab.line.say(.click(2, 1))
        _ = await tab.hear(applied: 2)
        return shown
      }
      try bench.restart(Neighbour().screen())
      let third = ClientFrame.click(3, 1, on: shown)
      let patch = try await bench.comeBack(
        token, received: shown, former: [third], answers: false
      ) { tab in
        let patch = await tab.hear { $0.patch > shown + 1 && $0.applied >= 3 }.patch
        try await then(tab, shown)
        return patch
      }
      #expect(patch == shown + 2)
      return (token, patch)
    }

    /// The same, brought back by another server: the token it had, the one it has, and its patch.
    private func broughtBack(
      _ bench: KeepingBench, by neighbour: Neighbour, hides: Bool = false
    ) async throws -> (token: String, renewed: String, patch: Int) {
      let (token, patch) = try await told(bench)
      try bench.restart(neighbour.screen(hides: hides))
      let (renewed, opened) = try await bench.load(token: token)
      #expect(opened.goesOn)
      return (token, renewed, patch)
    }

    @Test func `an event made on a page that was told anew is applied after the next kill`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await told(bench)
      try bench.restart(Neighbour().screen())
      try await bench.comeBack(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 3, token: ""))
        tab.line.say(.click(4, 1, on: patch))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 4"))
      }
    }

    @Test func `a page that changed after it was told anew is rebuilt`() async throws {
      let (bench, neighbour) = (try KeepingBench(), Neighbour())
      let (_, renewed, patch) = try await broughtBack(bench, by: neighbour)
      try await neighbour.change()
      // What was done on it has no element: nobody knows by which numbers it names one.
      try await bench.connect(
        renewed, received: patch, former: [.click(4, 1, on: patch)]
      ) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 3, token: ""))
        let heard = await tab.hear { $0.text.contains("count 1003") && !$0.refused.isEmpty }
        #expect(heard.refused == [4])
        tab.line.say(.click(5, 1, on: heard.patch))
        #expect(await tab.hear(applied: 5).text.contains("count 1004"))
      }
    }

    @Test func `a page that changed and changed back is rebuilt`()
      async throws
    {
      let (bench, neighbour) = (try KeepingBench(), Neighbour())
      let (_, renewed, patch) = try await broughtBack(bench, by: neighbour, hides: true)
      // The button has another number then.
      try await neighbour.change()
      try await neighbour.change()
      try await bench.connect(renewed, received: patch) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 3, token: ""))
        let patch = await tab.hear(text: "count 3").patch
        tab.line.say(.click(4, 1, on: patch))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 4"))
      }
    }

    @Test func `a page whose view is another is rebuilt`() async throws {
      let bench = try KeepingBench()
      let (token, patch) = try await told(bench)
      try bench.restart(Neighbour().screen("sum"))
      try await bench.comeBack(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 3, token: ""))
        #expect(await tab.hear(text: "sum 3").refused.isEmpty)
      }
    }

    @Test(arguments: [false, true])
    func `a page that changed and was told once more is rebuilt`(
      arrives: Bool
    ) async throws {
      let (bench, neighbour) = (try KeepingBench(), Neighbour())
      let (token, renewed, patch) = try await broughtBack(bench, by: neighbour)
      try await neighbour.change()
      try await bench.connect(renewed, received: patch, answers: false) { tab in
        #expect(await tab.hear(text: "count 1003").patch == patch + 1)
      }
      try bench.restart(Neighbour().screen())
      try await bench.comeBack(token, received: arrives ? patch + 1 : patch) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 3, token: ""))
        let patch = await tab.hear(text: "count 1003").patch
        tab.line.say(.click(4, 1, on: patch))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 1004"))
        #expect(tab.line.closeCode == nil)
      }
    }

    @Test func `an event made on the former page is kept once the client has the new one`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await told(bench) { tab, shown in
        let before = try await bench.commitsOnceIdle()
        tab.line.say(.click(4, 1, on: shown))
        // What is said after it is answered, so it was dealt with.
        for _ in 0..<3 { #expect(await tab.hearAll() == Heard()) }
        #expect(try await bench.commitsOnceIdle() == before)
      }
      try bench.restart(Neighbour().screen())
      let fourth = ClientFrame.click(4, 1, on: patch - 2)
      try await bench.comeBack(token, received: patch, former: [fourth]) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 3, token: ""))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 4"))
      }
    }

    @Test func `a page that changed before its server ended in order is rebuilt`()
      async throws
    {
      let bench = try KeepingBench()
      let (token, patch) = try await told(bench) { tab, shown in
        // The click names the patch shown before, so the server cannot tell that the client shows the new page.
        tab.line.say(.click(4, 1, on: shown))
        #expect(await tab.hearAll().applied == 0)
      }
      await bench.server.close()
      try bench.restart(Neighbour().screen())
      try await bench.comeBack(token, received: patch) { tab in
        #expect(tab.welcome == .welcome(.rebuild, applied: 4, token: ""))
        #expect(await tab.hear(text: "count 4").refused.isEmpty)
      }
    }

    @Test func `nothing is kept before its client says once more that it has it`() async throws {
      let (bench, neighbour) = (try KeepingBench(), Neighbour())
      let (token, renewed, patch) = try await broughtBack(bench, by: neighbour)
      let before = try await bench.commitsOnceIdle()
      let line = MemoryLine()
      let conversation = bench.server.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: renewed, received: patch, nodes: bench.nodes))
      #expect(await line.hear() == .welcome(.carryOn, applied: 3, token: ""))
      try await neighbour.change()
      // Each answer writes what is to be kept.
      await line.settle()
      #expect(try await bench.commitsOnceIdle() == before)
      line.drop()
      await running.value
      // So what its client does then is understood by the next server, too.
      try bench.restart(Neighbour().screen())
      try await bench.comeBack(
        token, received: patch, former: [.click(4, 1, on: patch)]
      ) { tab in
        #expect(tab.welcome == .welcome(.carryOn, applied: 3, token: ""))
        let heard = await tab.hear(applied: 4)
        #expect(heard.refused.isEmpty)
        #expect(heard.text.contains("count 4"))
      }
    }
  }
#endif
