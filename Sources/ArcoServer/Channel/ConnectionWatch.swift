#if Server
  package import NIOCore

  /// Sees to it that nobody holds an HTTP connection by being slow.
  ///
  /// Stands where the bytes are, at the head of the pipeline. `RequestMarks`, behind the decoder, tells
  /// it where in a request they are. A connection that becomes a socket is never told to begin: a
  /// session has its own deadlines.
  package final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = ByteBuffer
    package typealias InboundOut = ByteBuffer
    package typealias OutboundIn = IOData
    package typealias OutboundOut = IOData

    enum Phase {
      /// Before its first head, whose deadline is the gate's; or a socket.
      case unwatched
      /// Between requests. How long is the idle time-out's to say.
      case idle
      /// A head has begun.
      case head
      /// A head is complete, and its body is not.
      case body
      /// The request is complete, and its response is not.
      case answering
    }

    private let limits: Limits
    /// Whether connections run short.
    private let isCrowded: () -> Bool
    /// The bytes that wait for the peer to read.
    private let buffered: (any Channel) -> Int
    private var phase = Phase.unwatched
    private var deadline: Scheduled<Void>?
    private var check: Scheduled<Void>?
    /// Whether we asked for bytes and got none since. If we did not ask, it is not the peer that is
    /// slow.
    private var isReading = false
    private var requests = 0
    private var bytesIn = 0
    private var bytesOut = 0
    private var last = Progress()

    /// How far a connection was when it was last looked at.
    private struct Progress {
      var phase = Phase.unwatched
      var request = 0
      var bytesIn = 0
      var bytesOut = 0
      var bytesRead = 0
    }

    /// - Parameters:
    ///   - buffered: how many bytes of a channel wait for its peer to read.
    ///   - isCrowded: whether connections run short, so that idle ones end soon.
    package init(
      limits: Limits,
      buffered: @escaping (any Channel) -> Int = {
        (try? $0.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
      },
      isCrowded: @escaping () -> Bool = { false }
    ) {
      self.limits = limits
      self.isCrowded = isCrowded
      self.buffered = buffered
    }

    package func handlerRemoved(context: ChannelHandlerContext) { stop() }

    package func channelInactive(context: ChannelHandlerContext) {
      stop()
      context.fireChannelInactive()
    }

    private func stop() {
      deadline?.cancel()
      check?.cancel()
      check = nil
      phase = .unwatched
    }

    package func read(context: ChannelHandlerContext) {
      isReading = true
      context.read()
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      isReading = false
      bytesIn += Self.unwrapInboundIn(data).readableBytes
      context.fireChannelRead(data)
      // Bytes that made no whole head.
      guard phase == .idle, context.channel.isActive else { return }
      phase = .head
      close(context, in: limits.handshake)
    }

    private func close(_ context: ChannelHandlerContext, in time: Duration) {
      let channel = context.channel
      deadline?.cancel()
      deadline = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
        channel.close(promise: nil)
      }
    }

    package func write(
      context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
      bytesOut += Self.unwrapOutboundIn(data).readableBytes
      context.write(data, promise: promise)
    }

    /// Says where in a request the connection is.
    func enter(_ new: Phase, _ context: ChannelHandlerContext) {
      guard context.channel.isActive else { return }
      deadline?.cancel()
      deadline = nil
      if new == .body { requests += 1 }
      phase = new
      if new == .idle, isCrowded() { close(context, in: .seconds(1)) }
      if check == nil, new != .idle { look(context.channel) }
    }

    /// Looks at the progress, and closes a connection that made too little since the last time.
    private func look(_ channel: any Channel) {
      let waiting = buffered(channel)
      let now = Progress(
        phase: phase, request: requests, bytesIn: bytesIn, bytesOut: bytesOut,
        bytesRead: bytesOut - waiting)
      let least = limits.leastProgress
      let isSameBody = now.phase == .body && last.phase == .body && last.request == now.request
      let isLate = isSameBody && isReading && now.bytesIn - last.bytesIn < least
      // Some of what waited the last time still waits.
      let isSameWait = last.bytesRead < last.bytesOut && now.bytesRead < last.bytesOut
      let isUnread = isSameWait && now.bytesRead - last.bytesRead < least
      last = now
      if isLate || isUnread { return channel.close(promise: nil) }
      guard phase == .body || phase == .answering || waiting > 0 else {
        check = nil
        last = Progress()
        return
      }
      let this = NIOLoopBound(self, eventLoop: channel.eventLoop)
      check = channel.eventLoop.scheduleTask(in: TimeAmount(limits.stall)) {
        this.value.look(channel)
      }
    }
  }
#endif
