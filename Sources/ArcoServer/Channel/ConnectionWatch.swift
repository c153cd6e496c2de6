#if Server
  package import NIOCore

  /// Closes HTTP connections whose peer is too slow.
  ///
  /// It is the first handler of the pipeline and counts bytes. `RequestPhaseReporter`, behind the
  /// decoder, reports the phase of the request. A connection that becomes a socket is not watched:
  /// its session has deadlines of its own.
  package final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    package typealias InboundIn = ByteBuffer
    package typealias InboundOut = ByteBuffer
    package typealias OutboundIn = IOData
    package typealias OutboundOut = IOData

    enum Phase {
      /// Before the first head, for which `UpgradeGate` has the deadline; or a socket.
      case unwatched
      /// Between requests. The idle time-out has the deadline.
      case idle
      /// A part of a head has arrived.
      case head
      /// The head is complete, the body is not.
      case body
      /// The request is complete, its response is not.
      case answering
    }

    /// Whether no more of what the peer sends is read, as its last request is complete.
    var dropsReads = false
    private let limits: Limits
    /// Whether few connections are left.
    private let isCrowded: () -> Bool
    /// The number of bytes that the peer has not read yet.
    private let buffered: (any Channel) -> Int
    private var phase = Phase.unwatched
    private var deadline: Scheduled<Void>?
    private var check: Scheduled<Void>?
    /// Whether the server asked for bytes and got none since. If it did not ask, the peer is not
    /// slow.
    private var isReading = false
    private var requests = 0
    private var bytesIn = 0
    private var bytesOut = 0
    private var last = Progress()

    /// The state of a connection at the last check.
    private struct Progress {
      var phase = Phase.unwatched
      var request = 0
      var bytesIn = 0
      var bytesOut = 0
      var bytesRead = 0
    }

    /// - Parameters:
    ///   - buffered: the number of a channel's bytes that its peer has not read yet.
    ///   - isCrowded: whether few connections are left, so that idle ones end soon.
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
      guard !dropsReads else { return }
      isReading = false
      bytesIn += Self.unwrapInboundIn(data).readableBytes
      context.fireChannelRead(data)
      // These bytes did not complete a head.
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

    /// Enters a phase of the request.
    func enter(_ new: Phase, _ context: ChannelHandlerContext) {
      guard context.channel.isActive else { return }
      deadline?.cancel()
      deadline = nil
      if new == .body { requests += 1 }
      phase = new
      if new == .idle, isCrowded() { close(context, in: .seconds(1)) }
      if check == nil, new != .idle { look(context.channel) }
    }

    /// Checks the progress since the last check, and closes the connection if there was too little.
    private func look(_ channel: any Channel) {
      let waiting = buffered(channel)
      let now = Progress(
        phase: phase, request: requests, bytesIn: bytesIn, bytesOut: bytesOut,
        bytesRead: bytesOut - waiting)
      let least = limits.leastProgress
      let isSameBody = now.phase == .body && last.phase == .body && last.request == now.request
      let isLate = isSameBody && isReading && now.bytesIn - last.bytesIn < least
      // Bytes that waited at the last check still wait.
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
