#if Server
  package import NIOCore
  package import NIOHTTPTypes

  /// Passes on what one read brought of a request's body as one part.
  ///
  /// NIO makes a part of each chunk. A part takes some fifty times as much memory as a chunk of one byte.
  package final class BodyGatherer: ChannelInboundHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart

    /// The largest number of bytes that are gathered: as many as one read brings.
    private static let most = 65_536

    private var gathered: ByteBuffer?

    package init() {}

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .body(var bytes) = Self.unwrapInboundIn(data) else {
        passOn(context)
        return context.fireChannelRead(data)
      }
      if let gathered, gathered.readableBytes + bytes.readableBytes > Self.most { passOn(context) }
      if gathered?.writeBuffer(&bytes) == nil { gathered = bytes }
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
      passOn(context)
      context.fireChannelReadComplete()
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      passOn(context)
      context.fireUserInboundEventTriggered(event)
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
      passOn(context)
      context.fireErrorCaught(error)
    }

    package func channelInactive(context: ChannelHandlerContext) {
      passOn(context)
      context.fireChannelInactive()
    }

    private func passOn(_ context: ChannelHandlerContext) {
      guard let bytes = gathered else { return }
      gathered = nil
      context.fireChannelRead(Self.wrapInboundOut(.body(bytes)))
    }
  }
#endif
