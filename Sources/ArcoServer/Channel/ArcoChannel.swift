#if Server
  import ArcoCore
  import HTTPTypes
  import Hummingbird
  public import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import NIOWebSocket

  extension HTTPServerBuilder {
    /// HTTP/1.1 for a router, with the script and the socket of its live pages.
    ///
    ///     let site = try Site()
    ///     let application = Application(router: router, server: .arco(site))
    ///
    /// For TLS, put it into Hummingbird's `.tls(.arco(site), tlsConfiguration: …)`. That decrypts in front
    /// of what is set up here, and has no limit of its own: a handshake that does not end is cut by
    /// `limits.handshake`, as a head that does not come.
    ///
    /// - `configuration`: Hummingbird's settings of the HTTP side; its idle time-out, where it has one,
    ///   goes before `limits.keepAlive`. Its limits of a request's head count where they are lower than
    ///   `limits.headBytes` and `limits.headFields`.
    public static func arco(
      _ site: Site,
      configuration: HTTP1Channel.Configuration = .init()
    ) -> HTTPServerBuilder {
      arco(site, configuration: configuration) { $0 }
    }

    /// The same in another channel that sets up something in front of it, as that for TLS does.
    package static func arco(
      _ site: Site,
      configuration: HTTP1Channel.Configuration = .init(),
      in outer: @escaping @Sendable (any ServerChildChannel) -> any ServerChildChannel
    ) -> HTTPServerBuilder {
      HTTPServerBuilder { responder in
        let channel = ArcoChannel(
          site: site,
          configuration: configuration,
          responder: SiteResponder(site: site, next: responder).respond)
        site.channel.withLock { $0 = channel }
        // A worker needs two files for a connection that it hands over to another one.
        site.connections.fitToOpenFiles(
          raising: site.configuration.raisesOpenFiles, each: site.worker == nil ? 1 : 2)
        return outer(channel)
      }
    }
  }

  /// A server connection that is HTTP until its first request asks for the socket.
  struct ArcoChannel: HTTPChannelHandler {
    typealias HTTP = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Outcome: Sendable {
      case http(HTTP, peer: String?)
      case socket(SocketLine, cookie: String?, client: String)
      /// Another worker has it.
      case handedOver
      /// There are too many.
      case refused
    }

    struct Value: ServerChildChannelValue {
      let channel: any Channel
      let outcome: EventLoopFuture<Outcome>
    }

    let site: Site
    let configuration: HTTP1Channel.Configuration
    let responder: HTTPChannelHandler.Responder

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let operations = channel.pipeline.syncOperations
        if site.worker != nil, case .unixDomainSocket? = channel.localAddress {
          let preface = Preface(on: channel.eventLoop)
          try operations.addHandler(preface)
          let outcome = preface.peer.flatMapThrowing { peer in
            guard site.admit(channel, peer: peer) else { return refused(channel) }
            return try open(channel, peer: peer, logger: logger)
          }
          return Value(channel: channel, outcome: outcome.flatMap { $0 })
        }
        let peer = channel.remoteAddress?.ipAddress
        guard site.admit(channel, peer: peer) else {
          return Value(channel: channel, outcome: refused(channel))
        }
        guard let worker = site.worker else {
          return Value(channel: channel, outcome: try open(channel, peer: peer, logger: logger))
        }
        let gate = WorkerGate(worker, site, on: channel.eventLoop)
        try operations.addHandler(gate)
        let outcome = gate.decision.flatMapThrowing { decision -> EventLoopFuture<Outcome> in
          switch decision {
          case .handedOver:
            return channel.eventLoop.makeSucceededFuture(.handedOver)
          case .stay:
            return try open(channel, peer: peer, logger: logger)
          }
        }
        return Value(channel: channel, outcome: outcome.flatMap { $0 })
      }
    }

    private func refused(_ channel: any Channel) -> EventLoopFuture<Outcome> {
      channel.eventLoop.makeSucceededFuture(.refused)
    }

    /// Makes a connection one that is HTTP until it asks for something else.
    private func open(
      _ channel: any Channel, peer: String?, logger: Logger
    ) throws -> EventLoopFuture<Outcome> {
      // A connection keeps what it reads into as long as it lives. A request has room in this, and a
      // larger one gets more.
      try channel.syncOptions?.setOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: 65_536))
      let (connections, networks) = (
        site.connections, site.clientNetworks(of: peer.flatMap { IPAddress($0) })
      )
      let watch = ConnectionWatch(
        limits: site.limits, isCrowded: { connections.isCrowded(networks) })
      try channel.pipeline.syncOperations.addHandler(watch)
      let bound = NIOLoopBound(watch, eventLoop: channel.eventLoop)
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Outcome>(
        upgraders: [upgrader(bound, peer: peer)],
        notUpgradingCompletionHandler: { http(on: $0, bound.value, peer: peer, logger: logger) })
      var pipeline = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
      pipeline.enablePipelining = false
      pipeline.enableErrorHandling = false
      pipeline.enableResponseHeaderValidation = false
      pipeline.decoderConfiguration.maxHeaderFieldSize = min(
        site.limits.headBytes, configuration.httpDecoder.maxHeaderFieldSize)
      pipeline.decoderConfiguration.maxHeaderListSize = min(
        site.limits.headBytes, configuration.httpDecoder.maxHeaderListSize)
      pipeline.decoderConfiguration.maxHeaderFieldCount = min(
        site.limits.headFields, configuration.httpDecoder.maxHeaderFieldCount)
      let operations = channel.pipeline.syncOperations
      let outcome = try operations.configureUpgradableHTTPServerPipeline(configuration: pipeline)
      let upgradeHandler = try operations.handler(
        type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)
      try operations.addHandler(
        UpgradeGate(site: site, peer: peer), position: .before(upgradeHandler))
      return outcome
    }

    private func upgrader(
      _ watch: NIOLoopBound<ConnectionWatch>, peer: String?
    ) -> NIOTypedWebSocketServerUpgrader<Outcome> {
      NIOTypedWebSocketServerUpgrader<Outcome>(
        maxFrameSize: site.limits.messageBytes,
        enableAutomaticErrorHandling: false,
        // The gate has judged the request already.
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
        upgradePipelineHandler: { channel, head in
          channel.pipeline.syncOperations.removeHandler(watch.value, promise: nil)
          return socket(on: channel, head, peer: peer)
        })
    }

    private func socket(
      on channel: any Channel, _ head: HTTPRequestHead, peer: String?
    ) -> EventLoopFuture<Outcome> {
      channel.eventLoop.makeCompletedFuture {
        let operations = channel.pipeline.syncOperations
        try operations.addHandler(FrameGuard())
        try operations.addHandler(
          NIOWebSocketFrameAggregator(
            minNonFinalFragmentSize: 1,
            maxAccumulatedFrameCount: 64,
            maxAccumulatedFrameSize: site.limits.messageBytes))
        let line = SocketLine(channel, messageBytes: site.limits.messageBytes)
        let headers = head.headers
        let caller = site.caller(peer: peer) { headers[$0] }
        let log = site.log(of: caller.network)
        try operations.addHandler(SocketHandler(line: line, limits: site.limits, log: log))
        let cookie = site.cookie(for: caller).value(in: headers["cookie"])
        return .socket(line, cookie: cookie, client: caller.network)
      }
    }

    private func http(
      on channel: any Channel, _ watch: ConnectionWatch, peer: String?, logger: Logger
    ) -> EventLoopFuture<Outcome> {
      channel.eventLoop.makeCompletedFuture {
        let operations = channel.pipeline.syncOperations
        try operations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try operations.addHandlers(configuration.additionalChannelHandlers())
        try operations.addHandler(
          HTTPConnectionStateHandler(
            idleTimeout: configuration.idleTimeout.map { Duration($0) } ?? site.limits.keepAlive,
            logger: logger))
        try operations.addHandler(RequestMarks(watch))
        return .http(
          try HTTP(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true)), peer: peer)
      }
    }

    func handle(value: Value, logger: Logger) async {
      do {
        switch try await value.outcome.get() {
        case .http(let channel, let peer): await serve(channel, peer, logger)
        case .socket(let line, let cookie, let client):
          await serve(line, cookie, client, value.channel)
        case .handedOver, .refused: try? await value.channel.closeFuture.get()
        }
      } catch {
        // The connection went away, or never became a request.
        logger.trace("Connection ended", metadata: .of(error))
        value.channel.close(promise: nil)
      }
    }

    // A socket waits for hours where it is handled. What is inlined there takes room in that task for as
    // long, so these are not.

    @inline(never)
    private func serve(_ channel: HTTP, _ peer: String?, _ logger: Logger) async {
      await Peer.$address.withValue(peer) {
        await handleHTTP(asyncChannel: channel, logger: logger)
      }
    }

    @inline(never)
    private func serve(
      _ line: SocketLine, _ cookie: String?, _ client: String, _ channel: any Channel
    ) async {
      if site.configuration.latency > .zero {
        return await serveLate(line, cookie, client, channel)
      }
      let conversation = site.conversation(over: line, cookie: cookie, of: client)
      await withTaskCancellationHandler {
        await conversation.run()
      } onCancel: {
        channel.close(promise: nil)
      }
    }

    @inline(never)
    private func serveLate(
      _ line: SocketLine, _ cookie: String?, _ client: String, _ channel: any Channel
    ) async {
      let late = DelayedLine(
        line, by: site.configuration.latency, time: site.time,
        messageBytes: site.limits.messageBytes)
      let conversation = site.conversation(over: late, cookie: cookie, of: client)
      await withTaskCancellationHandler {
        await conversation.run()
      } onCancel: {
        channel.close(promise: nil)
      }
    }
  }
#endif
