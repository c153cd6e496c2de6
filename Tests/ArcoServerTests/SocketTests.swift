#if Server
  import ServiceLifecycle
  import Logging
  import ArcoServer
  import ArcoWeb
  import Testing

  @Suite(.timeLimit(.minutes(1))) struct SocketTests {
    @Test func `a page painted behind the middleware comes alive over the socket`() async throws {
      try await TestServer.run { server in
        let tab = try await server.load()
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(cookie: tab.cookie)
          #expect(reply.status == 101)
          try await client.say(.join(token: tab.token, received: 0, nodes: 3))
          #expect(await client.hear() == .welcome(.carryOn, applied: 0, token: ""))
          try await client.say(.received(0))
          try await client.say(.click(1))
          #expect(
            await client.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
      }
    }

    @Test(arguments: ["http://evil.example", "null", nil])
    func `another origin gets 403 and no socket`(_ origin: String?) async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(origin: origin)
          #expect(reply.status == 403)
          #expect(reply.field("connection") == "close")
          #expect(reply.body == "This origin may not open the socket.")
          #expect(await client.drain() == "")
        }
        #expect(server.book.texts(.info).count == 1)
      }
    }

    @Test func `a POST, an old version and another path do not upgrade`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(method: "POST")
          #expect(reply.status == 405)
        }
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(version: 8)
          #expect(reply.status == 426)
          #expect(reply.field("sec-websocket-version") == "13")
        }
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade("/coffee")
          #expect(reply.status == 404)
        }
      }
    }

    @Test func `a later request of a connection is sent to a new one`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let plain = try await client.get("/plain")
          #expect(plain.body == "plain")
          let reply = try await client.upgrade()
          #expect(reply.status == 307)
          #expect(reply.field("connection") == "close")
          #expect(await client.drain() == "")
        }
      }
    }

    @Test func `an unmasked frame closes with 1002`() async throws {
      try await closes(with: 1002, "A frame violates RFC 6455: unmasked.") {
        try await $0.send([3, 1], isMasked: false)
      }
    }

    @Test(arguments: [UInt8(0xC2), 0xA2, 0x92])
    func `a frame with a reserved bit closes with 1002`(_ first: UInt8) async throws {
      try await closes(with: 1002, "A frame violates RFC 6455: reservedBits.") {
        try await $0.send([3, 1], first: first)
      }
    }

    @Test func `a reserved opcode closes with 1002`() async throws {
      try await closes(with: 1002, "A frame violates RFC 6455: reservedOpcode.") {
        try await $0.send([3, 1], first: 0x83)
      }
    }

    @Test func `a text frame closes with 1003`() async throws {
      try await closes(with: 1003, "Messages must be binary; this one is text.") {
        try await $0.send([3, 1], first: 0x81)
      }
    }

    private let tooBig = "A message may have at most 65536 bytes (limits.messageBytes)."

    @Test func `a frame beyond the limit closes with 1009`() async throws {
      try await closes(with: 1009, tooBig) {
        try await $0.send([UInt8](repeating: 0, count: 1 << 16 + 1))
      }
    }

    @Test func `fragments that add up beyond the limit close with 1009`() async throws {
      try await closes(with: 1009, tooBig) {
        try await $0.send([UInt8](repeating: 0, count: 40_000), first: 0x02)
        try await $0.send([UInt8](repeating: 0, count: 40_000), first: 0x00)
      }
    }

    @Test func `a malformed message closes with 1002`() async throws {
      try await closes(with: 1002, "A message was malformed: truncated(at: 1).") {
        try await $0.send([2])
      }
      try await closes(with: 1002, "A message was malformed: truncated(at: 0).") {
        try await $0.send([])
      }
    }

    @Test func `a socket that is not joined by this browser closes with 1008`() async throws {
      try await TestServer.run { server in
        let tab = try await server.load()
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade()
          try await client.say(.join(token: tab.token, received: 0, nodes: 3))
          let closing = await client.closing()
          #expect(closing?.code == 1008)
          #expect(closing?.text == "The session token was not issued to this browser.")
        }
      }
    }

    /// Does something wrong in a joined socket; then the server says what, and is well.
    private func closes(
      with code: Int, _ text: String,
      _ wrong: @escaping @Sendable (RawClient) async throws -> Void
    ) async throws {
      try await TestServer.run { server in
        try await server.join { client in
          try await wrong(client)
          let closing = await client.closing()
          #expect(closing?.code == code)
          #expect(closing?.text == text)
        }
        #expect(server.book.texts(.info) == ["Closing a connection: \(text)"])
        try await server.join { client in
          try await client.say(.click(1))
          #expect(
            await client.hear() == .patch(number: 1, applied: 1, operations: TestPage.text(1)))
        }
      }
    }

    @Test func `a fragmented message and a control frame in its midst are understood`()
      async throws
    {
      try await TestServer.run { server in
        try await server.join { client in
          let message = ClientFrame.ping(300).encoded()
          try await client.send(Array(message[..<1]), first: 0x02)
          try await client.send([9, 9], first: 0x89)
          try await client.send(Array(message[1...]), first: 0x80)
          let pong = await client.frame()
          #expect(pong?.opcode == 10)
          #expect(pong?.payload == [9, 9])
          #expect(await client.hear() == .pong(300))
        }
      }
    }

    @Test func `a connection that never completes its request is closed`() async throws {
      try await TestServer.run {
        $0.limits.handshake = .milliseconds(50)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          // On a busy machine the limit may be over before this is written.
          try? await client.write("GET /coffee HTTP/1.1\r\nHost: ")
          #expect(await client.drain() == "")
        }
      }
    }

    @Test func `a socket that never joins is closed`() async throws {
      try await TestServer.run {
        // The time counts from the connection: on a busy machine the upgrade takes some of it.
        $0.limits.handshake = .milliseconds(2_500)
      } _: { server in
        try await RawClient.connect(server.port) { client in
          _ = try await client.upgrade()
          let closing = await client.closing()
          #expect(closing?.code == 1008)
          #expect(closing?.text == "No join arrived within 2.5 seconds (limits.handshake).")
        }
      }
    }

    @Test func `what comes faster than its rate waits on the line, and none of it is refused`()
      async throws
    {
      try await TestServer.run {
        $0.limits.eventsPerSecond = 2_000
      } _: { server in
        try await server.join { client in
          // As much as a client may hold while its line is down.
          for reference in 1...500 { try await client.say(.click(reference)) }
          var (applied, refused) = (0, 0)
          while applied < 500, let frame = await client.hear() {
            switch frame {
            case .patch(let number, let reference, _):
              applied = reference
              try await client.say(.received(number))
            case .applied(let reference): applied = reference
            case .refused: refused += 1
            default: break
            }
          }
          #expect(applied == 500)
          #expect(refused == 0)
        }
        // Those behind a rebuild name their element by its former number.
        let clicks = server.log.all.filter { $0.contains("click ") }
        #expect(clicks.map { $0.split(separator: " ").last } == (1...500).map { "\($0)" })
      }
    }

    @Test func `a shutdown says 1001 and does not wait for a peer that does not read`()
      async throws
    {
      let clock = ContinuousClock()
      let (code, asked) = try await TestServer.run { server in
        try await server.join { client in
          let asked = clock.now
          await server.group.triggerGracefulShutdown()
          // Never answers the close: the deadline cuts the connection.
          return (await client.closeCode(), asked)
        }
      }
      #expect(code == 1001)
      // Not how long a busy machine takes to begin.
      #expect(clock.now - asked < .seconds(20))
    }
  }
#endif
