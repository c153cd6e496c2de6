#if Server
  import Logging
  import NIOCore
  import NIOHTTP1

  /// Checks the first request of a connection, before NIO's upgrade handler.
  ///
  /// NIO's handler would swallow a refused upgrade, so this handler refuses upgrades. This handler
  /// also closes a connection whose first head does not arrive in time: no idle time-out covers
  /// that case. After the first head has passed, the handler removes itself from the pipeline.
  final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: Site
    private let peer: String?
    private var deadline: Scheduled<Void>?
    private var isClosing = false
    private var client: String

    init(site: Site, peer: String?) {
      self.site = site
      self.peer = peer
      client = Caller(address: peer.flatMap { IPAddress($0) }).network
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let channel = context.channel
      deadline = context.eventLoop.scheduleTask(in: TimeAmount(site.limits.handshake)) {
        channel.close(promise: nil)
      }
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
      deadline?.cancel()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isClosing else { return }
      guard case .head(var head) = Self.unwrapInboundIn(data) else {
        return context.fireChannelRead(data)
      }
      deadline?.cancel()
      let headers = head.headers
      let caller = site.caller(peer: peer) { headers[$0] }
      client = caller.network
      switch UpgradeVerdict.judge(head, for: site, from: caller) {
      case .request:
        // NIO's upgrade handler loses the head of a request for a protocol that it does not offer.
        head.endIfLast()
        head.headers.remove(name: "upgrade")
        pass(head, context)
      case .socket:
        let host = headers.first(name: "host")
        guard site.answers(to: host, from: peer, on: context.channel) else {
          return refuse(
            .misdirectedRequest, Site.misdirected, "The site does not answer to its host.", context)
        }
        // NIO's upgrade handler calls itself for each word of these lists. A client's lists can be so
        // long that the stack overflows.
        head.headers.replaceOrAdd(name: "upgrade", value: "websocket")
        head.headers.replaceOrAdd(name: "connection", value: "upgrade")
        pass(head, context)
      case .refuse(let status, let why):
        refuse(status, why, why, context)
      case .foreign(let compared):
        refuse(.forbidden, "This origin may not open the socket.", compared, context)
      }
    }

    private func pass(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      let pipeline = context.pipeline.syncOperations
      context.fireChannelRead(Self.wrapInboundOut(.head(head)))
      pipeline.removeHandler(self, promise: nil)
    }

    /// Answers a head that cannot be parsed, since no later handler would.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard !isClosing, let error = error as? HTTPParserError else {
        return context.fireErrorCaught(error)
      }
      deadline?.cancel()
      let limits = site.limits
      if error == .headerOverflow {
        let why =
          "A request's head has at most \(limits.headBytes) bytes and \(limits.headFields) fields."
        refuse(
          .requestHeaderFieldsTooLarge, why, "\(why) (limits.headBytes, limits.headFields)",
          context, refused: "Refused a request")
      } else {
        refuse(
          .badRequest, "This is not an HTTP request.", "\(error)", context,
          refused: "Refused a request")
      }
    }

    private func refuse(
      _ status: HTTPResponseStatus, _ why: String, _ detail: String,
      _ context: ChannelHandlerContext, refused: String = "Refused an upgrade"
    ) {
      isClosing = true
      site.log(of: client).write(
        .info, "upgrade \(status.code)", "\(refused): \(detail)",
        ["http.response.status_code": "\(status.code)"])
      var head = HTTPResponseHead(version: .http1_1, status: status)
      head.headers.add(name: "content-type", value: "text/plain; charset=utf-8")
      head.headers.add(name: "content-length", value: "\(why.utf8.count)")
      head.headers.add(name: "x-content-type-options", value: "nosniff")
      head.headers.add(name: "connection", value: "close")
      if status == .methodNotAllowed { head.headers.add(name: "allow", value: "GET") }
      if status == .upgradeRequired {
        head.headers.add(name: "sec-websocket-version", value: "13")
      }
      context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
      context.write(
        Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: why)))), promise: nil)
      let channel = context.channel
      context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in
        channel.close(promise: nil)
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      // No request has arrived yet, so the connection can close immediately.
      if event is ChannelShouldQuiesceEvent { return context.close(promise: nil) }
      context.fireUserInboundEventTriggered(event)
    }
  }
#endif
