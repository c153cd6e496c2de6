#if Server
  import Arco
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import HTTPTypes
  import Hummingbird
  import Testing

  /// A context of the application's own, with the user that its middleware found.
  private struct Visit: RequestContext {
    var coreContext: CoreRequestContextStorage
    var user: String?

    init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
  }

  /// Takes the request's word for who is asking.
  private struct Authentication: RouterMiddleware {
    func handle(
      _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
    ) async throws -> Response {
      guard let user = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
      var context = context
      context.user = user
      return try await next(request, context)
    }
  }

  private struct Desk: Sendable {
    var greeting: String
    var signature = "nobody"
  }

  private struct DeskWorld: Sendable {
    var user: String
  }

  private enum DeskInput: Sendable {
    case sign
    case signed(String)
  }

  private let signing = Dispatcher<DeskWorld, Desk, DeskInput>.update { desk, input in
    switch input {
    case .sign:
      return .task { world, out in out.send(.signed(world.user)) }
    case .signed(let name):
      desk.signature = name
      return .none
    }
  }

  @Sendable private func desk() -> Component<DeskWorld, Desk, DeskInput, HTML> {
    Component(
      signing,
      Face { desk, send in
        button("\(desk.greeting)", .onClick { send(.sign) })
        p("\(desk.signature)")
      })
  }

  @Suite(.timeLimit(.minutes(1))) struct WorldTests {
    private func run(_ body: @escaping @Sendable (TestServer) async throws -> Void) async throws {
      try await TestServer.run(
        router: { site, _ in
          let router = Router(context: Visit.self)
          router.middlewares.add(Authentication())
          router.page("/desk", of: site, title: "Desk") { _, visit in
            guard let user = visit.user else { throw HTTPError(.unauthorized) }
            return Screen(
              Program(
                desk(), state: Desk(greeting: "Good day, \(user)"), world: DeskWorld(user: user)))
          }
          return router
        }, body)
    }

    /// Loads the page as a user, and has an effect of its session tell whose world it sees.
    private func sign(_ user: String, at server: TestServer) async throws {
      let tab = try await server.load("/desk", "Authorization: \(user)\r\n")
      #expect(tab.page.body.contains("Good day, \(user)</button>"))
      try await server.join(tab) { client in
        try await client.say(.click(1))
        while let frame = await client.hear() {
          guard case .patch(_, _, let operations) = frame else { continue }
          #expect(String(decoding: operations, as: UTF8.self).hasSuffix(user))
          return
        }
        Issue.record("nothing came of the effect")
      }
    }

    @Test func `a user whom the middleware found is in the page's world, and each has their own`()
      async throws
    {
      try await run { server in
        async let ada: Void = sign("Ada", at: server)
        async let grace: Void = sign("Grace", at: server)
        _ = try await (ada, grace)
      }
    }

    @Test func `who is not let in gets no page and costs no session`() async throws {
      try await run { server in
        let tab = try await server.load("/desk")
        #expect(tab.page.status == 401)
        #expect(server.site.sessionCount == 0)
      }
    }
  }
#endif
