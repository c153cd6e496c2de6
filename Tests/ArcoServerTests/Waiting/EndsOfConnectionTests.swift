#if Server
  import ArcoCore
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

    @Test func `of the requests of a peer that reads nothing few are answered, and it is cut`()
      async throws
    {
      let (connections, came) = AsyncStream.makeStream(of: (any Channel).self)
      let answered = Locked(0)
      try await TestServer.run {
        $0.limits.stall = .milliseconds(300)
      } router: { _, _ in
        let router = Router(context: Visit.self)
        router.get("/") { _, visit in
          came.yield(visit.channel)
          answered.withLock { $0 += 1 }
          return String(repeating: "a", count: 1 << 20)
        }
        return router
      } _: { server in
        let client = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .channelOption(.autoRead, value: false)
          .connect(host: "127.0.0.1", port: server.port).get()
        let request = "GET / HTTP/1.1\r\nHost: here\r\n\r\n"
        try await client.writeAndFlush(
          ByteBuffer(string: String(repeating: request, count: 100)))
        var connections = connections.makeAsyncIterator()
        try await connections.next()?.closeFuture.get()
        // What the system holds of a connection that nobody reads; the next request waits for room.
        #expect(answered.withLock { $0 } < 50)
        try? await client.close()
      }
    }
  }
#endif
