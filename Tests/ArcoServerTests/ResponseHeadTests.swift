#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import HummingbirdCore
  import Testing

  /// Somebody is there where the query says so.
  private struct Visit: RequestContext, Subject.Context {
    var coreContext: CoreRequestContextStorage
    var subject: Subject?

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
    }
  }

  private struct Doorkeeper: RouterMiddleware {
    func handle(
      _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
    ) async throws -> Response {
      var context = context
      if request.uri.queryParameters["ada"] != nil { context.subject = Subject(id: "ada") }
      return try await next(request, context)
    }
  }

  private func router(_ site: Site, _ log: Log) -> Router<Visit> {
    let router = Router(context: Visit.self)
    router.add(middleware: Doorkeeper())
    router.page("/coffee", of: site, title: "Coffee") { _, _ in TestPage.screen(log) }
    router.page("/still", of: site, title: "Still", live: false) { _, _ in TestPage.screen(log) }
    router.get("/form") { request, _ in
      let proof = site.formProof(for: request)
      var response = Response(status: .seeOther, headers: [.location: "/coffee"])
      proof.apply(to: &response)
      return response
    }
    router.page("/shut", of: site, title: "Shut") { _, _ -> Screen in throw HTTPError(.notFound) }
    return router
  }

  /// What stands in the head of all that the site answers by itself.
  @Suite(.timeLimit(.minutes(1))) struct ResponseHeadTests {
    private func get(_ path: String, _ fields: String = "") async throws -> RawClient.Reply {
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { try await $0.get(path, fields) }
      }
    }

    @Test(arguments: ["/coffee", "/still"])
    func `a page of somebody who is known is for no cache, and others are for the browser's own`(
      path: String
    ) async throws {
      let known = try await get("\(path)?ada")
      #expect(known.field("cache-control") == "no-store")
      #expect(known.field("vary") == nil)
      let stranger = try await get(path)
      #expect(stranger.field("cache-control") == "private, no-cache")
      #expect(stranger.field("vary") == "*")
    }

    @Test func `going back finds the page of somebody who is known, by its session`() async throws {
      #expect(try await get("/coffee?ada").body.contains(" data-kept"))
    }

    @Test func `an answer that brings a cookie is for no cache`() async throws {
      let reply = try await get("/form")
      #expect(reply.field("set-cookie") != nil)
      #expect(reply.field("cache-control") == "no-store")
    }

    @Test(arguments: ["/coffee", "/still", "/shut", "/arco/plain.css", "/arco/plain.css?x"])
    func `nothing that the site answers is guessed at or framed`(path: String) async throws {
      let reply = try await get(path)
      #expect(reply.field("x-content-type-options") == "nosniff", "\(reply.head)")
      let policy = reply.field("content-security-policy") ?? ""
      #expect(policy.contains("frame-ancestors 'none'"), "\(reply.head)")
    }

    @Test func `a refusal of the site itself is not guessed at or framed`() async throws {
      let reply = try await TestServer.run(
        { $0.limits.sessionsPerAddress = 1 }, router: router,
        { server in
          try await server.join { _ in
            try await RawClient.connect(server.port) { try await $0.get("/coffee") }
          }
        })
      #expect(reply.status == 429)
      #expect(reply.field("x-content-type-options") == "nosniff")
      #expect(reply.field("cache-control") == "no-store")
      let socket = try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { try await $0.upgrade("/elsewhere") }
      }
      #expect(socket.status == 404)
      #expect(socket.field("x-content-type-options") == "nosniff")
    }
  }
#endif
