#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Dispatch
  import Hummingbird
  import NIOCore
  import Testing

  /// A page at `/slow` whose clicks wait for a test, and one at `/quick`.
  private struct Pages: Sendable {
    let begun = Signal()
    let end = DispatchSemaphore(value: 0)

    func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/slow", of: site, title: "Slow") { _, _ in
        TestPage.screen(log) {
          begun.raise()
          // Where this waits in vain the test fails, and the thread is free again.
          _ = end.wait(timeout: .now() + 20)
        }
      }
      router.page("/quick", of: site, title: "Quick") { _, _ in TestPage.screen(Log()) }
      return router
    }
  }

  // One after the other: each keeps a thread of the few that all tests share.
  @Suite(.serialized, .timeLimit(.minutes(1))) struct SlowHandlerTests {
    @Test func `a session whose handler is slow delays no other`() async throws {
      let pages = Pages()
      try await TestServer.run(router: pages.router) { server in
        try await server.join(server.load("/slow")) { slow in
          defer { pages.end.signal() }
          try await slow.say(.click(1))
          await pages.begun.wait()
          // So many that some of them share its event loop.
          for _ in 1...(2 * System.coreCount) {
            try await server.join(server.load("/quick")) { quick in
              try await quick.say(.click(1))
              #expect(
                await quick.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
            }
          }
          pages.end.signal()
          #expect(
            await slow.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
      }
    }

    @Test func `a site closes in its time, though a handler is slow`() async throws {
      let bench = try Bench()
      let (begun, over) = (Signal(), Signal())
      let end = DispatchSemaphore(value: 0)
      let slow = try await bench.paint {
        begun.raise()
        _ = end.wait(timeout: .now() + 20)
        over.raise()
      }
      let quick = try await bench.paint()
      await bench.join(slow) { slow, _ in
        defer { end.signal() }
        slow.say(.click(1))
        await begun.wait()
        await bench.join(quick) { quick, _ in
          let (_, passed) = await bench.clock.pass { await bench.site.close() }
          #expect(passed >= .milliseconds(9_990))
          #expect(!over.isRaised)
          #expect(quick.closeCode == .goingAway)
        }
      }
    }

    @Test func `a slow page that gives way holds up no visitor of another page`() async throws {
      let bench = try Bench { $0.limits.sessions = 1 }
      let (begun, over, end) = (Signal(), Signal(), DispatchSemaphore(value: 0))
      let slow = TestPage.screen(
        bench.log,
        onBegin: {
          begun.raise()
          _ = end.wait(timeout: .now() + 20)
          over.raise()
        })
      let first = Task { try await bench.site.open(slow, from: "10.0.0.1") }
      await begun.wait()
      _ = try await bench.site.open(TestPage.screen(Log()), from: "10.0.0.2")
      #expect(!over.isRaised)
      end.signal()
      _ = try await first.value
      await bench.log.closed.wait()
      #expect(bench.site.sessionCount == 1)
    }

    /// A page of ada's that gave way to another one while its handler computes, until `end` is signalled.
    private func gaveWay(
      _ bench: Bench, _ end: DispatchSemaphore
    ) async throws -> Task<Void, any Error> {
      let begun = Signal()
      let slow = TestPage.screen(
        bench.log,
        onBegin: {
          begun.raise()
          _ = end.wait(timeout: .now() + 20)
        })
      let opening = Task {
        _ = try await bench.site.open(slow, from: "10.0.0.1", for: Subject(id: "ada"))
      }
      await begun.wait()
      _ = try await bench.site.open(TestPage.screen(Log()), from: "10.0.0.2")
      return opening
    }

    @Test func `a slow page that gave way is counted and listed until it ends`() async throws {
      let (bench, end) = (try Bench { $0.limits.sessions = 1 }, DispatchSemaphore(value: 0))
      let opening = try await gaveWay(bench, end)
      #expect(try await bench.site.sessions(of: "ada").map(\.isOpen) == [true])
      await #expect(throws: HTTPError.self) { try await bench.paint(from: "10.0.0.3") }
      end.signal()
      try await opening.value
      await bench.log.closed.wait()
      while (try? await bench.paint(from: "10.0.0.3")) == nil {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(try await bench.site.sessions(of: "ada") == [])
    }

    @Test func `a site that closes waits for a slow page that gave way`() async throws {
      let (bench, end) = (try Bench { $0.limits.sessions = 1 }, DispatchSemaphore(value: 0))
      let opening = try await gaveWay(bench, end)
      let (_, passed) = await bench.clock.pass { await bench.site.close() }
      #expect(passed >= .milliseconds(9_990))
      end.signal()
      try? await opening.value
      await bench.log.closed.wait()
    }

    @Test func `a worker that leaves waits with no line for the slow handler of another page`()
      async throws
    {
      let bench = try Bench()
      let (begun, end) = (Signal(), DispatchSemaphore(value: 0))
      let slow = try await bench.paint {
        begun.raise()
        _ = end.wait(timeout: .now() + 20)
      }
      for _ in 0..<30 { _ = try await bench.paint() }
      await bench.join(slow) { line, _ in
        line.say(.click(1))
        await begun.wait()
        let leaving = Task { await bench.site.sendElsewhere(over: .zero) }
        while bench.site.sessionCount > 1, !Task.isCancelled { await Task.yield() }
        #expect(bench.site.sessionCount == 1)
        end.signal()
        await leaving.value
      }
      #expect(bench.site.sessionCount == 0)
    }

    @Test(arguments: [true, false])
    func `who loses a page loses it at once, though a handler of another one is slow`(
      isLoggedOut: Bool
    ) async throws {
      let bench = try Bench()
      let (begun, end) = (Signal(), DispatchSemaphore(value: 0))
      let isThere = Locked(true)
      let ada = Subject(id: "ada") { isThere.withLock { $0 } }
      let (session, _) = try await bench.site.open(
        TestPage.screen(bench.log) {
          begun.raise()
          _ = end.wait(timeout: .now() + 20)
        }, from: "10.0.0.1", for: ada)
      for _ in 0..<30 {
        _ = try await bench.site.open(TestPage.screen(bench.log), from: "10.0.0.1", for: ada)
      }
      let slow = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      await bench.join(slow) { line, _ in
        line.say(.click(1))
        await begun.wait()
        isThere.withLock { $0 = false }
        let leaving = Task {
          if isLoggedOut {
            await bench.site.endSessions { $0.id == "ada" }
          } else {
            await bench.site.endPagesNoLongerAllowed { $0.id == "ada" }
          }
        }
        while bench.site.sessionCount > 1, !Task.isCancelled { await Task.yield() }
        #expect(bench.site.sessionCount == 1)
        end.signal()
        await leaving.value
      }
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a client that says more than a slow session takes is heard when that goes on`()
      async throws
    {
      let pages = Pages()
      try await TestServer.run(router: pages.router) { server in
        try await server.join(server.load("/slow")) { client in
          defer { pages.end.signal() }
          try await client.say(.click(1))
          await pages.begun.wait()
          let last = 1 + 2 * Inbox.room
          // More than is read from a socket at once.
          let text = String(repeating: "x", count: 6_000)
          for reference in 2...last { try await client.say(.input(reference, text)) }
          pages.end.signal()
          var applied = 0
          while applied < last, let frame = await client.hear() {
            switch frame {
            case .patch(_, let newest, _), .applied(let newest): applied = newest
            default: break
            }
          }
          #expect(applied == last)
        }
        #expect(server.log.all.count == 1 + 2 * Inbox.room)
      }
    }
  }
#endif
