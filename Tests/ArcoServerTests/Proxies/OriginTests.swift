#if Server
  import Logging
  import ArcoServer
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct OriginTests {
    @Test(arguments: [
      ("https://example.com", "example.com", true, true),
      ("http://example.com", "example.com", false, true),
      // The scheme counts, both ways.
      ("https://example.com", "example.com", false, false),
      ("http://example.com", "example.com", true, false),
      ("https://example.com:443", "example.com", true, true),
      ("https://example.com", "example.com:443", true, true),
      ("http://example.com:80", "example.com", false, true),
      ("https://example.com:80", "example.com:80", true, true),
      ("http://example.com:443", "example.com", true, false),
      ("http://127.0.0.1:8080", "127.0.0.1:8080", false, true),
      ("http://[::1]:8080", "[::1]:8080", false, true),
      ("http://[::1]", "[::1]:80", false, true),
      ("HTTPS://EXAMPLE.com", "example.COM", true, true),
      ("https://example.com", "example.com:8443", true, false),
      ("https://example.com:8443", "example.com", true, false),
      ("https://example.com.evil.org", "example.com", true, false),
      ("https://evil.org", "example.com", true, false),
      // To browsers, a name with a dot at its end is another one.
      ("https://example.com.", "example.com.", true, true),
      ("https://example.com.", "example.com", true, false),
      ("https://example.com", "example.com.", true, false),
      ("null", "example.com", true, false),
      ("null", "null", false, false),
      ("file://example.com", "example.com", false, false),
      ("https://example.com/", "example.com", true, false),
      ("https://me@example.com", "example.com", true, false),
      ("https://me@example.com", "me@example.com", true, false),
      ("https://example.com:", "example.com:", true, false),
      ("https://example.com:0", "example.com:0", true, false),
      ("https://example.com:99999", "example.com:99999", true, false),
      ("https://example.com:+443", "example.com", true, false),
      ("https://a.com https://b.com", "a.com", true, false),
      ("https://[::1", "[::1", true, false),
      ("https://", "", true, false),
      ("", "", false, false),
    ])
    func `the same host means the same scheme, name and port`(
      origin: String, host: String, isSecure: Bool, allowed: Bool
    ) {
      #expect(
        Site.OriginPolicy.sameHost.allows(origin: origin, host: host, isSecure: isSecure) == allowed
      )
    }

    @Test func `no origin is no permission`() {
      #expect(!Site.OriginPolicy.sameHost.allows(origin: nil, host: "example.com", isSecure: true))
      #expect(
        !Site.OriginPolicy.sameHost.allows(origin: "https://a.com", host: nil, isSecure: true))
      #expect(
        !Site.OriginPolicy.only(["https://a.com"]).allows(
          origin: nil, host: "a.com", isSecure: true))
    }

    @Test(arguments: [
      ("https://a.com", true), ("HTTPS://A.com:443", true), ("http://a.com", false),
      ("https://a.com:8443", false), ("https://a.com.", false), ("null", false),
    ])
    func `origins that are listed are compared as browsers do, whatever the host`(
      origin: String, allowed: Bool
    ) {
      let policy = Site.OriginPolicy.only(["https://A.com", "null"])
      for isSecure in [true, false] {
        #expect(policy.allows(origin: origin, host: "b.com", isSecure: isSecure) == allowed)
      }
    }

    /// Asks for the socket; returns the status and what the log says.
    private func upgrade(
      origin: String, _ fields: String = "",
      _ configure: @escaping @Sendable (inout Site.Configuration) -> Void = { _ in }
    ) async throws -> (status: Int, log: [String]) {
      try await TestServer.run(configure) { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(origin: origin, fields: fields)
          return (reply.status, server.book.texts(.info))
        }
      }
    }

    @Test func `an https origin is refused on a plain connection, and the log says what to set`()
      async throws
    {
      let (status, log) = try await upgrade(origin: "https://here")
      #expect(status == 403)
      #expect(
        log == [
          """
          Refused an upgrade: Its origin is https://here, and it was sent to http://here. If a \
          proxy in front speaks https, name it in configuration.trustedProxies and let it set \
          X-Forwarded-Proto. If all requests come by https, set configuration.isSecure = true instead.
          """
        ])
    }

    @Test func `behind a trusted proxy the scheme is the one that it says`() async throws {
      let secure = try await upgrade(
        origin: "https://here", "X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n"
      ) { $0.trustedProxies = ["127.0.0.1"] }
      #expect(secure.status == 101)
      let plain = try await upgrade(
        origin: "http://here", "X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n"
      ) { $0.trustedProxies = ["127.0.0.1"] }
      #expect(plain.status == 403)
      let stranger = try await upgrade(
        origin: "https://here", "X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n")
      #expect(stranger.status == 403)
    }

    @Test func `a secure site is open to https origins alone`() async throws {
      #expect(try await upgrade(origin: "https://here") { $0.isSecure = true }.status == 101)
      let plain = try await upgrade(origin: "http://here") { $0.isSecure = true }
      #expect(plain.status == 403)
      #expect(
        plain.log == [
          """
          Refused an upgrade: Its origin is http://here, and it was sent to https://here. Its page \
          was opened by http: make the proxy redirect http to https.
          """
        ])
    }

    @Test func `another host is refused, and the log says which was compared`() async throws {
      let (status, log) = try await upgrade(origin: "http://evil.example")
      #expect(status == 403)
      #expect(
        log == [
          """
          Refused an upgrade: Its origin is http://evil.example, and it was sent to http://here. \
          If the origin's pages are yours, set configuration.origins = \
          .only(["http://evil.example"]). Behind a proxy, let the proxy pass on the Host header of the \
          browser.
          """
        ])
      let listed = try await upgrade(origin: "null") { $0.origins = .only(["https://a.com"]) }
      #expect(
        listed.log == [
          "Refused an upgrade: Its origin is null, and configuration.origins allows only https://a.com."
        ])
    }
  }
#endif
