#if Server
  import ArcoServer
  import ArcoWeb
  import Hummingbird
  import ServiceLifecycle
  import Testing

  /// Peers that keep a real connection waiting, under short limits.
  @Suite(.timeLimit(.minutes(1))) struct WaitingTests {
    @Test func `a connection that asks for nothing more is closed`() async throws {
      try await TestServer.run {
        $0.limits.keepAlive = .milliseconds(50)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let plain = try await client.get("/plain")
          #expect(plain.body == "plain")
          #expect(await client.drain() == "")
        }
      }
    }

    @Test(arguments: [0, 1, 2], ["", "GET /pl"])
    func `a server that shuts down closes connections at once that wait for nothing of it`(
      requests: Int, said: String
    ) async throws {
      try await TestServer.run {
        // Else one of these would close it, sooner or later.
        $0.limits.keepAlive = .seconds(100_000)
        $0.limits.handshake = .seconds(100_000)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          for _ in 0..<requests {
            let plain = try await client.get("/plain")
            #expect(plain.body == "plain")
          }
          try await client.write(said)
          await server.group.triggerGracefulShutdown()
          #expect(await client.drain() == "")
        }
      }
    }

    @Test(arguments: ["", "GET /arco/live?wor"])
    func `a worker that shuts down closes connections at once that have named no worker`(
      said: String
    ) async throws {
      let verdict = Verdict()
      func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/plain") { _, _ in "plain" }
        return router
      }
      @Sendable func patient(_ configuration: inout Site.Configuration) {
        configuration.limits.handshake = .seconds(100_000)
      }
      try await TestServer.run(patient, worker: verdict.worker, router: router) { server in
        try await RawClient.connect(server.port) { waiting in
          try await waiting.write(said)
          // Connections are accepted in their order.
          let other = try await RawClient.connect(server.port) { try await $0.get("/plain") }
          #expect(other.body == "plain")
          await server.group.triggerGracefulShutdown()
          #expect(await waiting.drain() == "")
        }
      }
      withExtendedLifetime(verdict) {}
    }

    /// The first bytes of a hello, whole heads, nothing: none of it is a head before it is decrypted.
    @Test(arguments: ["", "\u{16}\u{3}\u{1}", "GET /plain HTTP/1.1\r\nHost: here\r\n\r\n"])
    func `a connection whose TLS handshake never ends is closed`(said: String) async throws {
      try await TestServer.run {
        $0.limits.handshake = .milliseconds(300)
      } in: {
        behindUnfinishedHandshake($0)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          try await client.write(said)
          #expect(await client.drain() == "")
        }
      }
    }

    @Test func `a connection that never completes its second head is closed`() async throws {
      try await TestServer.run {
        $0.limits.handshake = .seconds(2)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let plain = try await client.get("/plain")
          #expect(plain.body == "plain")
          try await client.write("GET /plain HTTP/1.1\r\nHost: ")
          #expect(await client.drain() == "")
        }
      }
    }

    @Test func `a connection whose body stops coming is closed`() async throws {
      try await TestServer.run {
        $0.limits.stall = .milliseconds(50)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          try await client.write(
            "POST /sink HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nabc")
          #expect(await client.drain() == "")
        }
      }
    }

    @Test func `a first frame that trickles is no join`() async throws {
      try await TestServer.run {
        $0.limits.handshake = .seconds(2)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade()
          try await client.write([0x82])
          #expect(await client.closeCode() == 1008)
        }
      }
    }

    @Test func `a message that trickles is no sign of life`() async throws {
      try await TestServer.run {
        $0.limits.silence = .milliseconds(300)
      } _: { server in
        try await server.join { client in
          try await client.write([0x82, 0x85, 0, 0, 0, 0, 3])
          let closing = await client.closing()
          #expect(closing?.code == 1001)
          #expect(closing?.text == "No message arrived for 0.3 seconds (limits.silence).")
        }
      }
    }
  }
#endif
