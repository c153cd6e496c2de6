#if Server
  import ArcoCore
  import ArcoServer
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOEmbedded
  import NIOPosix
  import Testing

  extension EmbeddedChannel {
    /// A connection to a site, in memory. Nobody answers its requests, and no session takes its messages.
    static func connection(to site: Site, logger: Logger) throws -> EmbeddedChannel {
      let channel = EmbeddedChannel()
      let opened = Locked<(any ServerChildChannel)?>(nil)
      // Makes what sets up a connection. Nothing listens.
      _ = try HTTPServerBuilder.arco(site) { child in
        opened.withLock { $0 = child }
        return child
      }.buildServer(
        configuration: ServerConfiguration(),
        eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger
      ) { _, _, _ in }
      func setUp(_ child: some ServerChildChannel) {
        child.setup(channel: channel, logger: logger).whenFailure { Issue.record($0) }
      }
      let child = try #require(opened.withLock { $0 })
      setUp(child)
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
      return channel
    }
  }
#endif
