#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoStore
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  private enum Place: Equatable, Codable, Sendable {
    case hall
    case office
  }

  private let places = Route.oneOf {
    Route.path("hall").into(
      Prism<Place, Void>(extract: { $0 == .hall ? () : nil }, embed: { .hall }))
    Route.path("office").into(
      Prism<Place, Void>(extract: { $0 == .office ? () : nil }, embed: { .office }))
  }

  private func house() -> Program<Void, Place, Place, HTML> {
    let going = Dispatcher<Void, Place, Place>.reduce { place, next in place = next }
    let component = Component(going) { place, send in
      button("Go in", .onClick { send(.office) })
      switch place {
      case .hall: h1("Hall")
      case .office: h1("Salaries")
      }
    }
    return Program(component, state: .hall)
  }

  /// A site whose pages have a place that not everybody may see.
  @Suite(.timeLimit(.minutes(1))) struct GuardedPlaceTests {
    private let mayEnter = Locked(false)
    private let store = MemorySessionStore()
    private let clock = ManualClock()

    private var screen: Screen {
      let navigation = Navigation(
        places, state: Lens<Place, Place>(\.self), input: { $0 },
        allows: { [mayEnter] place in place == .hall || mayEnter.withLock { $0 } })
      return Screen(house(), navigation: navigation, keeping: .inputs(as: "house"))
    }

    private func site() throws -> Site {
      var configuration = Site.Configuration()
      configuration.build = "1"
      return try Site(
        configuration, store: store, logger: Logger(label: "test"), time: clock.timekeeper)
    }

    private func open(
      _ site: Site, at address: String = "/hall", token: String? = nil
    ) async throws -> (token: String, opened: OpenedPage) {
      let opened = try await site.open(
        Visit(
          screen: screen, address: address, network: "10.0.0.1", cookie: Bench.cookie,
          token: token))
      return (site.tokens.issue(for: opened.session, cookie: Bench.cookie), opened)
    }

    /// Joins a page, and hands its line over.
    private func join(
      _ site: Site, _ token: String, nodes: Int, _ body: (MemoryLine) async throws -> Void
    ) async rethrows {
      let line = MemoryLine()
      let conversation = site.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      line.say(.join(token: token, received: 0, nodes: nodes))
      _ = await line.hear()
      line.say(.received(0))
      try await body(line)
      line.drop()
      await running.value
    }

    /// Joins a page that is not to be shown: the code with which its line is closed.
    private func joinCloses(_ site: Site, _ token: String, nodes: Int) async -> CloseCode? {
      let line = MemoryLine()
      let conversation = site.conversation(over: line, cookie: Bench.cookie)
      line.say(.join(token: token, received: 0, nodes: nodes))
      await conversation.run()
      return line.closeCode
    }

    private func visit(_ reference: Int, _ address: String, isShown: Bool = false) -> ClientFrame {
      .event(
        reference: reference,
        Event(node: 0, kind: .visit, payload: .address(address, isShown: isShown)))
    }

    private var load: [UInt8] {
      var patch = Patch()
      patch.go(.load, to: "/office")
      return patch.bytes
    }

    /// The operations of the next patch, and what was refused before.
    private func nextPatch(_ line: MemoryLine) async -> (operations: [UInt8], refused: [Int])? {
      var refused: [Int] = []
      while let frame = await line.hear() {
        switch frame {
        case .patch(_, _, let operations): return (operations, refused)
        case .refused(let reference, .gone): refused.append(reference)
        default: break
        }
      }
      return nil
    }

    @Test(arguments: [false, true])
    func `a visit to a place that is not allowed has the browser load it, and shows nothing of it`(
      isShown: Bool
    ) async throws {
      let site = try site()
      let (token, opened) = try await open(site)
      await join(site, token, nodes: opened.paint.nodes) { line in
        line.say(visit(1, "/office", isShown: isShown))
        #expect(await nextPatch(line)?.operations == load)
        #expect(line.closeCode == nil)
      }
    }

    @Test func `a place that the page comes to by itself is loaded, and nothing of it is shown`()
      async throws
    {
      let site = try site()
      let (token, opened) = try await open(site)
      await join(site, token, nodes: opened.paint.nodes) { line in
        line.say([.click(1), .click(2)])
        let patch = await nextPatch(line)
        #expect(patch?.operations == load)
        #expect(patch?.refused == [2])
      }
      // Whoever comes back to that page is told that it is not for them.
      #expect(await joinCloses(site, token, nodes: opened.paint.nodes) == .loggedOut)
      #expect(site.sessionCount == 0)
    }

    @Test func `a page whose place is not allowed any more ends at the next event, and at a join`()
      async throws
    {
      for isEvent in [true, false] {
        mayEnter.withLock { $0 = true }
        let site = try site()
        let (token, opened) = try await open(site, at: "/office")
        await join(site, token, nodes: opened.paint.nodes) { line in
          await line.settle()
          mayEnter.withLock { $0 = false }
          guard isEvent else { return }
          line.say(.click(1))
          await line.closing.wait()
          #expect(line.closeCode == .loggedOut)
        }
        if !isEvent {
          #expect(await joinCloses(site, token, nodes: opened.paint.nodes) == .loggedOut)
        }
        #expect(site.sessionCount == 0)
      }
    }

    @Test func `a page that comes back from the store to a place that is not allowed is not shown`()
      async throws
    {
      mayEnter.withLock { $0 = true }
      let first = try site()
      let (token, opened) = try await open(first)
      await join(first, token, nodes: opened.paint.nodes) { line in
        line.say(.click(1))
        _ = await nextPatch(line)
      }
      let second = try site()
      mayEnter.withLock { $0 = false }
      await #expect(throws: HTTPError.self) { try await open(second, at: "/office", token: token) }
      #expect(second.sessionCount == 0)
      // Nor is it there for a later try.
      mayEnter.withLock { $0 = true }
      #expect(try await !open(second, at: "/office", token: token).opened.goesOn)
    }

    @Test func `a request for a place that is not allowed is answered by 403`() async throws {
      let screen = screen
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.pages(of: site, title: "House") { _, _ in screen }
        return router
      }
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.get("/office")
          #expect(reply.status == 403)
          #expect(!reply.body.contains("Salaries"))
        }
        #expect(server.site.sessionCount == 0)
      }
    }
  }
#endif
