#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Logging
  import Testing

  /// What clients cause does not fill the log.
  @Suite(.timeLimit(.minutes(1))) struct LogFloodTests {
    @Test func `who has not joined is not believed that a page could not be read`() async throws {
      try await TestServer.run { server in
        for _ in 0..<50 {
          try await RawClient.connect(server.port) { client in
            let reply = try await client.upgrade()
            #expect(reply.status == 101)
            try await client.send([0x0f, 0xa9], first: 0x88)
            _ = await client.drain()
          }
        }
        #expect(server.book.texts(.warning) == [])
      }
    }

    @Test func `that pages could not be read is said once an hour for each network`() async throws {
      let bench = try Bench()
      // A page may join a hundred times at once.
      for _ in 0..<20 {
        let token = try await bench.paint()
        for _ in 0..<50 {
          await bench.join(token) { line, _ in line.departure = .unread }
        }
      }
      #expect(bench.book.texts(.warning).count == 1)
    }

    @Test func `a socket that says that it could not read is heard once it has joined`()
      async throws
    {
      try await TestServer.run { server in
        let tab = try await server.load()
        for _ in 0..<3 {
          try await server.join(tab) { client in
            try await client.send([0x0f, 0xa9], first: 0x88)
            _ = await client.drain()
          }
        }
        // The page is kept, and its line said so before it was told that it is over.
        while server.book.texts(.warning).isEmpty { await Task.yield() }
        #expect(server.book.texts(.warning).count == 1)
        #expect(server.site.sessionCount == 1)
      }
    }

    /// Joins in the format of another server.
    private func joinOtherwise(_ bench: Bench, _ token: String) async {
      await bench.connect { line in
        line.say(.join(version: 1, token: token, received: 0, nodes: 1))
        #expect(await line.hear() == .welcome(.freshStart, applied: 0, token: ""))
      }
    }

    @Test func `the format of a script is told of once an hour, and of none without a token`()
      async throws
    {
      let bench = try Bench()
      for _ in 0..<50 { await joinOtherwise(bench, "none") }
      #expect(bench.book.texts(.notice) == [])
      let token = try await bench.paint()
      for _ in 0..<50 { await joinOtherwise(bench, token) }
      #expect(bench.book.texts(.notice).count == 1)
      bench.clock.advance(by: .seconds(3_600))
      await joinOtherwise(bench, token)
      #expect(bench.book.texts(.notice).count == 2)
    }

    @Test func `a connection that is closed is told of once an hour for its reason and network`()
      async throws
    {
      let bench = try Bench()
      for _ in 0..<50 {
        await bench.connect { line in
          line.say(.ping(1))
          await line.closing.wait()
        }
        await bench.connect { line in
          line.say(.join(token: "forged", received: 0, nodes: 1))
          await line.closing.wait()
        }
      }
      #expect(bench.book.texts(.info).count == 2)
      #expect(bench.book.texts(.debug).count { $0.hasPrefix("Closing a connection") } == 98)
    }

    @Test func `a refused upgrade is told of once an hour for its status and network`() async throws
    {
      try await TestServer.run { server in
        for _ in 0..<20 {
          try await RawClient.connect(server.port) { client in
            let reply = try await client.upgrade(origin: "http://evil")
            #expect(reply.status == 403)
          }
          try await RawClient.connect(server.port) { client in
            let reply = try await client.upgrade("/elsewhere")
            #expect(reply.status == 404)
          }
        }
        #expect(server.book.texts(.info).count == 2)
      }
    }

    @Test func `a network's pages explain the same refusal ten times an hour`() async throws {
      let bench = try Bench()
      for number in 0..<40 {
        let token = try await bench.paint(from: "10.0.0.\(number)")
        await bench.join(token) { line, _ in
          line.say(.event(reference: 1, Event(node: 999_999, kind: .click)))
          _ = await line.hear()
        }
      }
      #expect(bench.book.texts(.notice).count == 10)
      let token = try await bench.paint(from: "10.0.1.1")
      await bench.join(token) { line, _ in
        line.say(.event(reference: 1, Event(node: 999_999, kind: .click)))
        _ = await line.hear()
      }
      #expect(bench.book.texts(.notice).count == 11)
    }

    @Test func `a full site says so ten times an hour`() async throws {
      let bench = try Bench { $0.limits.sessions = 1 }
      let token = try await bench.paint()
      await bench.join(token) { line, _ in
        await line.settle()
        for number in 0..<1_000 {
          _ = try? await bench.paint(from: "10.\(number / 200).\(number % 200).1")
        }
      }
      #expect(bench.book.texts(.warning).count == 10)
    }
  }
#endif
