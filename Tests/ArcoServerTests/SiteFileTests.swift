#if Server
  import ArcoServer
  import Hummingbird
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SiteFileTests {
    private static let clock = Site.File("clock.js", Array("let time = 0;\n".utf8))
    private static let style = Site.File(
      "clock.css", Array(String(repeating: "p { margin: 0; }\n", count: 50).utf8))
    private static let packed = Site.File(
      "packed.js", Array(String(repeating: "let time = 0;\n", count: 50).utf8),
      brotli: Array("as Brotli".utf8))
    private static let face = Site.File("face.svg", Array("<svg/>".utf8))

    private func serve<R: Sendable>(
      _ body: @escaping @Sendable (inout RawClient, Site) async throws -> R
    ) async throws -> R {
      try await TestServer.run(router: Self.router) { server in
        try await RawClient.connect(server.port) { client in
          try await body(&client, server.site)
        }
      }
    }

    private static func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/clock", of: site, title: "Clock") { shell in
        shell.files = [Self.clock, Self.style, Self.packed, Self.face]
      } screen: { _, _ in
        TestPage.screen(log)
      }
      return router
    }

    @Test func `a page asks for its own scripts and styles, and nothing of it is inline`()
      async throws
    {
      try await serve { client, site in
        let page = try await client.get("/clock")
        let script = site.address(of: Self.clock)
        let style = site.address(of: Self.style)
        #expect(page.body.contains("<script type=\"module\" src=\"\(script)\"></script>"))
        #expect(page.body.contains("<link rel=\"stylesheet\" href=\"\(style)\">"))
        #expect(!page.body.contains("face"))
        #expect(page.field("content-security-policy")?.contains("script-src 'self';") ?? false)
        let reply = try await client.get(script)
        #expect(reply.body == "let time = 0;\n")
        #expect(reply.field("content-type") == "text/javascript; charset=utf-8")
        #expect(reply.field("cache-control") == "public, max-age=31536000, immutable")
        #expect(reply.field("x-content-type-options") == "nosniff")
        let image = try await client.get(site.address(of: Self.face))
        #expect(image.field("content-type") == "image/svg+xml")
      }
    }

    @Test func `what is compressed is sent so, where that is smaller`() async throws {
      try await serve { client, site in
        let style = try await client.get(site.address(of: Self.style), "Accept-Encoding: gzip\r\n")
        #expect(style.field("content-encoding") == "gzip")
        let script = try await client.get(
          site.address(of: Self.clock), "Accept-Encoding: gzip\r\n")
        #expect(script.field("content-encoding") == nil)
      }
    }

    @Test func `the parts of the client's script lie where it looks for them`() async throws {
      try await serve { client, site in
        let script = try await client.get(site.script.path)
        for part in ["pointer", "custom", "arco-fields", "arco-moving"] {
          let quoted = try #require(
            script.body.split(separator: "\"").first { $0.hasPrefix("/arco/\(part)-") })
          let reply = try await client.get(String(quoted))
          #expect(reply.status == 200)
          #expect(reply.body.contains(" as attend}"))
        }
      }
    }

    @Test func `a page says where the script is that opens it for a client of another version`()
      async throws
    {
      try await serve { client, _ in
        let page = try await client.get("/clock")
        let opener = try #require(page.field("arco-opener"))
        let reply = try await client.get(opener)
        #expect(reply.status == 200)
        #expect(reply.body.contains(" as open}"))
      }
    }

    @Test func `who takes Brotli gets it where the application has it`() async throws {
      try await serve { client, site in
        let address = site.address(of: Self.packed)
        for (takes, gets) in [
          ("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("*", "br"), ("gzip", "gzip"),
          ("identity", nil),
        ] {
          let reply = try await client.get(address, "Accept-Encoding: \(takes)\r\n")
          #expect(reply.field("content-encoding") == gets, "\(takes)")
          #expect((reply.body == "as Brotli") == (gets == "br"), "\(takes)")
          #expect(reply.field("vary") == "accept-encoding")
        }
        let style = try await client.get(site.address(of: Self.style), "Accept-Encoding: br\r\n")
        #expect(style.field("content-encoding") == nil)
      }
    }

    @Test(arguments: [0, 700, 701])
    func `Brotli that is empty or no smaller than the content is not used`(count: Int) async throws
    {
      let text = Array(String(repeating: "let time = 0;\n", count: 50).utf8)
      let file = Site.File("odd.js", text, brotli: [UInt8](repeating: 7, count: count))
      try await serve { client, site in
        let reply = try await client.get(site.address(of: file), "Accept-Encoding: br\r\n")
        #expect(reply.field("content-encoding") == nil)
        #expect(reply.bytes == text)
      }
    }

    @Test func `the smallest form that is accepted is sent`() async throws {
      let text = Array(String(repeating: "let time = 0;\n", count: 50).utf8)
      let file = Site.File("large.js", text, brotli: [UInt8](repeating: 7, count: 699))
      try await serve { client, site in
        let reply = try await client.get(site.address(of: file), "Accept-Encoding: br, gzip\r\n")
        #expect(reply.field("content-encoding") == "gzip")
      }
    }

    @Test func `files that differ in their Brotli have addresses of their own`() async throws {
      let text = Array(String(repeating: "let time = 0;\n", count: 50).utf8)
      let files =
        [nil, Array("one".utf8), Array("two".utf8)].map {
          Site.File("same.js", text, brotli: $0)
        } + [Site.File("same.js", text + Array("one".utf8))]
      try await serve { client, site in
        let addresses = files.map { site.address(of: $0) }
        #expect(Set(addresses).count == files.count)
        for (address, says) in zip(addresses, [nil, "one", "two"]) {
          let reply = try await client.get(address, "Accept-Encoding: br\r\n")
          #expect(says == nil ? reply.bytes == text : reply.body == says)
        }
      }
    }

    @Test func `the address changes with the content`() throws {
      let site = try Site()
      let other = Site.File("clock.js", Array("let time = 1;\n".utf8))
      #expect(site.address(of: Self.clock) != site.address(of: other))
      #expect(site.address(of: Self.clock).hasPrefix("/arco/clock-"))
    }
  }
#endif
