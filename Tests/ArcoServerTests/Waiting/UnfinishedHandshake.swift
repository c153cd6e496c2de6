#if Server
  import HummingbirdCore
  import Logging
  import NIOCore

  /// A connection under TLS whose handshake never ends: what decrypts stands in front of the site's own
  /// handlers, where Hummingbird's channel for TLS puts it, and nothing comes through.
  struct UnfinishedHandshake<Base: ServerChildChannel>: ServerChildChannel {
    private final class Handler: ChannelInboundHandler {
      typealias InboundIn = ByteBuffer

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
    }

    private let base: Base

    init(_ base: Base) { self.base = base }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(Handler())
      }.flatMap {
        base.setup(channel: channel, logger: logger)
      }
    }

    func handle(value: Base.Value, logger: Logger) async {
      await base.handle(value: value, logger: logger)
    }
  }

  /// Puts a channel behind a handshake that never ends.
  @Sendable func behindUnfinishedHandshake(_ base: any ServerChildChannel) -> any ServerChildChannel
  {
    func open(_ base: some ServerChildChannel) -> any ServerChildChannel {
      UnfinishedHandshake(base)
    }
    return open(base)
  }
#endif
