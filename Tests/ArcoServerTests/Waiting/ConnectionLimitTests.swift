#if Server
  import ArcoServer
  import CArcoWorkers
  import Logging
  import NIOCore
  import Testing

  /// How many connections there may be, and how large a request's head.
  @Suite(.timeLimit(.minutes(1))) struct ConnectionLimitTests {
    /// Holds connections open that have asked for something, and then does more.
    private func hold(
      _ count: Int, of server: TestServer, _ body: () async throws -> Void
    ) async throws {
      guard count > 0 else { return try await body() }
      try await RawClient.connect(server.port) { client in
        let reply = try await client.get("/plain")
        #expect(reply.status == 200)
        // Otherwise it is idle, and ends after a second.
        try await client.write("GET /")
        try await hold(count - 1, of: server, body)
      }
    }

    /// Whether a new connection is closed before anything is said on it.
    private func isRefused(by server: TestServer) async throws -> Bool {
      try await RawClient.connect(server.port) { client in
        try? await client.write("GET /plain HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        return await client.drain().isEmpty
      }
    }

    private func expect(_ isRefusal: Bool, by server: TestServer) async throws {
      let isRefused = try await isRefused(by: server)
      #expect(isRefused == isRefusal)
    }

    /// Waits until a connection is answered.
    private func isAnswered(by server: TestServer) async throws {
      while try await isRefused(by: server) { await Task.yield() }
    }

    @Test func `beyond its connections an address has new ones closed at once, logged once`()
      async throws
    {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
        $0.limits.connectionsPerAddress = 8
      } _: { server in
        try await hold(8, of: server) {
          for _ in 0..<20 { try await expect(true, by: server) }
          #expect(server.book.texts(.notice).count == 1)
          #expect(server.book.lines(.notice).first?.metadata == ["client.address": "127.0.0.1"])
        }
        try await isAnswered(by: server)
      }
    }

    @Test func `a socket counts as a connection`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
        $0.limits.connectionsPerAddress = 8
      } _: { server in
        let tab = try await server.load()
        try await server.join(tab) { _ in
          try await RawClient.connect(server.port) { client in
            _ = try? await client.upgrade(cookie: tab.cookie)
            try await hold(6, of: server) { try await expect(true, by: server) }
          }
        }
      }
    }

    @Test func `connections of a trusted proxy are not counted as a client's`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
        $0.limits.connectionsPerAddress = 8
        $0.trustedProxies = ["127.0.0.1"]
      } _: { server in
        try await hold(10, of: server) { try await expect(false, by: server) }
      }
    }

    @Test func `a site has a bounded number of connections`() async throws {
      try await TestServer.run {
        $0.limits.sessions = 1
        $0.limits.connections = 5
        $0.trustedProxies = ["127.0.0.1"]
      } _: { server in
        try await hold(5, of: server) {
          for _ in 0..<20 { try await expect(true, by: server) }
          #expect(server.book.texts(.warning).count == 1)
        }
        try await isAnswered(by: server)
      }
    }

    @Test func `there are connections for the pages that there may be`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 3
        $0.limits.connectionsPerAddress = 1
      } _: { server in
        try await hold(24, of: server) { try await expect(true, by: server) }
      }
    }

    @Test func `while connections run short an idle one ends soon`() async throws {
      try await TestServer.run {
        $0.limits.sessionsPerAddress = 1
        $0.limits.connectionsPerAddress = 8
        $0.limits.keepAlive = .seconds(3_000)
      } _: { server in
        try await hold(4, of: server) {
          try await RawClient.connect(server.port) { client in
            let reply = try await client.get("/plain")
            #expect(reply.status == 200)
            #expect(await client.drain().isEmpty)
          }
        }
      }
    }

    @Test(arguments: [
      "Large: \(String(repeating: "a", count: 40_000))\r\n",
      (0..<200).map { "Field\($0): a\r\n" }.joined(),
      (0..<50).map { "Field\($0): \(String(repeating: "a", count: 1_000))\r\n" }.joined(),
    ])
    func `a head that is too large is answered with 431, at once`(_ fields: String) async throws {
      // The deadline of a head is never met.
      try await TestServer.run {
        $0.limits.handshake = .seconds(3_000)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          try await client.write("GET /plain HTTP/1.1\r\nHost: here\r\n\(fields)")
          let reply = try await client.reply()
          #expect(reply.status == 431)
          _ = await client.drain()
        }
        // As a later request of a connection, too.
        try await RawClient.connect(server.port) { client in
          let reply = try await client.get("/plain")
          #expect(reply.status == 200)
          try? await client.write("GET /plain HTTP/1.1\r\nHost: here\r\n\(fields)")
          let end = await client.drain()
          #expect(end.isEmpty || end.hasPrefix("HTTP/1.1 400"))
        }
      }
    }

    @Test func `a head that comes slowly has the time of a handshake for all of it`() async throws {
      try await TestServer.run {
        $0.limits.handshake = .milliseconds(300)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          try await client.write("GET /plain HTTP/1.1\r\n")
          var number = 0
          // Fails once the server has closed.
          while (try? await client.write("F\(number): a\r\n")) != nil {
            try await Task.sleep(for: .milliseconds(20))
            number += 1
          }
          #expect(number < 90)
        }
      }
    }

    @Test func `a head that is none of HTTP is answered with 400, at once`() async throws {
      try await TestServer.run {
        $0.limits.handshake = .seconds(3_000)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          try await client.write("GET /\u{e9} HTTP/1.1\r\nHost: here\r\n\r\n")
          let reply = try await client.reply()
          #expect(reply.status == 400)
          _ = await client.drain()
        }
      }
    }

    @Test func `a server raises how many files it may open, unless that is not wanted`()
      async throws
    {
      #expect(arco_open_files(0) > 0)
      for isWanted in [false, true] {
        try await TestServer.run {
          $0.raisesOpenFiles = isWanted
        } _: { server in
          try await expect(false, by: server)
        }
      }
      // By now one of them has done so.
      #expect(arco_open_files(0) == arco_open_files(1))
    }
  }
#endif
