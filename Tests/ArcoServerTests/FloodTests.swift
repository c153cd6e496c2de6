#if Server
  import ArcoServer
  import ArcoWeb
  import Logging
  import NIOCore
  import NIOEmbedded
  import Testing

  /// A socket in memory whose messages no session takes, so that all of them wait.
  private final class UntakenSocket {
    let book = LogBook()
    let clock = ManualClock()
    private let channel: EmbeddedChannel

    init() throws {
      let site = try Site(Site.Configuration(), logger: book.logger, time: clock.timekeeper)
      channel = try .connection(to: site, logger: book.logger)
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
      try send(raw: Array(repeatElement(frame, count: count).joined()))
    }

    /// Sends so many empty frames that arrive together.
    func send(_ count: Int, opcode: UInt8) throws {
      let frame = [0x80 | opcode, 0x80, 0, 0, 0, 0]
      try send(raw: Array(repeatElement(frame, count: count).joined()))
    }

    func send(raw bytes: [UInt8]) throws { try channel.writeInbound(ByteBuffer(bytes: bytes)) }

    /// The code with which the server closes; nil while it does not.
    func closeCode() throws -> Int? {
      var bytes: [UInt8] = []
      while let buffer = try channel.readOutbound(as: ByteBuffer.self) {
        bytes += buffer.readableBytesView
      }
      // Pongs come before.
      while bytes.starts(with: [0x8A, 0]) { bytes.removeFirst(2) }
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

    @Test(arguments: [UInt8(9), 10])
    func `a socket over which more pings or pongs come than their rate is closed with 1008`(
      opcode: UInt8
    ) throws {
      let socket = try UntakenSocket()
      try socket.send(100, opcode: opcode)
      var code = try socket.closeCode()
      #expect(code == nil)
      socket.clock.advance(by: .seconds(1))
      try socket.send(10, opcode: opcode)
      code = try socket.closeCode()
      #expect(code == nil)
      try socket.send(1, opcode: opcode)
      code = try socket.closeCode()
      #expect(code == 1008)
      #expect(
        socket.book.texts(.info) == [
          "Closing a connection: A connection may send 100 pings and pongs at once, and then 10 a second."
        ])
    }

    @Test func `fragments without content are no message, and close with 1002`() throws {
      let socket = try UntakenSocket()
      // A binary frame of one byte that goes on, and an empty continuation that goes on.
      try socket.send(raw: [0x02, 0x81, 0, 0, 0, 0, 3] + [0x00, 0x80, 0, 0, 0, 0])
      let code = try socket.closeCode()
      #expect(code == 1002)
    }
  }
#endif
