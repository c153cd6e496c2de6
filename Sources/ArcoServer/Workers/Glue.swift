#if Server
  package import NIOCore

  /// Makes two connections one: what comes in here goes out there, no faster than it is read there, and
  /// each ends with the other, also where one of them has ended by now.
  ///
  /// - Precondition: both are of one event loop, and this is called on it.
  /// - Throws: where nothing is left of one of them; whoever calls closes both.
  package func glue(_ one: any Channel, to other: any Channel) throws {
    let (near, far) = Glue.pair()
    try one.pipeline.syncOperations.addHandler(near)
    try other.pipeline.syncOperations.addHandler(far)
  }

  /// One end of two connections that are one.
  private final class Glue: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var other: Glue?
    private var context: ChannelHandlerContext?
    private var isReadDue = false

    static func pair() -> (Glue, Glue) {
      let (one, other) = (Glue(), Glue())
      one.other = other
      other.other = one
      return (one, other)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    /// A connection that ended before this came into its pipeline says so only here.
    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      other?.context?.close(promise: nil)
      other = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      other?.context?.write(data, promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) { other?.context?.flush() }

    func channelInactive(context: ChannelHandlerContext) {
      other?.context?.close(promise: nil)
      context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case let event as ChannelEvent where event == .inputClosed:
        other?.context?.close(mode: .output, promise: nil)
      // The page is elsewhere, and so is who could say goodbye.
      case is ChannelShouldQuiesceEvent: context.close(promise: nil)
      default: context.fireUserInboundEventTriggered(event)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      if context.channel.isWritable { other?.readAgain() }
    }

    private func readAgain() {
      guard isReadDue, let context else { return }
      isReadDue = false
      context.read()
    }

    func read(context: ChannelHandlerContext) {
      if other?.context?.channel.isWritable ?? true { context.read() } else { isReadDue = true }
    }
  }
#endif
