#if Server
  import ArcoServer
  import CArcoWorkers
  import NIOCore
  import NIOEmbedded
  import Testing

  /// Closes its connection if all connections are to close.
  private final class Quiescing: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
    }
  }

  @Suite(.timeLimit(.minutes(1))) struct ConnectionAcceptorTests {
    private let loop = EmbeddedEventLoop()

    private func connection() throws -> EmbeddedChannel {
      let channel = EmbeddedChannel(handler: Quiescing(), loop: loop)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      return channel
    }

    @Test func `a connection that comes after all were closed is not tracked`() throws {
      var port: Int32 = 0
      let listener = arco_listen("127.0.0.1", 0, &port)
      try #require(listener >= 0)
      let acceptor = ConnectionAcceptor(listener)
      let (early, late) = (try connection(), try connection())
      #expect(acceptor.track(early))
      acceptor.closeAll()
      loop.run()
      #expect(!early.isActive)
      #expect(!acceptor.track(late), "nobody would ask this connection to close")
    }
  }
#endif
