#if Server
  import Logging
  import NIOCore
  import NIOWebSocket

  /// The WebSocket's messages, control frames and close.
  ///
  /// Either side may begin to close. The channel closes when the other side has answered, or at a
  /// deadline, whether the peer reads or not.
  final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = Never
    typealias OutboundIn = Never
    typealias OutboundOut = WebSocketFrame

    private let line: SocketLine
    private let limits: Limits
    private let log: ClientLog
    private let time: Timekeeper
    /// The rate of pings and pongs. Browsers send none, and other peers one in some seconds.
    private var controls: TokenBucket
    private var context: ChannelHandlerContext?
    /// The encoder's context; writing to it skips the encoder.
    private var encoder: ChannelHandlerContext?
    private var isClosing = false
    /// The messages of the current read. They are handed over together.
    private var arrived: [LineEvent] = []
    /// Whether the channel reports the end of a read. It does not for bytes that came with the
    /// upgrade.
    private var areReadsCompleted = false
    /// Whether reading has stopped, since the session is behind.
    private var isHeldBack = false
    /// Whether the channel asked to read while reading had stopped.
    private var isReadDue = false
    /// Whether a pong is being written. The peer may ping faster than it reads, so there is one
    /// pong at a time.
    private var isPongDue = false

    init(line: SocketLine, limits: Limits, log: ClientLog, time: Timekeeper) {
      (self.line, self.limits, self.log, self.time) = (line, limits, log, time)
      controls = TokenBucket(rate: 10, burst: 100, now: time.now())
    }

    func handlerAdded(context: ChannelHandlerContext) {
      self.context = context
      encoder = try? context.pipeline.syncOperations.context(
        handlerType: WebSocketFrameEncoder.self)
      line.handler.value = self
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      self.context = nil
      encoder = nil
      line.handler.value = nil
      line.inbox.end()
    }

    func channelInactive(context: ChannelHandlerContext) {
      line.inbox.end()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = Self.unwrapInboundIn(data)
      switch frame.opcode {
      case .connectionClose:
        let code = Self.code(of: frame)
        if code == CloseCode.gone.rawValue { line.note(.gone) }
        if code == CloseCode.left.rawValue { line.note(.left) }
        if code == CloseCode.unread.rawValue { line.note(.unread) }
        if !isClosing {
          close(context, CloseReason(code ?? 1000 < 1000 ? .protocolError : .normal))
        }
        // Both sides have sent a close frame. Pending bytes are written before the channel closes.
        context.close(promise: nil)
      case _ where isClosing:
        return
      case .binary:
        arrived.append(.message(Array(buffer: frame.unmaskedData)))
        if !areReadsCompleted || arrived.count >= Inbox.mostEvents { handOver(context) }
      case .text:
        refuse(context, .notBinary)
      case .ping, .pong:
        guard controls.take(at: time.now()) else { return refuse(context, .pinged) }
        if frame.opcode == .ping { pong(context, frame.unmaskedData) }
      default:
        break
      }
    }

    /// The code of the client's close frame: nil for none, 0 for a truncated one.
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

    func channelReadComplete(context: ChannelHandlerContext) {
      areReadsCompleted = true
      handOver(context)
      context.fireChannelReadComplete()
    }

    private func handOver(_ context: ChannelHandlerContext) {
      guard !arrived.isEmpty else { return }
      switch line.inbox.post(arrived) {
      case .goOn: break
      case .holdBack: isHeldBack = true
      case .refuse: refuse(context, .flooded)
      }
      // A burst leaves no memory behind in a quiet connection.
      if arrived.capacity > 64 { arrived = [] } else { arrived.removeAll(keepingCapacity: true) }
    }

    func read(context: ChannelHandlerContext) {
      if isHeldBack { isReadDue = true } else { context.read() }
    }

    /// Resumes reading, since the session has taken the messages.
    func readAgain() {
      isHeldBack = false
      guard isReadDue, let context else { return }
      isReadDue = false
      context.read()
    }

    /// Writes messages of the session as one piece.
    func write(_ messages: [[UInt8]]) {
      guard let encoder, !isClosing else { return }
      let size = messages.reduce(0) { $0 + $1.count + ByteBuffer.largestFrameHead }
      var bytes = encoder.channel.allocator.buffer(capacity: size)
      for message in messages { bytes.writeFrame(message) }
      // Bypasses the encoder, which would make one buffer for each head and one for each message.
      encoder.writeAndFlush(NIOAny(bytes), promise: nil)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      line.note(isWritable: context.channel.isWritable)
      context.fireChannelWritabilityChanged()
    }

    /// Begins to close the connection, with a reason.
    func close(_ reason: CloseReason) {
      if let context { close(context, reason) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case is ChannelShouldQuiesceEvent: close(context, .shutdown)
      // The peer has closed its side without a close frame.
      case let event as ChannelEvent where event == .inputClosed: context.close(promise: nil)
      default: context.fireUserInboundEventTriggered(event)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength,
        NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
        refuse(context, .tooBig(limits))
      case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error, is FrameFault:
        refuse(context, .notWebSocket(error))
      default:
        log.logger.debug("A socket failed", metadata: .of(error))
        context.close(promise: nil)
      }
    }

    private func refuse(_ context: ChannelHandlerContext, _ reason: CloseReason) {
      if !isClosing { log.write(closing: reason) }
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
