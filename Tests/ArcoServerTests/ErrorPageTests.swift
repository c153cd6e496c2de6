#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Logging
  import Testing

  private struct Mishap: Error {}

  /// A page that answers each input with another one.
  private func endless() -> Component<Void, Int, Int, HTML> {
    let own = Dispatcher<Void, Int, Int>.update { _, input in .send(input + 1) }
    let begin = Dispatcher<Void, Int, Int>.alive(while: { _ in true }, { .send(1) })
    let dispatcher = Dispatcher<Void, Int, Int> {
      own
      begin
    }
    return Component(dispatcher) { _, _ in p("never") }
  }

  private func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
    let router = Router()
    router.add(
      middleware: ErrorPages(of: site) { failure in
        html(.lang("en")) { body { h1("Sorry: \(failure)") } }
      })
    router.page("/coffee", of: site, title: "Coffee") { _, _ in TestPage.screen(log) }
    router.page("/endless", of: site, title: "Endless") { _, _ in Screen(endless(), state: 0) }
    router.get("/office") { _, _ -> String in throw HTTPError(.forbidden) }
    router.get("/secret") { _, _ -> String in throw HTTPError(.unauthorized) }
    router.get("/mishap") { _, _ -> String in throw Mishap() }
    router.get("/teapot") { _, _ -> String in throw HTTPError(.init(code: 418)) }
    router.get("/**") { _, _ -> String in throw HTTPError(.notFound) }
    return router
  }

  @Suite(.timeLimit(.minutes(1))) struct ErrorPageTests {
    private let accept = "Accept: application/xml, text/html;q=0.9\r\n"

    private func get(_ path: String, _ fields: String) async throws -> RawClient.Reply {
      try await TestServer.run(
        { $0.limits.sessionsPerAddress = 1 }, router: router,
        { server in
          try await server.join { _ in
            try await RawClient.connect(server.port) { try await $0.get(path, fields) }
          }
        })
    }

    @Test(arguments: [
      ("/nowhere", 404, "notFound"), ("/office", 403, "forbidden"), ("/secret", 401, "unknown"),
      ("/mishap", 500, "broken"), ("/teapot", 418, "broken"), ("/coffee", 429, "tooMany"),
    ])
    func `what fails is a page of the application's own`(path: String, status: Int, name: String)
      async throws
    {
      let reply = try await get(path, accept)
      #expect(reply.status == status)
      #expect(reply.body.contains("<h1>Sorry: \(name)</h1>"))
      #expect(reply.field("content-type") == "text/html; charset=utf-8")
      #expect(reply.field("cache-control") == "no-store")
      #expect(reply.field("content-security-policy") != nil)
    }

    @Test func `a page that never comes to an end is broken, and not too busy`() async throws {
      try await TestServer.run(router: router) { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/endless", accept)
          #expect(page.status == 500)
          #expect(page.body.contains("<h1>Sorry: broken</h1>"))
          let text = try await client.get("/endless").body
          #expect(text.contains("This page is broken: its inputs led to further inputs"))
        }
        #expect(server.book.texts(.error).first?.contains("more than 100000 inputs") == true)
      }
    }

    @Test(arguments: ["/nowhere", "/office", "/mishap"])
    func `who asks for no page gets none`(path: String) async throws {
      for fields in ["", "Accept: */*\r\n", "Accept: application/json, text/htmlish\r\n"] {
        let reply = try await get(path, fields)
        #expect(!reply.body.contains("Sorry"))
      }
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct LatencyTests {
    @Test func `what a client says comes as late as the configuration says, and in its order`()
      async throws
    {
      let latency = Duration.milliseconds(80)
      try await TestServer.run {
        $0.latency = latency
      } _: { server in
        let tab = try await server.load()
        #expect(tab.page.attribute("data-latency") == "0.08 seconds")
        try await server.join(tab) { client in
          var counts: [String] = []
          func hear(_ count: Int) async {
            while counts.count < count, case .patch(_, _, let bytes)? = await client.hear() {
              counts.append(String(decoding: bytes.suffix(1), as: UTF8.self))
            }
          }
          // Each of them is late, and not the first one only.
          for reference in 1...3 {
            let start = ContinuousClock.now
            try await client.say(.click(reference))
            await hear(reference)
            #expect(ContinuousClock.now - start >= latency)
          }
          for reference in 4...6 { try await client.say(.click(reference)) }
          await hear(6)
          #expect(counts == ["1", "2", "3", "4", "5", "6"])
        }
        #expect(
          server.book.texts(.notice).contains { $0.contains("Do not use this in production") })
      }
    }

    @Test func `a page says nothing of a latency that there is not`() async throws {
      try await TestServer.run { server in
        let tab = try await server.load()
        #expect(tab.page.attribute("data-latency") == nil)
      }
    }
  }
#endif
