#if Server
  import ArcoServer
  import NIOCore
  import NIOEmbedded
  import Testing

  /// Two connections that are one.
  @Suite(.timeLimit(.minutes(1))) struct RelayTests {
    private let loop = EmbeddedEventLoop()

    private func channel() throws -> EmbeddedChannel {
      let channel = EmbeddedChannel(loop: loop)
      try channel.connect(to: SocketAddress(unixDomainSocketPath: "/a")).wait()
      return channel
    }

    @Test func `what comes in here goes out there`() throws {
      let (here, there) = (try channel(), try channel())
      try relay(here, to: there)
      try here.writeInbound(ByteBuffer(string: "asked"))
      #expect(try there.readOutbound() == ByteBuffer(string: "asked"))
      try there.writeInbound(ByteBuffer(string: "said"))
      #expect(try here.readOutbound() == ByteBuffer(string: "said"))
    }

    @Test func `each ends with the other`() throws {
      for isHere in [true, false] {
        let (here, there) = (try channel(), try channel())
        try relay(here, to: there)
        (isHere ? here : there).close(promise: nil)
        loop.run()
        #expect(!here.isActive && !there.isActive)
      }
    }

    // Its worker was killed after it took the connection: nobody would hear what is sent there.
    @Test func `one that ended before they were one ends the other`() throws {
      let (here, there) = (try channel(), try channel())
      there.close(promise: nil)
      try relay(here, to: there)
      loop.run()
      #expect(!here.isActive)
    }
  }
#endif
