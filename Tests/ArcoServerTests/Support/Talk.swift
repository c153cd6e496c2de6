#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoWeb
  import Hummingbird

  /// A talk of two steps, whose forms are handled immediately, soon, or when the log goes on.
  enum Talk {
    enum Step: String, CaseIterable, Sendable {
      case name, end
    }

    struct State: Equatable, Sendable {
      var step = Step.name
      var words: [String] = []
      var isBusy = false
    }

    enum Input: Sendable {
      case go(Step)
      case say(String)
      case end
      case later(String)
      case said(String)
      case endLater
    }

    struct World: Sendable {
      var goesOn: @Sendable () async -> Void
    }

    private static let talking = Dispatcher<World, State, Input>.update { talk, input in
      switch input {
      case .go(let step): talk.step = step
      case .say(let word): talk.words.append(word)
      case .end:
        talk.isBusy = false
        talk.step = .end
      case .endLater:
        talk.isBusy = true
        return .task { world, out in
          await world.goesOn()
          out.send(.end)
        }
      case .later(let word):
        talk.isBusy = true
        return .task { _, out in
          await Task.yield()
          out.send(.said(word))
        }
      case .said(let word):
        talk.isBusy = false
        talk.words.append(word)
      }
      return .none
    }

    private static let word = Field.text("word").compactMap { $0.utf8.count < 10 ? $0 : nil }

    private static func program(_ log: Log) -> Program<World, State, Input, HTML> {
      Program(component(), state: State(), world: World { await log.goesOn.wait() })
    }

    private static func component() -> Component<World, State, Input, HTML> {
      Component(talking) { talk, send in
        p("<form> \(talk.words.joined(separator: ","))")
        if talk.isBusy { p("busy", .ariaBusy(true)) }
        switch talk.step {
        case .name:
          a("End", .href("/talk/end"))
          form(.onSubmit(word) { send(.say($0)) }) { input(.name(word)) }
          form(.title("a > b <form "), .onSubmit(word) { send(.later($0)) }) { input(.name(word)) }
          form(.onSubmit { send(.end) }) { button("End") }
          form(.onSubmit { send(.endLater) }) { button("End later") }
          form(.action("/else"), .method("post"), .onSubmit { send(.end) }) { button("Own") }
        case .end: h1("The end")
        }
      }
    }

    private static let steps = Route.path("talk").segment(.id(Step.self))

    private static func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/one", of: site, title: "One") { _, _ in Screen(program(log)) }
      router.page("/still", of: site, title: "Still", live: false) { _, _ in Screen(program(log)) }
      router.post("/one") { _, _ in "mine" }
      for (group, isLive) in [(router.group("talk"), true), (router.group("walk"), false)] {
        group.pages(of: site, title: "Talk", live: isLive) { _, _ in
          Screen(
            program(log),
            navigation: Navigation(
              isLive ? steps : Route.path("walk").segment(.id(Step.self)),
              state: Lens<State, Step>(\.step), input: Input.go))
        }
      }
      return router
    }

    /// Runs a server with the talk, and a browser without a script.
    static func browse(
      _ configure: @escaping @Sendable (inout Site.Configuration) throws -> Void = { _ in },
      clock: ManualClock? = nil,
      _ body: @escaping @Sendable (inout PlainBrowser, TestServer) async throws -> Void
    ) async throws {
      try await TestServer.run(configure, clock: clock, router: router) { server in
        try await RawClient.connect(server.port) { client in
          var browser = PlainBrowser(client)
          try await body(&browser, server)
          client = browser.client
        }
      }
    }
  }
#endif
