#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import Testing

  /// Where the site's own addresses are, when the application has one of ours itself.
  @Suite(.timeLimit(.minutes(1))) struct BasePathTests {
    private static func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.get("/arco/live") { _, _ in "the application's own" }
      let file = Site.File("clock.js", Array("let clock".utf8))
      router.page("/coffee", of: site, title: "Coffee") { shell in
        shell.files = [file]
      } screen: { _, _ in
        TestPage.screen(log)
      }
      return router
    }

    @Test func `script, files, socket and the sheet of who runs no script lie below the base path`()
      async throws
    {
      func below(_ configuration: inout Site.Configuration) {
        configuration.basePath = "/live-pages"
      }
      try await TestServer.run(below, router: Self.router) { server in
        let tab = try await server.load()
        #expect(tab.page.attribute("data-arco3") == "/live-pages/live")
        try await RawClient.connect(server.port) { client in
          let path = try #require(tab.page.attribute("script src"))
          #expect(path.hasPrefix("/live-pages/arco-"))
          let script = try await client.get(path)
          #expect(script.status == 200)
          // What it loads when an element needs it.
          let part = try #require(
            script.body.firstMatch(of: /"(\/live-pages\/pointer-[0-9a-f]+\.js)"/)?.1)
          #expect(try await client.get(String(part)).status == 200)
          let module = "<script type=\"module\" src"
          let clock = try #require(tab.page.attribute(module))
          #expect(clock.hasPrefix("/live-pages/clock-"))
          #expect(try await client.get(clock).body == "let clock")
          let sheet = try #require(tab.page.attribute("<noscript><link rel=\"stylesheet\" href"))
          #expect(sheet.hasPrefix("/live-pages/plain.css?"))
          #expect(try await client.get(sheet, "Cookie: \(tab.cookie)\r\n").status == 200)
          for old in ["/arco" + path.dropFirst(11), "/arco/plain.css", "/arco/clock.js"] {
            #expect(try await client.get(old).status == 404)
          }
          #expect(try await client.get("/arco/live").body == "the application's own")
        }
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade("/live-pages/live", cookie: tab.cookie)
          #expect(reply.status == 101)
          try await client.say(.join(token: tab.token, received: 0, nodes: tab.nodes))
          #expect(await client.hear() == .welcome(.carryOn, applied: 0, token: ""))
          try await client.say(.received(0))
          try await client.say(.click(1))
          #expect(
            await client.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade("/arco/live", cookie: tab.cookie)
          #expect(reply.status == 404)
        }
        // A later request of a connection is sent to a new one.
        try await RawClient.connect(server.port) { client in
          _ = try await client.get("/arco/live")
          let reply = try await client.upgrade("/live-pages/live", cookie: tab.cookie)
          #expect(reply.status == 307)
          #expect(reply.field("location") == "/live-pages/live")
        }
      }
    }

    @Test func `a browser that takes no cookies gets the first paint, and no socket`() async throws
    {
      try await TestServer.run { server in
        let tab = try await server.load()
        #expect(tab.page.status == 200)
        #expect(
          tab.page.body.contains("<button data-on=\"c\"></button><input data-on=\"i\">0</div>"))
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(cookie: nil)
          #expect(reply.status == 101)
          try await client.say(.join(token: tab.token, received: 0, nodes: tab.nodes))
          let closing = await client.closing()
          #expect(closing?.code == 1008)
          #expect(closing?.text == "The session token was not issued to this browser.")
        }
        #expect(server.log.all == [])
      }
    }
  }
#endif
