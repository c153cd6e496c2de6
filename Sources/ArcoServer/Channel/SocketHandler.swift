#if Server
  import ArcoCore
  import Logging
  import NIOCore
  import NIOWebSocket

  /// Asks the socket's handler to close.
  struct CloseRequest: Sendable {
    var reason: CloseReason
  }

  /// Between frames and messages: the WebSocket's control frames and its close.
  ///
  /// Either side may begin to close. The channel is gone when the other side has answered or the
  /// deadline has come, whether the peer reads or not.
  final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = WebSocketFrame

    private let limits: Limits
    /// Set when the client says that its page is gone for good.
    private let departure: Locked<Bool>
    private let logger: Logger
    private var isClosing = false
    /// Control frames may come faster than the peer reads the answers: one pong at a time.
    private var isPongDue = false

    init(limits: Limits, departure: Locked<Bool>, logger: Logger) {
      self.limits = limits
      self.departure = departure
      self.logger = logger
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = Self.unwrapInboundIn(data)
      switch frame.opcode {
      case .connectionClose:
        let code = Self.code(of: frame)
        if code == CloseCode.left.rawValue { departure.withLock { $0 = true } }
        if !isClosing {
          close(context, CloseReason(code ?? 1000 < 1000 ? .protocolError : .normal))
        }
        // Both sides have now said so; what was written goes out before the close.
        context.close(promise: nil)
      case _ where isClosing:
        return
      case .binary:
        context.fireChannelRead(Self.wrapInboundOut(frame.unmaskedData))
      case .text:
        refuse(context, .notBinary)
      case .ping:
        pong(context, frame.unmaskedData)
      default:
        break
      }
    }

    /// The code with which the client closes: nil for none, 0 for one cut short.
    private static func code(of frame: WebSocketFrame) -> UInt16? {
      var data = frame.unmaskedData
      return data.readableBytes > 0 ? data.readInteger() ?? 0 : nil
    }

    private func pong(_ context: ChannelHandlerContext, _ data: ByteBuffer) {
      guard !isPongDue else { return }
      isPongDue = true
      let frame = WebSocketFrame(fin: true, opcode: .pong, data: data)
      let this = NIOLoopBound(self, eventLoop: context.eventLoop)
      context.writeAndFlush(Self.wrapOutboundOut(frame)).whenComplete { _ in
        this.value.isPongDue = false
      }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      guard !isClosing else {
        promise?.fail(ChannelError.outputClosed)
        return
      }
      let frame = WebSocketFrame(fin: true, opcode: .binary, data: Self.unwrapOutboundIn(data))
      context.write(Self.wrapOutboundOut(frame), promise: promise)
    }

    func triggerUserOutboundEvent(
      context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
      guard let request = event as? CloseRequest else {
        return context.triggerUserOutboundEvent(event, promise: promise)
      }
      close(context, request.reason)
      promise?.succeed()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent { return close(context, .shutdown) }
      context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength,
        NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
        refuse(context, .tooBig(limits))
      case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is FrameFault:
        refuse(context, .notWebSocket(error))
      default:
        logger.debug("A socket broke", metadata: ["error": "\(error)"])
        context.close(promise: nil)
      }
    }

    private func refuse(_ context: ChannelHandlerContext, _ reason: CloseReason) {
      if !isClosing {
        logger.info(
          "Closing a connection: \(reason.text)", metadata: ["code": "\(reason.code)"])
      }
      close(context, reason)
    }

    private func close(_ context: ChannelHandlerContext, _ reason: CloseReason) {
      guard !isClosing else { return }
      isClosing = true
      var data = context.channel.allocator.buffer(capacity: 125)
      data.writeInteger(reason.code.rawValue)
      data.writeBytes(reason.text.utf8.prefix(123))
      let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
      context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
      let channel = context.channel
      let timer = context.eventLoop.scheduleTask(in: TimeAmount(limits.close)) {
        channel.close(promise: nil)
      }
      channel.closeFuture.whenComplete { _ in timer.cancel() }
    }
  }
#endif
