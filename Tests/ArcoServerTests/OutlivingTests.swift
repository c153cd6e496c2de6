#if Server
  import Arco
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import HTTPTypes
  import Hummingbird
  import Testing

  /// Who is let in, and how often somebody asked to be.
  private actor Accounts {
    private(set) var requests = 0
    private var users: Set<String> = ["Ada"]

    func letIn(_ name: String?) -> Bool {
      requests += 1
      return has(name)
    }
    func has(_ name: String?) -> Bool { name.map { users.contains($0) } ?? false }
    func logOut(_ name: String) { users.remove(name) }
  }

  private struct Authentication<Context: RequestContext>: RouterMiddleware {
    let accounts: Accounts

    func handle(
      _ request: Request, context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      guard await accounts.letIn(request.headers[.authorization]) else {
        throw HTTPError(.unauthorized)
      }
      return try await next(request, context)
    }
  }

  private struct DeskWorld: Sendable {
    var clear: @Sendable () async -> Bool
  }

  private enum DeskInput: Sendable {
    case clear
    case answered(Bool)
  }

  private let clearing = Dispatcher<DeskWorld, String, DeskInput>.update { note, input in
    switch input {
    case .clear:
      return .task { world, out in out.send(.answered(await world.clear())) }
    case .answered(let mayClear):
      note = mayClear ? "cleared" : "refused"
      return .none
    }
  }

  @Sendable private func desk() -> Component<DeskWorld, String, DeskInput, HTML> {
    Component(clearing) { note, send in
      button("Clear", .onClick { send(.clear) })
      p(note)
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct OutlivingTests {
    /// Clicks, and returns what the page then says.
    private func clear(_ reference: Int, by client: inout RawClient) async throws -> String {
      try await client.say(.click(reference))
      while let frame = await client.hear() {
        guard case .patch(let number, _, let operations) = frame else { continue }
        try await client.say(.received(number))
        return String(decoding: operations, as: UTF8.self)
      }
      return ""
    }

    @Test func `a page goes on when its user is no longer let in, and its world asks at each act`()
      async throws
    {
      let accounts = Accounts()
      try await TestServer.run(
        router: { site, _ in
          let router = Router()
          router.middlewares.add(Authentication(accounts: accounts))
          router.page("/desk", of: site, title: "Desk") { _, _ in
            let world = DeskWorld { await accounts.has("Ada") }
            return Screen(Program(desk(), state: "nothing yet", world: world))
          }
          return router
        },
        { server in
          let tab = try await server.load("/desk", "Authorization: Ada\r\n")
          try await server.join(tab) { client in
            let before = try await clear(1, by: &client)
            #expect(before.hasSuffix("cleared"))
            await accounts.logOut("Ada")
            let after = try await clear(2, by: &client)
            #expect(after.hasSuffix("refused"))
          }
          #expect(await accounts.requests == 1)
          let again = try await server.load("/desk", "Authorization: Ada\r\n")
          #expect(again.page.status == 401)
        })
    }
  }
#endif
