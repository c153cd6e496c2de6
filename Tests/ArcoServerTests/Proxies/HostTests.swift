#if Server
  import ArcoServer
  import ArcoWeb
  import Logging
  import NIOCore
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct HostTests {
    @Test(arguments: [
      ("localhost", true), ("LOCALHOST:8080", true), ("shop.localhost:1", true),
      ("127.0.0.1", true), ("127.0.0.1:8080", true), ("127.9.9.9", true), ("[::1]:8080", true),
      ("[::1]", true), ("evil.example", false), ("evil.example:8080", false),
      ("localhost.evil.example", false), ("notlocalhost", false), ("127.0.0.1.evil.example", false),
      ("10.0.0.1", false), ("[fe80::1]", false), ("0.0.0.0", false), ("128.0.0.1", false),
      ("", false), (":8080", false), ("localhost:", false), ("localhost:x", false),
      ("localhost/evil.example", false), ("evil.example, localhost", false), ("[::1", false),
      ("me@localhost", false), ("localhost localhost", false),
    ])
    func `at a loopback address a site answers to names of its machine`(
      host: String, isAllowed: Bool
    ) {
      let policy = Site.HostPolicy.byAddress
      #expect(policy.allows(host, isLocal: true, isTrusted: false) == isAllowed)
      // At another address, and for a proxy that is trusted, to every host.
      #expect(policy.allows(host, isLocal: false, isTrusted: false))
      #expect(policy.allows(host, isLocal: true, isTrusted: true))
      #expect(Site.HostPolicy.any.allows(host, isLocal: true, isTrusted: false))
    }

    @Test func `whoever sends no host is no browser`() {
      #expect(Site.HostPolicy.byAddress.allows(nil, isLocal: true, isTrusted: false))
      #expect(!Site.HostPolicy.only(["a.com"]).allows(nil, isLocal: true, isTrusted: true))
    }

    @Test(arguments: [
      ("a.com", true), ("A.com", true), ("a.com:8080", true), ("b.com:8443", true),
      ("b.com", false), ("b.com:80", false), ("www.a.com", false), ("a.com.", false), ("", false),
      ("localhost", false), ("127.0.0.1", false),
    ])
    func `hosts that are named are all that a site answers to, whoever asks`(
      host: String, isAllowed: Bool
    ) {
      let policy = Site.HostPolicy.only(["a.COM", "b.com:8443"])
      for (isLocal, isTrusted) in [(true, true), (true, false), (false, false)] {
        #expect(policy.allows(host, isLocal: isLocal, isTrusted: isTrusted) == isAllowed)
      }
    }

    /// The statuses of a page, a file, a form and a socket, and what the log says.
    private func ask(
      for host: String,
      _ configure: @escaping @Sendable (inout Site.Configuration) -> Void = { _ in }
    ) async throws -> (statuses: [Int], log: [String]) {
      try await TestServer.run {
        $0.hosts = .byAddress
        configure(&$0)
      } _: { server in
        var statuses: [Int] = []
        for line in [
          "GET /coffee", "HEAD /coffee", "GET /plain", "GET /arco/plain.css", "POST /sink",
        ] {
          try await RawClient.connect(server.port) { client in
            try await client.write(
              """
              \(line) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n
              """)
            statuses.append(RawClient.Reply(head: await client.drain()).status)
          }
        }
        try await RawClient.connect(server.port) { client in
          // A connection's second request is looked at, too.
          try await client.write("GET /plain HTTP/1.1\r\nHost: localhost\r\n\r\n")
          _ = try? await client.reply()
          try await client.write("GET /coffee HTTP/1.1\r\nHost: \(host)\r\n\r\n")
          statuses.append((try? await client.reply().status) ?? 0)
        }
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(origin: "http://\(host)", host: host)
          statuses.append(reply.status)
        }
        return (statuses, server.book.texts(.notice))
      }
    }

    @Test func `a request for another host is answered by 421, and opens no socket`() async throws {
      let (statuses, log) = try await ask(for: "evil.example:8080")
      #expect(statuses == [421, 421, 421, 421, 421, 421, 421])
      #expect(
        log == [
          """
          A request for the host evil.example:8080 was refused (421): the site listens at a loopback \
          address. If a proxy in front sends such requests, set \
          configuration.trustedProxies = ["127.0.0.1"]. Otherwise, if the host is yours, set \
          configuration.hosts = .only(["evil.example:8080"]). Logged at most once an hour for each network.
          """
        ])
    }

    @Test func `what a client calls the host cannot steer a terminal or forge a line`() async throws
    {
      let (statuses, log) = try await ask(for: "a\u{9b}2Jb\u{85}c\u{2028}d.example")
      // A socket is refused by its origin.
      #expect(statuses == [421, 421, 421, 421, 421, 421, 403])
      #expect(log.count == 1)
      #expect(log[0].hasPrefix("A request for the host a??2Jb??c???d.example was refused"))
    }

    @Test func `a request with two hosts is answered by 400, and opens no socket`() async throws {
      let (statuses, log) = try await ask(for: "localhost\r\nHost: localhost")
      #expect(statuses == [400, 400, 400, 400, 400, 400, 400])
      #expect(log == [])
    }

    @Test func `names of the machine are answered to, and those that a trusted proxy asks for`()
      async throws
    {
      // The test's router has no route for HEAD.
      let answered = [200, 404, 200, 200, 200, 200, 101]
      #expect(try await ask(for: "localhost:1").statuses == answered)
      #expect(
        try await ask(for: "a.com") { $0.trustedProxies = ["127.0.0.1"] }.statuses == answered)
    }

    @Test func `where hosts are named, others are refused, and the log says what to set`()
      async throws
    {
      let (statuses, log) = try await ask(for: "b.com") { $0.hosts = .only(["localhost"]) }
      #expect(statuses == [421, 421, 421, 421, 421, 421, 421])
      #expect(
        log == [
          """
          A request for the host b.com was refused (421): configuration.hosts does not name it. If the \
          host is yours, add it there. Logged at most once an hour for each network.
          """
        ])
    }
  }
#endif
