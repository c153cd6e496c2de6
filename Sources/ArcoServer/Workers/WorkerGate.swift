#if Server
  import NIOCore
  import NIOPosix

  /// Hands a new connection over to the worker that its request names.
  ///
  /// It is the only handler of a new connection, and looks at the first bytes: a request for a
  /// socket names the worker of its page. Every other connection stays here.
  final class WorkerGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    enum Decision: Sendable {
      case stay
      case handedOver
    }

    private let worker: Worker
    private let limits: Limits
    private let start: [UInt8]
    private let promise: EventLoopPromise<Decision>
    private var arrived = ByteBuffer()
    private var isConnecting = false
    private var deadline: Scheduled<Void>?

    init(_ worker: Worker, _ site: Site, on eventLoop: any EventLoop) {
      self.worker = worker
      limits = site.limits
      start = Array("GET \(site.socketPath)?worker=".utf8)
      promise = eventLoop.makePromise()
    }

    var decision: EventLoopFuture<Decision> { promise.futureResult }

    func handlerAdded(context: ChannelHandlerContext) {
      let channel = context.channel
      deadline = context.eventLoop.scheduleTask(in: TimeAmount(limits.handshake)) {
        channel.close(promise: nil)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      deadline?.cancel()
      promise.fail(ChannelError.eof)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      // No request has arrived yet, so the connection can close immediately.
      if event is ChannelShouldQuiesceEvent { return context.close(promise: nil) }
      context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = Self.unwrapInboundIn(data)
      arrived.writeBuffer(&bytes)
      guard !isConnecting else { return }
      switch destination {
      case .unknown: return
      case .here: stay(context)
      case .worker(let number): connect(to: number, context)
      }
    }

    private enum Destination {
      case unknown
      case here
      case worker(Int)
    }

    private var destination: Destination {
      let bytes = arrived.readableBytesView
      guard zip(bytes, start).allSatisfy({ $0 == $1 }) else { return .here }
      guard bytes.count > start.count else { return .unknown }
      let digits = bytes.dropFirst(start.count).prefix { (0x30...0x39).contains($0) }
      guard digits.count < 10 else { return .here }
      guard digits.endIndex < bytes.endIndex else { return .unknown }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number != worker.name.number
      else { return .here }
      return .worker(number)
    }

    private func stay(_ context: ChannelHandlerContext) {
      deadline?.cancel()
      promise.succeed(.stay)
      context.fireChannelRead(Self.wrapInboundOut(arrived))
      context.fireChannelReadComplete()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    private func connect(to number: Int, _ context: ChannelHandlerContext) {
      isConnecting = true
      let this = NIOLoopBound(self, eventLoop: context.eventLoop)
      let here = NIOLoopBound(context, eventLoop: context.eventLoop)
      // The peer keeps all further bytes until a reader exists.
      context.channel.setOption(.autoRead, value: false).whenComplete { _ in }
      ClientBootstrap(group: context.eventLoop)
        .channelOption(.autoRead, value: false)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .connect(unixDomainSocketPath: worker.socket(of: number))
        .whenComplete { result in
          switch result {
          case .success(let other): this.value.handOver(to: other, here.value)
          // That worker and its page are gone. The answer of this worker says so.
          case .failure:
            this.value.isConnecting = false
            here.value.channel.setOption(.autoRead, value: true).whenComplete { _ in }
            this.value.stay(here.value)
          }
        }
    }

    private func handOver(to other: any Channel, _ context: ChannelHandlerContext) {
      deadline?.cancel()
      guard context.channel.isActive else { return other.close(promise: nil) }
      do {
        var firstBytes = other.allocator.buffer(capacity: 64 + arrived.readableBytes)
        firstBytes.writeString("\(context.channel.remoteAddress?.ipAddress ?? "")\n")
        firstBytes.writeBuffer(&arrived)
        try relay(context.channel, to: other)
        // Last, since the write may find that the worker has ended. Then each side closes with the
        // other.
        other.writeAndFlush(firstBytes, promise: nil)
        promise.succeed(.handedOver)
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
        other.setOption(.autoRead, value: true).whenComplete { _ in }
        context.channel.setOption(.autoRead, value: true).whenComplete { _ in }
      } catch {
        other.close(promise: nil)
        context.close(promise: nil)
      }
    }
  }

  /// Reads the address of the client from a connection that another worker hands over.
  final class HandoverReader: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var arrived = ByteBuffer()
    private let promise: EventLoopPromise<String?>

    init(on eventLoop: any EventLoop) { promise = eventLoop.makePromise() }

    /// The client's address.
    var peer: EventLoopFuture<String?> { promise.futureResult }

    func handlerRemoved(context: ChannelHandlerContext) { promise.fail(ChannelError.eof) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      // No request has arrived yet, so the connection can close immediately.
      if event is ChannelShouldQuiesceEvent { return context.close(promise: nil) }
      context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = Self.unwrapInboundIn(data)
      arrived.writeBuffer(&bytes)
      guard let end = arrived.readableBytesView.firstIndex(of: 0x0a) else { return }
      let peer = arrived.readString(length: end - arrived.readerIndex) ?? ""
      arrived.moveReaderIndex(forwardBy: 1)
      promise.succeed(peer.isEmpty ? nil : peer)
      context.fireChannelRead(Self.wrapInboundOut(arrived))
      context.fireChannelReadComplete()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
  }
#endif
