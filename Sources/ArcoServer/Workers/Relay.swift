#if Server
  package import NIOCore

  /// Relays bytes between two connections, in both directions. Each is read only as fast as the
  /// other accepts bytes, and each closes with the other, also if one is closed already.
  ///
  /// - Precondition: both belong to one event loop, and the call is on it.
  /// - Throws: an error if one of them is closed; the caller then closes both.
  package func relay(_ one: any Channel, to other: any Channel) throws {
    let (near, far) = RelayEnd.pair()
    try one.pipeline.syncOperations.addHandler(near)
    try other.pipeline.syncOperations.addHandler(far)
  }

  /// One end of the relay.
  private final class RelayEnd: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var other: RelayEnd?
    private var context: ChannelHandlerContext?
    private var isReadDue = false

    static func pair() -> (RelayEnd, RelayEnd) {
      let (one, other) = (RelayEnd(), RelayEnd())
      one.other = other
      other.other = one
      return (one, other)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    /// Also called for a connection that closed before this handler was added.
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
      // The worker with the page closes the connection properly; here it is only cut.
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
