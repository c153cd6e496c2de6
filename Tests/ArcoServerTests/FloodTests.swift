#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWeb
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOPosix
  import Testing

  /// A socket in memory whose messages no session takes, so that all of them wait.
  private final class UntakenSocket {
    let book = LogBook()
    private let channel = EmbeddedChannel()

    init() throws {
      let site = try Site(Site.Configuration(), logger: book.logger, time: ManualClock().timekeeper)
      let opened = Locked<(any ServerChildChannel)?>(nil)
      // Makes what sets up a connection. Nothing listens.
      _ = try HTTPServerBuilder.arco(site) { child in
        opened.withLock { $0 = child }
        return child
      }.buildServer(
        configuration: ServerConfiguration(),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: book.logger
      ) { _, _, _ in }
      func setUp(_ child: some ServerChildChannel) {
        child.setup(channel: channel, logger: book.logger).whenFailure { Issue.record($0) }
      }
      let child = try #require(opened.withLock { $0 })
      setUp(child)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      let head = """
        GET /arco/live HTTP/1.1\r
        Host: here\r
        Origin: http://here\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r

        """
      try channel.writeInbound(ByteBuffer(string: head))
      channel.embeddedEventLoop.run()
      let answer = try channel.readOutbound(as: ByteBuffer.self)
      #expect(answer.map { String(buffer: $0).hasPrefix("HTTP/1.1 101 ") } == true)
      while try channel.readOutbound(as: ByteBuffer.self) != nil {}
    }

    deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

    /// Says so many messages that arrive together.
    func say(_ count: Int) throws {
      let ping = ClientFrame.ping(1).encoded()
      let frame = [0x82, 0x80 | UInt8(ping.count), 0, 0, 0, 0] + ping
      try channel.writeInbound(ByteBuffer(bytes: repeatElement(frame, count: count).joined()))
    }

    /// The code with which the server closes; nil while it does not.
    func closeCode() throws -> Int? {
      var bytes: [UInt8] = []
      while let buffer = try channel.readOutbound(as: ByteBuffer.self) {
        bytes += buffer.readableBytesView
      }
      guard bytes.count >= 4, bytes[0] == 0x88 else { return nil }
      return Int(bytes[2]) << 8 | Int(bytes[3])
    }
  }

  @Suite struct FloodTests {
    @Test(arguments: [1, 7, 4_096])
    func `a socket over which more comes than a script sends is closed with 1008`(
      together: Int
    ) throws {
      let socket = try UntakenSocket()
      var said = 0
      while said + together <= Inbox.mostEvents {
        try socket.say(together)
        said += together
        let code = try socket.closeCode()
        #expect(code == nil)
      }
      try socket.say(together)
      let code = try socket.closeCode()
      #expect(code == 1008)
      #expect(
        socket.book.texts(.info) == [
          "Closing a connection: More messages arrived at once than a page's script sends."
        ])
    }
  }
#endif
