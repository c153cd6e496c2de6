#if Server
  import ArcoHTML
  import ArcoServer
  import Hummingbird
  import Logging
  import Testing

  private struct Mishap: Error, CustomStringConvertible {
    var description: String { "the password of the database is 1234" }
  }

  private func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
    let router = Router()
    router.add(
      middleware: ErrorPages(of: site) { failure in
        html(.lang("en")) { body { h1("Sorry: \(failure)") } }
      })
    router.page("/coffee", of: site, title: "Coffee") { _, _ in TestPage.screen(log) }
    router.get("/mishap") { _, _ -> String in throw Mishap() }
    return router
  }

  /// What visitors and logs are told of pages that there are not.
  @Suite(.timeLimit(.minutes(1))) struct RefusedPageTests {
    @Test func `of a route that failed the log says why and where, and its visitor nothing`()
      async throws
    {
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.get("/mishap?secret=5678", "Accept: text/html\r\n")
          #expect(reply.status == 500)
          #expect(reply.body.contains("<h1>Sorry: broken</h1>"))
          #expect(!reply.body.contains("1234") && !reply.head.contains("1234"))
        }
        #expect(
          server.book.lines(.error) == [
            LogBook.Line(
              level: .error, text: "A route failed",
              metadata: [
                "error.type": String(reflecting: Mishap.self),
                "error.message": "the password of the database is 1234", "url.path": "/mishap",
              ])
          ])
      }
    }

    @Test func `of a site that is full the log says how many pages it has, and visitors get 503`()
      async throws
    {
      func small(_ configuration: inout Site.Configuration) { configuration.limits.sessions = 2 }
      try await TestServer.run(small, router: router) { server in
        try await server.join { _ in
          try await server.join { _ in
            try await RawClient.connect(server.port) { client in
              let reply = try await client.get("/coffee", "Accept: text/html\r\n")
              #expect(reply.status == 503)
              #expect(reply.body.contains("<h1>Sorry: busy</h1>"))
            }
            #expect(
              server.book.lines(.warning) == [
                LogBook.Line(
                  level: .warning, text: "The site has reached limits.sessions: new pages get 503",
                  metadata: ["arco.session.active": "2"])
              ])
          }
        }
      }
    }
  }
#endif
