#if Server
  import ArcoWeb
  import ArcoServer
  import ArcoStore
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import ServiceLifecycle

  /// A user's own application with a live page behind its middleware, on a free port.
  struct TestServer {
    let port: Int
    let site: Site
    let log: Log
    let book: LogBook
    let group: ServiceGroup

    /// Marks every response, and turns away requests that carry `X-Stranger`.
    struct Guard<Context: RequestContext>: RouterMiddleware {
      func handle(
        _ request: Request, context: Context,
        next: (Request, Context) async throws -> Response
      ) async throws -> Response {
        if let name = HTTPField.Name("X-Stranger"), request.headers[name] != nil {
          throw HTTPError(.unauthorized)
        }
        var response = try await next(request, context)
        if let name = HTTPField.Name("X-Guarded") { response.headers[name] = "yes" }
        return response
      }
    }

    /// Serves the coffee page until the body is through.
    static func run<R: Sendable>(
      _ configure: (inout Site.Configuration) throws -> Void = { _ in },
      in outer: @escaping @Sendable (any ServerChildChannel) -> any ServerChildChannel = { $0 },
      _ body: @escaping @Sendable (TestServer) async throws -> R
    ) async throws -> R {
      try await run(configure, router: coffee, in: outer, body)
    }

    private static func coffee(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.middlewares.add(Guard())
      router.page("/coffee", of: site, title: "Coffee <3") { shell in
        shell.stylesheets = ["/app.css"]
      } screen: { _, _ in
        TestPage.screen(log)
      }
      router.get("/plain") { _, _ in "plain" }
      router.post("/sink") { request, _ in
        "\(try await request.body.collect(upTo: 1 << 20).readableBytes)"
      }
      return router
    }

    /// Serves any router until the body is through.
    ///
    /// - Parameters:
    ///   - clock: the time of pages and their deadlines; that of connections passes by itself.
    ///   - worker: what the server is beside other workers; nil for a server of its own.
    static func run<Builder: HTTPResponderBuilder, R: Sendable>(
      _ configure: (inout Site.Configuration) throws -> Void = { _ in },
      store: (any SessionStore)? = nil,
      clock: ManualClock? = nil,
      worker: Worker? = nil,
      router: (Site, Log) -> Builder,
      in outer: @escaping @Sendable (any ServerChildChannel) -> any ServerChildChannel = { $0 },
      _ body: @escaping @Sendable (TestServer) async throws -> R
    ) async throws -> R
    where Builder.Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
      var configuration = Site.Configuration()
      configuration.limits.close = .milliseconds(300)
      // Clients of these tests ask for "here".
      configuration.hosts = .any
      try configure(&configuration)
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let book = LogBook()
      let site =
        try Site(
          configuration, store: store, logger: book.logger, time: clock?.timekeeper ?? .live,
          worker: worker)
      let log = Log()
      let (ports, opened) = AsyncStream.makeStream(of: Int.self)
      let application = Application(
        router: router(site, log),
        server: .arco(site, in: outer),
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { opened.yield($0.localAddress?.port ?? 0) },
        logger: logger)
      let services = ServiceGroup(
        configuration: .init(services: [.init(service: application)], logger: logger))
      return try await withThrowingTaskGroup(of: R?.self) { tasks in
        tasks.addTask {
          try await services.run()
          return nil
        }
        tasks.addTask {
          var ports = ports.makeAsyncIterator()
          guard let port = await ports.next() else { throw ChannelError.eof }
          let server = TestServer(port: port, site: site, log: log, book: book, group: services)
          let result = try await body(server)
          await services.triggerGracefulShutdown()
          return result
        }
        var result: R?
        for try await next in tasks { result = next ?? result }
        guard let result else { throw ChannelError.eof }
        return result
      }
    }

    /// What a browser knows after loading a page.
    struct Tab {
      var page: RawClient.Reply
      var token: String
      var cookie: String
      var nodes: Int
    }

    /// - `fields`: of the request's head, each with its line's end.
    func load(_ path: String = "/coffee", _ fields: String = "") async throws -> Tab {
      try await RawClient.connect(port) { client in
        let page = try await client.get(path, fields)
        return Tab(
          page: page,
          token: page.attribute("data-token") ?? "",
          cookie: String((page.field("set-cookie") ?? "").prefix { $0 != ";" }),
          nodes: Int(page.attribute("data-nodes") ?? "") ?? 0)
      }
    }

    /// Loads the page, opens the socket and joins.
    func join<R: Sendable>(
      _ body: (inout RawClient) async throws -> R
    ) async throws -> R {
      try await join(load(), body)
    }

    /// Opens the socket of a loaded page and joins.
    func join<R: Sendable>(
      _ tab: Tab, _ body: (inout RawClient) async throws -> R
    ) async throws -> R {
      try await RawClient.connect(port) { client in
        _ = try await client.upgrade(cookie: tab.cookie)
        try await client.say(
          .join(token: tab.token, received: 0, nodes: tab.nodes))
        _ = await client.hear()
        try await client.say(.received(0))
        return try await body(&client)
      }
    }
  }
#endif
