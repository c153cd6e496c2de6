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
    /// Makes an HTTP/1.1 server for a router, with the script and the socket of its live pages.
    ///
    ///     let site = try Site()
    ///     let application = Application(router: router, server: .arco(site))
    ///
    /// For TLS, wrap it in Hummingbird's `.tls(.arco(site), tlsConfiguration: …)`. The TLS
    /// handshake counts as part of the first request's head: `limits.handshake` cuts off a slow
    /// one.
    ///
    /// - `configuration`: Hummingbird's HTTP settings. Its idle time-out, if set, replaces
    ///   `limits.keepAlive`. Its limits of a request's head hold if they are lower than
    ///   `limits.headBytes` and `limits.headFields`.
    public static func arco(
      _ site: Site,
      configuration: HTTP1Channel.Configuration = .init()
    ) -> HTTPServerBuilder {
      arco(site, configuration: configuration) { $0 }
    }

    /// As `arco`, inside another channel such as that for TLS.
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
        // A worker needs two files for each connection that it hands over.
        site.connections.fitToOpenFiles(
          raising: site.configuration.raisesOpenFiles, each: site.worker == nil ? 1 : 2)
        return outer(channel)
      }
    }
  }

  /// A server connection. It is HTTP, unless its first request opens the socket.
  struct ArcoChannel: HTTPChannelHandler {
    typealias HTTP = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    enum Outcome: Sendable {
      case http(HTTP, peer: String?)
      case socket(SocketLine, cookie: String?, client: String)
      /// Another worker serves the connection.
      case handedOver
      /// There are too many connections.
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
          let reader = HandoverReader(on: channel.eventLoop)
          try operations.addHandler(reader)
          let outcome = reader.peer.flatMapThrowing { peer in
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

    /// Sets up HTTP on a connection, with the upgrade to a socket.
    private func open(
      _ channel: any Channel, peer: String?, logger: Logger
    ) throws -> EventLoopFuture<Outcome> {
      // A connection keeps its read buffer for as long as it lives. A small buffer holds most
      // requests, and grows for larger ones.
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
        // `UpgradeGate` has checked the request already.
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
        try operations.addHandler(
          SocketHandler(line: line, limits: site.limits, log: log, time: site.time))
        let cookie = site.cookie(for: caller).value(in: headers["cookie"])
        return .socket(line, cookie: cookie, client: caller.network)
      }
    }

    private func http(
      on channel: any Channel, _ watch: ConnectionWatch, peer: String?, logger: Logger
    ) -> EventLoopFuture<Outcome> {
      channel.eventLoop.makeCompletedFuture {
        let operations = channel.pipeline.syncOperations
        try operations.addHandler(ConnectionFieldGuard(watch))
        try operations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try operations.addHandler(BodyGatherer())
        try operations.addHandlers(configuration.additionalChannelHandlers())
        try operations.addHandler(
          HTTPConnectionStateHandler(
            idleTimeout: configuration.idleTimeout.map { Duration($0) } ?? site.limits.keepAlive,
            logger: logger))
        try operations.addHandler(RequestPhaseReporter(watch))
        return .http(
          try HTTP(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true)), peer: peer)
      }
    }

    func handle(value: Value, logger: Logger) async {
      switch await outcome(of: value, logger) {
      case .http(let channel, let peer)?: await serve(channel, peer, logger)
      case .socket(let line, let cookie, let client)?:
        await serve(line, cookie, client, value.channel)
      case .handedOver?, .refused?: try? await value.channel.closeFuture.get()
      case nil: value.channel.close(promise: nil)
      }
    }

    // Not inlined: the handling task of a socket lives for hours, and keeps room for everything
    // inlined into it.

    /// Waits for the outcome. Returns nil if the connection closes before, perhaps before its first request.
    @inline(never)
    private func outcome(of value: Value, _ logger: Logger) async -> Outcome? {
      do {
        return try await value.outcome.get()
      } catch {
        logger.trace("Connection ended", metadata: .of(error))
        return nil
      }
    }

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
