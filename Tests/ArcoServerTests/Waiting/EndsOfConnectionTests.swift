#if Server
  import ArcoServer
  import Hummingbird
  import HummingbirdCore
  import NIOCore
  import NIOPosix
  import Testing

  /// Peers that keep a connection waiting after its last request.
  @Suite(.timeLimit(.minutes(1))) struct EndsOfConnectionTests {
    /// Hands the connections of its requests on.
    private struct Visit: RequestContext {
      var coreContext: CoreRequestContextStorage
      let channel: any Channel

      init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
      }
    }

    @Test func `a peer that was told to close after a response, and does not, is cut`()
      async throws
    {
      let limit = Duration.milliseconds(300)
      let (connections, came) = AsyncStream.makeStream(of: (any Channel).self)
      try await TestServer.run {
        $0.limits.keepAlive = limit
        // Else this would close it.
        $0.limits.handshake = .seconds(100_000)
      } router: { _, _ in
        let router = Router(context: Visit.self)
        router.get("/") { _, visit in
          came.yield(visit.channel)
          return "plain"
        }
        return router
      } _: { server in
        let start = ContinuousClock.now
        // It hears that the server will say no more, and keeps its own side open.
        let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .channelOption(.allowRemoteHalfClosure, value: true)
          .connect(host: "127.0.0.1", port: server.port).get()
        try await client.writeAndFlush(
          ByteBuffer(string: "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"))
        var connections = connections.makeAsyncIterator()
        try await connections.next()?.closeFuture.get()
        #expect((limit ..< .seconds(15)).contains(ContinuousClock.now - start))
        #expect(client.isActive)
        try await client.close()
      }
    }
  }
#endif
