#if Server
  import ArcoServer
  import HTTPTypes
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import Testing

  /// A connection's pipeline up to where Hummingbird takes over, in time that the test lets pass.
  private final class WatchedConnection {
    /// How many bytes wait for the peer to read.
    var unread = 0
    let channel = EmbeddedChannel()

    init(_ limits: Site.Limits = Site.Limits()) throws {
      let pipeline = channel.pipeline.syncOperations
      let watch = ConnectionWatch(limits: limits, buffered: { [unowned self] _ in unread })
      try pipeline.addHandler(watch)
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false)
      try pipeline.addHandlers([HTTP1ToHTTPServerCodec(secure: false), RequestPhaseReporter(watch)])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      channel.read()
    }

    deinit { _ = try? channel.finish() }

    var isOpen: Bool { channel.isActive }

    /// The peer sends bytes, of which more are asked for at once.
    func hear(_ text: String) throws {
      guard isOpen else { return }
      try channel.writeInbound(ByteBuffer(string: text))
      channel.read()
    }

    func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    func respond() throws {
      try channel.writeOutbound(
        HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: [.contentLength: "0"])))
      try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    static let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
  }

  @Suite struct ConnectionWatchTests {
    @Test func `a later head that trickles is cut when its time is over`() throws {
      let connection = try WatchedConnection()
      for _ in 1...2 {
        try connection.hear(WatchedConnection.get)
        try connection.respond()
        connection.pass(30)
        #expect(connection.isOpen)
      }
      for byte in "GET / HTT" {
        try connection.hear(String(byte))
        connection.pass(1)
      }
      #expect(connection.isOpen)
      try connection.hear("P")
      connection.pass(1)
      #expect(!connection.isOpen)
    }

    @Test func `a later head that comes in pieces within its time is served`() throws {
      let connection = try WatchedConnection()
      try connection.hear(WatchedConnection.get)
      try connection.respond()
      for _ in 1...5 {
        try connection.hear("GET / HTTP/1.1\r\n")
        connection.pass(9)
        try connection.hear("Host: a\r\n\r\n")
        connection.pass(9)
        try connection.respond()
        connection.pass(9)
      }
      #expect(connection.isOpen)
    }

    @Test(arguments: [(0, false), (1, false), (200, false), (300, true), (5_000, true)])
    func `a body has to come at the least rate`(bytesPerSecond: Int, isServed: Bool) throws {
      let connection = try WatchedConnection()
      try connection.hear(WatchedConnection.post)
      for second in 1...100 {
        connection.pass(1)
        try connection.hear(String(repeating: "x", count: bytesPerSecond))
        if second == 9 { #expect(connection.isOpen) }
      }
      #expect(connection.isOpen == isServed)
    }

    @Test func `a body that the application does not take is not its sender's fault`() throws {
      let connection = try WatchedConnection()
      try connection.hear(WatchedConnection.post)
      // What comes is not followed by asking for more.
      try connection.channel.writeInbound(ByteBuffer(string: "x"))
      connection.pass(1_000)
      #expect(connection.isOpen)
      connection.channel.read()
      connection.pass(20)
      #expect(!connection.isOpen)
    }

    @Test func `bodies of different requests are not taken for one that is slow`() throws {
      let connection = try WatchedConnection()
      for _ in 1...50 {
        try connection.hear("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nx")
        connection.pass(5)
        try connection.hear("y")
        try connection.respond()
        connection.pass(5)
      }
      #expect(connection.isOpen)
    }

    @Test func `an application may take its time to answer`() throws {
      let connection = try WatchedConnection()
      try connection.hear(WatchedConnection.get)
      connection.pass(10_000)
      #expect(connection.isOpen)
      try connection.respond()
      #expect(connection.isOpen)
    }

    @Test(arguments: [(0, false), (100, false), (300, true)])
    func `a response has to be read at the least rate`(
      bytesPerSecond: Int, isServed: Bool
    ) throws {
      let connection = try WatchedConnection()
      try connection.hear(WatchedConnection.get)
      let body = ByteBuffer(repeating: 0, count: 100_000)
      try connection.channel.writeOutbound(
        HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: [.contentLength: "100000"])))
      try connection.channel.writeOutbound(HTTPResponsePart.body(body))
      try connection.channel.writeOutbound(HTTPResponsePart.end(nil))
      connection.unread = 100_000
      for second in 1...300 {
        connection.pass(1)
        connection.unread -= bytesPerSecond
        if second == 9 { #expect(connection.isOpen) }
      }
      #expect(connection.isOpen == isServed)
    }

    @Test func `small responses that each wait a moment are not taken for one that is unread`()
      throws
    {
      let connection = try WatchedConnection()
      for _ in 1...50 {
        try connection.hear(WatchedConnection.get)
        try connection.respond()
        connection.unread = 20
        connection.pass(10)
      }
      #expect(connection.isOpen)
    }

    @Test func `the limits are those of the site`() throws {
      var limits = Site.Limits()
      limits.stall = .seconds(2)
      limits.bytesPerSecond = 10
      let connection = try WatchedConnection(limits)
      try connection.hear(WatchedConnection.post)
      for _ in 1...20 {
        connection.pass(1)
        try connection.hear(String(repeating: "x", count: 30))
      }
      #expect(connection.isOpen)
      connection.pass(4)
      #expect(!connection.isOpen)
    }
  }
#endif
