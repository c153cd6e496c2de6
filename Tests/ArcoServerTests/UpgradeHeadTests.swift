#if Server
  import ArcoCore
  import ArcoServer
  import Foundation
  import Logging
  import NIOCore
  import NIOEmbedded
  import Testing

  /// What the head of a connection's first request may say.
  @Suite(.timeLimit(.minutes(1))) struct UpgradeHeadTests {
    @Test(arguments: [
      "", "a,b", "a", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBs,SBub25jZQ==",
      "dGhlIHNhbXBsZSBub25jZQ=a",
      "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ])
    func `a request for the socket without a proper key is answered by 400`(_ key: String)
      async throws
    {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          let reply = try await client.upgrade(key: key)
          #expect(reply.status == 400)
          #expect(reply.body == "This is not a valid WebSocket request.")
        }
      }
    }

    @Test(arguments: [
      ("Upgrade: MANY,websocket\r\nConnection: upgrade", "HTTP/1.1 101"),
      ("Upgrade: websocket\r\nConnection: MANY,upgrade", "HTTP/1.1 101"),
      // No request for a socket, so it passes to the site's routes.
      ("Upgrade: MANY\r\nConnection: upgrade", ""),
    ])
    func `a list of many words takes no more of the stack than a short one`(
      fields: String, beginning: String
    ) async throws {
      let many = Array(repeating: "a", count: 30_000).joined(separator: ",")
      let answer = Locked<String?>(nil)
      let thread = Thread {
        answer.withLock { $0 = try? Self.answer(to: fields.replacing("MANY", with: many)) }
      }
      // As much as a thread has on Apple's systems. An overflow ends the tests.
      thread.stackSize = 512 << 10
      thread.start()
      while !thread.isFinished { try await Task.sleep(for: .milliseconds(2)) }
      #expect(answer.withLock { $0 }.map { String($0.prefix(12)) } == beginning)
    }

    /// What a connection answers to a first request with some fields; empty if it leaves that to a route.
    private static func answer(to fields: String) throws -> String {
      var configuration = Site.Configuration()
      configuration.limits.headBytes = 1 << 20
      let book = LogBook()
      let site = try Site(configuration, logger: book.logger)
      let channel = try EmbeddedChannel.connection(to: site, logger: book.logger)
      let head =
        "GET /arco/live HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(fields)\r\n\r\n"
      try channel.writeInbound(ByteBuffer(string: head))
      channel.embeddedEventLoop.run()
      let answer = try channel.readOutbound(as: ByteBuffer.self)
      _ = try? channel.finish(acceptAlreadyClosed: true)
      return answer.map { String(buffer: $0) } ?? ""
    }

    @Test func `every request of a connection passes the guard of its field Connection`() throws {
      let book = LogBook()
      let site = try Site(Site.Configuration(), logger: book.logger)
      let channel = try EmbeddedChannel.connection(to: site, logger: book.logger)
      try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: here\r\n\r\n"))
      channel.embeddedEventLoop.run()
      _ = try channel.pipeline.syncOperations.handler(type: ConnectionFieldGuard.self)
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }
  }
#endif
