#if Server
  package import NIOCore
  package import NIOHTTP1

  /// Removes a field `Connection` that is not ASCII from each request.
  ///
  /// Hummingbird compares the field with `close` after each answer, and the comparison of a letter with
  /// thousands of accents takes seconds.
  package final class ConnectionFieldGuard: ChannelInboundHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias InboundOut = HTTPServerRequestPart

    package init() {}

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(var head) = Self.unwrapInboundIn(data),
        !head.headers["connection"].allSatisfy({ $0.isASCII })
      else { return context.fireChannelRead(data) }
      head.headers.remove(name: "connection")
      context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    }
  }
#endif
