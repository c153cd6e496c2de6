#if Server
  import ArcoServer
  import Hummingbird
  import HummingbirdCore
  import HummingbirdTLS
  import NIOCore
  import NIOPosix
  import Testing

  /// Peers that keep a connection waiting before its first request, and after its last.
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

    @Test func `a peer that never completes the handshake of TLS is closed`() async throws {
      let limit = Duration.milliseconds(300)
      try await TestServer.run {
        $0.limits.handshake = limit
      } speaking: {
        try .tls(.arco($0), tlsConfiguration: TestCertificate.configuration())
      } router: { _, _ in
        Router()
      } _: { server in
        try await RawClient.connect(server.port) { client in
          let start = ContinuousClock.now
          // The begin of a record of 512 bytes with a hello of a client's.
          try await client.write([0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3])
          #expect(await client.drain() == "")
          #expect((limit / 2 ..< .seconds(15)).contains(ContinuousClock.now - start))
        }
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
