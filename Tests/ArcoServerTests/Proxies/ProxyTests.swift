#if Server
  import Logging
  import ArcoWeb
  import ArcoServer
  import Testing

  /// Pages and sockets of a server that stands behind a proxy.
  @Suite(.timeLimit(.minutes(1))) struct ProxyTests {
    @Test func `behind a trusted proxy each client has its own limit of pages`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
        $0.trustedProxies = ["127.0.0.1"]
      } _: { server in
        for address in 1...3 {
          // What stands left of the proxy's own entry is the client's invention.
          try await server.join(
            server.load("/coffee", "X-Forwarded-For: 9.9.9.9, 10.0.0.\(address)\r\n")
          ) { _ in }
        }
        #expect(server.site.sessionCount == 3)
        try await RawClient.connect(server.port) { client in
          let reply = try await client.get("/coffee", "X-Forwarded-For: 10.0.0.3\r\n")
          #expect(reply.status == 429)
        }
      }
    }

    @Test func `without trust all who come through a proxy are one client`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
      } _: { server in
        try await server.join(server.load("/coffee", "X-Forwarded-For: 10.0.0.1\r\n")) { _ in
          try await RawClient.connect(server.port) { client in
            let reply = try await client.get("/coffee", "X-Forwarded-For: 10.0.0.2\r\n")
            #expect(reply.status == 429)
          }
        }
        #expect(server.book.texts(.notice).count == 1)
      }
    }

    @Test func `a page that came by https has a cookie that stays there, and its socket finds it`()
      async throws
    {
      let fields = "X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-Proto: https\r\n"
      try await TestServer.run {
        $0.trustedProxies = ["127.0.0.0/8"]
      } _: { server in
        let tab = try await server.load("/coffee", fields)
        #expect(tab.cookie.hasPrefix("__Host-arco="))
        #expect(tab.page.field("set-cookie")?.hasSuffix("; Secure") == true)
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade(origin: "https://here", cookie: tab.cookie, fields: fields)
          try await client.say(.join(token: tab.token, received: 0, nodes: 3))
          #expect(await client.hear() == .welcome(.carryOn, applied: 0, token: ""))
        }
        let plain = try await server.load("/coffee", "X-Forwarded-Proto: http\r\n")
        #expect(plain.cookie.hasPrefix("arco="))
      }
    }
  }
#endif
