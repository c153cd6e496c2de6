#if Server
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  /// A watch that an effect keeps until it is cancelled, and what a test knows of it.
  private final class Watch: Sendable {
    let log = Log()
    let begun = Signal()
    let heard = Signal()
    let over = Signal()
    let calls: AsyncStream<Void>
    private let caller: AsyncStream<Void>.Continuation

    init() { (calls, caller) = AsyncStream.makeStream() }

    /// Has the effect send something.
    func call() { caller.yield() }
  }

  private enum WatchInput: Sendable {
    case begin
    case heard
    case late
  }

  private let watching = Dispatcher<Watch, Watch, WatchInput>.update { watch, input in
    switch input {
    case .begin:
      return .task { watch, out in
        watch.begun.raise()
        for await _ in watch.calls { out.send(.heard) }
        // Nothing ends that but a cancellation.
        out.send(.late)
        watch.over.raise()
      }
    case .heard:
      watch.log.note("heard")
      watch.heard.raise()
    case .late:
      watch.log.note("late")
    }
    return .none
  }

  extension Watch {
    func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/watch", of: site, title: "Watch") { _, _ in self.screen }
      return router
    }

    var screen: Screen {
      Screen(
        Program(
          Component(watching, Face { _, send in button("Begin", .onClick { send(.begin) }) }),
          state: self, world: self))
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct LeavingTests {
    /// Opens a page whose effect has begun, and does something to its line.
    private func begin(
      _ watch: Watch, on bench: Bench, then end: (MemoryLine) async throws -> Void
    ) async throws -> Session {
      let (session, paint) = try await bench.site.open(watch.screen, from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      try await bench.join(token, nodes: paint.nodes) { line, _ in
        line.say(.click(1))
        await watch.begun.wait()
        try await end(line)
      }
      return session
    }

    /// Comes back when the owner of a page is through with what was waiting for it.
    private func settle(_ session: isolated Session) {}

    @Test func `closing the tab ends its session and cancels its effects at once`() async throws {
      let bench = try Bench()
      let watch = Watch()
      let session = try await begin(watch, on: bench) { $0.departure = .gone }
      #expect(bench.site.sessionCount == 0)
      await watch.over.wait()
      await settle(session)
      #expect(watch.log.all == [])
    }

    @Test func `a dropped line leaves effects running for a time, and then cancels them`()
      async throws
    {
      let bench = try Bench()
      let watch = Watch()
      let session = try await begin(watch, on: bench) { $0.drop() }
      watch.call()
      await watch.heard.wait()
      bench.clock.advance(by: .seconds(119))
      #expect(bench.site.sessionCount == 1)
      #expect(!watch.over.isRaised)
      bench.clock.advance(by: .seconds(1))
      await watch.over.wait()
      await settle(session)
      #expect(watch.log.all == ["heard"])
      #expect(bench.site.sessionCount == 0)
    }

    @Test func `a connection that lost the page to another cannot end it`() async throws {
      let bench = try Bench()
      let token = try await bench.paint()
      await bench.join(token) { first, _ in
        first.departure = .gone
        await bench.join(token) { second, _ in
          await first.closing.wait()
          second.say(.click(1))
          #expect(
            await second.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
      }
      #expect(bench.log.all == ["click 1"])
    }

    @Test(arguments: [([0x0F, 0xA4], 0), ([0x03, 0xE8], 1), ([0x03, 0xE9], 1), ([], 1)])
    func `over a socket only the close code 4004 ends a page`(_ code: [UInt8], left: Int)
      async throws
    {
      let watch = Watch()
      try await TestServer.run(router: watch.router) { server in
        try await server.join(server.load("/watch")) { client in
          try await client.say(.click(1))
          await watch.begun.wait()
          try await client.send(code, first: 0x88)
          _ = await client.drain()
        }
        if left == 0 {
          await watch.over.wait()
        } else {
          watch.call()
          await watch.heard.wait()
        }
        #expect(server.site.sessionCount == left)
      }
    }
  }
#endif
