#if Server
  import ArcoServer
  import ArcoWeb
  import Foundation
  import Hummingbird
  import Logging
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct PageTests {
    @Test func `a page is a whole document with its container adopted by the script`()
      async throws
    {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/coffee")
          #expect(page.status == 200)
          #expect(page.field("content-type") == "text/html; charset=utf-8")
          #expect(page.field("cache-control") == "private, no-cache")
          #expect(page.field("vary") == "*")
          #expect(page.body.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
          #expect(page.body.contains("<title>Coffee &lt;3</title>"))
          #expect(page.body.contains("<link rel=\"stylesheet\" href=\"/app.css\">"))
          // Else browsers ask for /favicon.ico; the policy's img-src allows it.
          #expect(page.body.contains("<link rel=\"icon\" href=\"data:,\">"))
          #expect(page.attribute("data-arco3") == "/arco/live")
          #expect(page.attribute("data-nodes") == "3")
          #expect(page.attribute("data-window") == "64")
          #expect(page.attribute("data-word-paused") == Shell.Words().paused)
          #expect(page.body.contains("<button data-on=\"c\"></button><input data-on=\"i\">0</div>"))
        }
      }
    }

    @Test func `a browser reads the title that was given, whatever is in it`() async throws {
      try await TestServer.run { site, log in
        let router = Router()
        router.page("/", of: site, title: "a\r\"<&\0") { _, _ in TestPage.screen(log) }
        return router
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/")
          // A parser reads a carriage return as a line feed, and drops a NUL.
          #expect(page.body.contains("<title>a&#13;&quot;&lt;&amp;\u{FFFD}</title>"))
        }
      }
    }

    @Test func `a page has words for a script that does not run`() async throws {
      try await TestServer.run { site, log in
        let router = Router()
        router.page("/", of: site, title: "a", configure: { $0.words.late = "Kein <Skript>" }) {
          _, _ in TestPage.screen(log)
        }
        router.page("/still", of: site, title: "a", live: false) { _, _ in TestPage.screen(log) }
        return router
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/")
          #expect(page.body.contains(" class=\"arco-late\" role=\"alert\">Kein &lt;Skript&gt;</p>"))
          // Inline, and nothing else, so that nothing waits for it.
          #expect(!page.body.contains("/arco/late-") && !page.body.contains("style="))
          let styles = page.body.components(separatedBy: "<style>")
          #expect(styles.count == 2)
          let style = try #require(styles.last?.components(separatedBy: "</style>").first)
          #expect(style.hasPrefix(".arco-late{"))
          // Whether its hash is right, a browser says (`test_late.py`).
          let policy = try #require(page.field("content-security-policy"))
          #expect(policy.contains("style-src 'self' 'sha256-"))
          #expect(try await !client.get("/still").body.contains("arco-late"))
        }
      }
    }

    @Test(arguments: [
      ContentSecurityPolicy.strict(.styleSrc(.self)),
      // Browsers ask this one, and not the `style-src` that has the hash.
      .strict(.styleSrcElem(.self)),
    ])
    func `under a policy that has no hash for it, the style of those words is a file`(
      _ policy: ContentSecurityPolicy
    ) async throws {
      try await TestServer.run {
        $0.contentSecurityPolicy = policy
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/coffee")
          #expect(!page.body.contains("<style"))
          let links = page.body.split(separator: "\"")
          let path = try #require(links.first { $0.hasPrefix("/arco/late-") })
          let sheet = try await client.get(String(path))
          #expect(sheet.field("content-type") == "text/css; charset=utf-8")
          #expect(sheet.body.contains(".arco-late{"))
        }
      }
    }

    @Test func `a page's headers forbid inline script, framing and sniffing`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/coffee")
          let policy = page.field("content-security-policy") ?? ""
          for part in [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
            "frame-ancestors 'none'", "base-uri 'none'",
          ] {
            #expect(policy.contains(part))
          }
          #expect(!policy.contains("unsafe"))
          #expect(page.field("x-content-type-options") == "nosniff")
          #expect(page.field("referrer-policy") == "same-origin")
        }
      }
    }

    @Test func `a directive of the policy takes the place of the strict one`() {
      let pictures = "https://pictures.example.com"
      let policy = ContentSecurityPolicy.strict(.imgSrc(.self, .uri(pictures)), .mediaSrc(.self))
      func parts(_ policy: ContentSecurityPolicy) -> [Substring] {
        policy.description.split(separator: "; ")
      }
      let own: [Substring] = ["img-src 'self' \(pictures)", "media-src 'self'"]
      let strict = parts(.strict())
      #expect(strict.count == 9)
      #expect(parts(policy) == strict.filter { !$0.hasPrefix("img-src") } + own)
    }

    @Test func `the cookie is set once and then kept`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let first = try await client.get("/coffee")
          let cookie = first.field("set-cookie") ?? ""
          #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
          let value = cookie.prefix { $0 != ";" }
          let second = try await client.get("/coffee", "Cookie: a=b; \(value)\r\n")
          #expect(second.field("set-cookie") == nil)
          #expect(second.attribute("data-token") != first.attribute("data-token"))
        }
      }
    }

    @Test func `a secure site's cookie never travels unencrypted`() async throws {
      try await TestServer.run {
        $0.isSecure = true
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let cookie = try await client.get("/coffee").field("set-cookie") ?? ""
          #expect(cookie.hasPrefix("__Host-arco="))
          #expect(cookie.hasSuffix("; Secure"))
        }
      }
    }

    @Test func `the application's middleware stands before its live pages`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/coffee")
          #expect(page.field("x-guarded") == "yes")
          let refused = try await client.get("/coffee", "X-Stranger: 1\r\n")
          #expect(refused.status == 401)
        }
        #expect(server.site.sessionCount == 1)
      }
    }

    @Test func `the script is served for good under the hash of its content`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let page = try await client.get("/coffee")
          let path = try #require(page.attribute("script src"))
          let script = try await client.get(path)
          #expect(script.status == 200)
          #expect(script.field("content-type") == "text/javascript; charset=utf-8")
          #expect(script.field("cache-control") == "public, max-age=31536000, immutable")
          #expect(script.body.contains("\"use strict\""))
          let other = try await client.get("/arco/arco-000000000000.js")
          #expect(other.status == 404)
        }
      }
    }

    @Test func `the pages of one address are bounded`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
      } _: { server in
        try await server.join { _ in
          try await RawClient.connect(server.port) { client in
            let reply = try await client.get("/coffee")
            #expect(reply.status == 429)
            #expect(!reply.body.contains("127.0.0.1"))
          }
        }
      }
    }

    @Test func `a port in use is said with its number and a remedy`() async throws {
      try await TestServer.run { server in
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let site = try Site(logger: logger)
        let error = await #expect(throws: SiteError.self) {
          try await site.serve(Router(), port: server.port)
        }
        #expect(error == .portInUse(host: "127.0.0.1", port: server.port))
        #expect(
          error?.description == """
            Port \(server.port) on 127.0.0.1 is already in use by another program. \
            Stop that program, or choose another port, such as \(server.port + 1).
            """)
      }
    }

    @Test func `a port in use ends the program with that sentence, and without a trap`()
      async throws
    {
      let outcome = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) {
        try await TestServer.run { server in
          var logger = Logger(label: "test")
          logger.logLevel = .critical
          try await Site(logger: logger).run(Router(), port: server.port)
        }
      }
      let said = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("error: Port"))
      #expect(said.contains("is already in use by another program. Stop that program, or choose"))
    }

    @Test func `a wrong configuration is said before anything starts`() {
      #expect(throws: SiteError.limitInvalid("away")) {
        var configuration = Site.Configuration()
        configuration.limits.away = .zero
        _ = try Site(configuration)
      }
      #expect(throws: SiteError.basePathInvalid("arco")) {
        var configuration = Site.Configuration()
        configuration.basePath = "arco"
        _ = try Site(configuration)
      }
    }
  }
#endif
