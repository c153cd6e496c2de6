#if Server
  import Logging
  import Arco
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import ServiceLifecycle
  import Testing

  /// A desk whose save takes as long as a test likes.
  private final class Desk: Sendable {
    let log = Log()
    /// For how long a save may outlive its page.
    let limit: Duration
    let begun = Signal()
    let saved = Signal()
    let cancelled = Signal()
    let answers: AsyncStream<Void>
    private let answerer: AsyncStream<Void>.Continuation

    init(limit: Duration = .seconds(60)) {
      self.limit = limit
      (answers, answerer) = AsyncStream.makeStream()
    }

    func answer() { answerer.yield() }

    /// A button that saves, and one whose inputs have no end.
    var screen: Screen {
      Screen(
        Program(
          Component(
            saving,
            Face { _, send in
              button(.onClick { send(.save) })
              button(.onClick { send(.tick) })
            }), state: self, world: self))
    }

    /// Begins to save, and comes to no end then.
    var endless: Screen {
      Screen(
        Program(
          Component(
            Dispatcher {
              saving
              Dispatcher.alive(while: { (_: Desk) in true }) {
                save.finishing(within: .seconds(60))
              }
              Dispatcher.alive(while: { (_: Desk) in true }) { .send(.tick) }
            }, Face { _, _ in p("desk") }), state: self, world: self))
    }

    func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/desk", of: site, title: "Desk") { _, _ in self.screen }
      return router
    }
  }

  private enum DeskInput: Sendable {
    case save
    case saved
    case tick
    case tock
  }

  private let save = Effect<Desk, Desk, DeskInput>.task(id: "save") { desk, out in
    desk.begun.raise()
    for await _ in desk.answers {
      out.send(.saved)
      return
    }
    desk.cancelled.raise()
  }

  private let saving = Dispatcher<Desk, Desk, DeskInput>.update { desk, input in
    switch input {
    case .save: return save.finishing(within: desk.limit)
    case .saved:
      desk.log.note("saved")
      desk.saved.raise()
      return .none
    case .tick: return .send(.tock)
    case .tock: return .send(.tick)
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct FinishingTests {
    /// Opens a page and clicks one of its buttons, numbered from 1.
    private func click(
      _ node: Int, _ desk: Desk, on bench: Bench, then: (MemoryLine) async throws -> Void
    ) async throws {
      let (session, paint) = try await bench.site.open(desk.screen, from: "10.0.0.1")
      let token = bench.site.tokens.issue(for: session.id, cookie: Bench.cookie)
      try await bench.join(token, nodes: paint.nodes) { line, _ in
        line.say(.event(reference: 1, Event(node: node, kind: .click)))
        try await then(line)
      }
    }

    @Test(arguments: [Departure.gone, .left])
    func `a save is finished, and its input applied, though the tab was closed or went elsewhere`(
      _ departure: Departure
    ) async throws {
      let (bench, desk) = (try Bench(), Desk())
      try await click(1, desk, on: bench) { line in
        await desk.begun.wait()
        line.departure = departure
      }
      #expect(bench.site.sessionCount == 0)
      #expect(!desk.cancelled.isRaised)
      desk.answer()
      await desk.saved.wait()
      #expect(desk.log.all == ["saved"])
      await bench.site.close()
      #expect(bench.book.texts(.warning) == [])
    }

    @Test func `pages that ended and are not finished are as many as there may be pages`()
      async throws
    {
      let bench = try Bench { $0.limits.sessionsPerAddress = 2 }
      let desks = [Desk(), Desk()]
      for desk in desks {
        try await click(1, desk, on: bench) { line in
          await desk.begun.wait()
          line.departure = .gone
        }
      }
      #expect(bench.site.sessionCount == 0)
      await #expect(throws: HTTPError.self) { try await bench.paint() }
      _ = try await bench.paint(from: "10.0.0.2")
      desks[0].answer()
      await desks[0].saved.wait()
      // The effect is over a moment after what it said.
      while (try? await bench.paint()) == nil { await Task.yield() }
      desks[1].answer()
      await desks[1].saved.wait()
      await bench.site.close()
    }

    @Test func `a page that ended while it was made is finished once its effects are`()
      async throws
    {
      let (bench, desk) = (try Bench { $0.limits.sessions = 1 }, Desk())
      await #expect(throws: HTTPError.self) {
        try await bench.site.open(desk.endless, from: "10.0.0.1")
      }
      await desk.begun.wait()
      await #expect(throws: HTTPError.self) { try await bench.paint(from: "10.0.0.2") }
      desk.answer()
      while (try? await bench.paint(from: "10.0.0.2")) == nil {
        try Task.checkCancellation()
        await Task.yield()
      }
      await bench.site.close()
    }

    @Test func `a site is full while as many pages are not finished as it may have`() async throws {
      let bench = try Bench { $0.limits.sessions = 1 }
      let desk = Desk()
      try await click(1, desk, on: bench) { line in
        await desk.begun.wait()
        line.departure = .gone
      }
      await #expect(throws: HTTPError.self) { try await bench.paint(from: "10.0.0.2") }
      desk.answer()
      await bench.site.close()
    }

    @Test func `a save whose tab does not come back is finished, though its page has ended`()
      async throws
    {
      let (bench, desk) = (try Bench(), Desk())
      try await click(1, desk, on: bench) { line in
        await desk.begun.wait()
        line.drop()
      }
      #expect(bench.site.sessionCount == 1)
      bench.clock.advance(by: .seconds(120))
      while bench.site.sessionCount > 0 { await Task.yield() }
      #expect(!desk.cancelled.isRaised)
      desk.answer()
      await desk.saved.wait()
      await bench.site.close()
      #expect(bench.book.texts(.warning) == [])
    }

    @Test(arguments: [Departure.gone, .left])
    func `a save that takes longer than it may is cancelled, and the log says so`(
      _ departure: Departure
    ) async throws {
      let (bench, desk) = (try Bench(), Desk(limit: .milliseconds(50)))
      try await click(1, desk, on: bench) { line in
        await desk.begun.wait()
        line.departure = departure
      }
      await desk.cancelled.wait()
      desk.answer()
      await bench.site.close()
      #expect(desk.log.all == [])
      #expect(
        bench.book.texts(.warning) == [
          """
          an effect with id "save" was cancelled 50 ms after its part was left, before it could \
          finish: give it more time by `finishing(within:)`, and stop a driver before its owner goes \
          away
          """
        ])
    }

    @Test(arguments: [([0x0F, 0xA4], 0), ([0x0F, 0xA8], 0), ([0x03, 0xE8], 1)])
    func `over a socket a save is finished with each code by which a script says that it leaves`(
      _ code: [UInt8], left: Int
    ) async throws {
      let desk = Desk()
      try await TestServer.run(router: desk.router) { server in
        try await server.join(server.load("/desk")) { client in
          try await client.say(.click(1))
          await desk.begun.wait()
          try await client.send(code, first: 0x88)
          _ = await client.drain()
        }
        while server.site.sessionCount > left { await Task.yield() }
        #expect(server.site.sessionCount == left)
        desk.answer()
        await desk.saved.wait()
        #expect(!desk.cancelled.isRaised)
        #expect(server.book.texts(.warning) == [])
      }
    }

    @Test func `a site that closes waits for what is to be finished`() async throws {
      let (bench, desk) = (try Bench(), Desk())
      let closed = Signal()
      try await click(1, desk, on: bench) { _ in
        await desk.begun.wait()
        let closing = Task {
          await bench.site.close()
          closed.raise()
        }
        while bench.site.sessionCount > 0 { await Task.yield() }
        #expect(!closed.isRaised)
        desk.answer()
        await closing.value
      }
      #expect(desk.log.all == ["saved"])
    }

    @Test func `a site that is cancelled as a service waits for what is to be finished`()
      async throws
    {
      let (bench, desk) = (try Bench(), Desk())
      try await click(1, desk, on: bench) { _ in
        await desk.begun.wait()
        let group = ServiceGroup(services: [bench.site], logger: bench.book.logger)
        let running = Task {
          try? await group.run()
          return desk.log.all
        }
        running.cancel()
        while bench.site.sessionCount > 0 { await Task.yield() }
        desk.answer()
        #expect(await running.value == ["saved"])
      }
    }

    @Test func `a site that closes waits no longer than its shutdown may take`() async throws {
      let (bench, desk) = (try Bench(), Desk())
      try await click(1, desk, on: bench) { _ in
        await desk.begun.wait()
        let closed = Signal()
        let closing = Task {
          await bench.site.close()
          closed.raise()
        }
        var waited = 0
        while !closed.isRaised {
          bench.clock.advance(by: .seconds(1))
          waited += 1
          await Task.yield()
        }
        #expect(waited >= 10)
        await closing.value
      }
      #expect(desk.log.all == [])
      desk.answer()
      await desk.saved.wait()
    }

    @Test func `inputs without end end their page with a code, and the log names them`()
      async throws
    {
      let (bench, desk) = (try Bench(), Desk())
      try await click(2, desk, on: bench) { line in
        await line.closing.wait()
        #expect(line.closeCode == .endless)
      }
      #expect(bench.site.sessionCount == 0)
      let errors = bench.book.texts(.error)
      #expect(errors.count == 1)
      #expect(
        errors.first?.contains("tock, tick") == true || errors.first?.contains("tick, tock") == true
      )
    }
  }
#endif
