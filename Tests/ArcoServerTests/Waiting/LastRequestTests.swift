#if Server
  import ArcoServer
  import HTTPTypes
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOHTTPTypes
  import Testing

  /// What comes after the last request of a connection, and how much may come before its answers.
  @Suite(.timeLimit(.minutes(1))) struct LastRequestTests {
    @Test(arguments: [
      "GET /plain HTTP/1.1\r\nHost: here\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n",
      "GET /plain HTTP/1.1\r\nHost: here\r\nUpgrade: h2c\r\n\r\n",
      "GET /plain HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
      "GET /plain HTTP/1.1\r\nHost: here\r\nConnection: Keep-Alive, Close\r\n\r\n",
      "GET /plain HTTP/1.0\r\nHost: here\r\n\r\n",
    ])
    func `a request for another protocol is answered, and is the last of its connection`(
      request: String
    ) async throws {
      try await TestServer.run { server in
        for before in [0, 1] {
          try await RawClient.connect(server.port) { client in
            for _ in 0..<before {
              let reply = try await client.get("/plain")
              #expect(reply.field("connection") == nil)
            }
            try await client.write(request)
            let reply = try await client.reply()
            #expect(reply.field("connection") == "close")
            #expect(reply.body == "plain")
            #expect(await client.drain().isEmpty)
          }
        }
      }
    }

    @Test(arguments: ["Upgrade: h2c\r\nConnection: upgrade", "Connection: close"])
    func `what a peer sends after its last request is kept nowhere`(fields: String) throws {
      let book = LogBook()
      let site = try Site(Site.Configuration(), logger: book.logger)
      let channel = try EmbeddedChannel.connection(to: site, logger: book.logger)
      let counter = ByteCounter()
      let watch = try channel.pipeline.syncOperations.handler(type: ConnectionWatch.self)
      try channel.pipeline.syncOperations.addHandler(counter, position: .after(watch))
      try channel.writeInbound(
        ByteBuffer(string: "GET / HTTP/1.1\r\nHost: here\r\n\(fields)\r\n\r\n"))
      channel.embeddedEventLoop.run()
      let before = counter.count
      for _ in 0..<100 { try channel.writeInbound(ByteBuffer(repeating: 97, count: 1_000)) }
      #expect(counter.count == before)
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test func `what comes in one read with the last request is dropped, too`() async throws {
      try await TestServer.run {
        $0.limits.keepAlive = .milliseconds(300)
      } _: { server in
        let get = "GET /plain HTTP/1.1\r\nHost: here\r\n"
        try await RawClient.connect(server.port) { client in
          try await client.write("\(get)Upgrade: x\r\n\r\n\(get)\r\n")
          let reply = try await client.reply()
          #expect(reply.field("connection") == "close")
          #expect(await client.drain().isEmpty)
        }
      }
    }

    @Test func `a tunnel is refused, and what comes through it is kept nowhere`() async throws {
      try await TestServer.run { server in
        try await RawClient.connect(server.port) { client in
          try await client.write("CONNECT here:1 HTTP/1.1\r\nHost: here:1\r\n\r\n")
          #expect(!(await client.drain()).contains("HTTP/1.1 200"))
        }
      }
    }

    @Test func `a peer with a hundred unanswered requests is cut off at the next one`() throws {
      let watch = ConnectionWatch(limits: Limits())
      let channel = EmbeddedChannel(handlers: [watch, RequestPhaseReporter(watch)])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      let before = try channel.pipeline.syncOperations.context(handlerType: ConnectionWatch.self)
      func send(_ part: HTTPRequestPart) { before.fireChannelRead(NIOAny(part)) }
      let head = HTTPRequest(method: .get, scheme: "http", authority: "here", path: "/")
      for _ in 0..<RequestPhaseReporter.mostUnanswered {
        send(.head(head))
        send(.end(nil))
      }
      #expect(channel.isActive)
      for _ in 0..<1_000 {
        send(.head(head))
        send(.end(nil))
      }
      #expect(!channel.isActive)
      var passed = 0
      while try channel.readInbound(as: HTTPRequestPart.self) != nil { passed += 1 }
      #expect(passed == 2 * RequestPhaseReporter.mostUnanswered)
    }

    @Test func `what one read brings of a body is one part, however many chunks it has`() throws {
      let channel = EmbeddedChannel(handler: BodyGatherer())
      func read() throws -> HTTPRequestPart? { try channel.readInbound(as: HTTPRequestPart.self) }
      let head = HTTPRequest(method: .post, scheme: "http", authority: "here", path: "/")
      channel.pipeline.fireChannelRead(HTTPRequestPart.head(head))
      for letter in "abc" {
        channel.pipeline.fireChannelRead(HTTPRequestPart.body(ByteBuffer(string: "\(letter)")))
      }
      #expect(try read() == .head(head))
      #expect(try read() == nil)
      channel.pipeline.fireChannelReadComplete()
      #expect(try read() == .body(ByteBuffer(string: "abc")))
      channel.pipeline.fireChannelRead(HTTPRequestPart.body(ByteBuffer(string: "d")))
      channel.pipeline.fireChannelRead(HTTPRequestPart.body(ByteBuffer(string: "e")))
      channel.pipeline.fireChannelRead(HTTPRequestPart.end(nil))
      #expect(try read() == .body(ByteBuffer(string: "de")))
      #expect(try read() == .end(nil))
      #expect(try read() == nil)
    }
  }

  private final class ByteCounter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private(set) var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      count += Self.unwrapInboundIn(data).readableBytes
      context.fireChannelRead(data)
    }
  }
#endif
