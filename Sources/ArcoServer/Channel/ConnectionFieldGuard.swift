#if Server
  package import NIOCore
  package import NIOHTTP1

  /// Reads the field `Connection` of each request, and ends a connection after the request that is its
  /// last.
  ///
  /// - A request for another protocol or for a tunnel is the last one. NIO's decoder stops after such a
  ///   request, and would keep all further bytes without a limit.
  /// - All bytes after the last request are dropped, those of the same read too.
  /// - Hummingbird closes after the answer only if the field is exactly `close`. So the last request gets
  ///   this field, for example a request of HTTP/1.0.
  /// - Hummingbird's comparison takes seconds for a letter with thousands of accents. So a field that is
  ///   not ASCII is removed.
  package final class ConnectionFieldGuard: ChannelDuplexHandler {
    package typealias InboundIn = HTTPServerRequestPart
    package typealias InboundOut = HTTPServerRequestPart
    package typealias OutboundIn = HTTPServerResponsePart
    package typealias OutboundOut = HTTPServerResponsePart

    private let watch: ConnectionWatch
    /// The number of requests without a complete answer.
    private var unanswered = 0
    /// Whether a request was the last one.
    private var hasLast = false

    package init(_ watch: ConnectionWatch) { self.watch = watch }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !watch.dropsReads else { return }
      switch Self.unwrapInboundIn(data) {
      case .head(var head):
        unanswered += 1
        head.endIfLast()
        if !head.headers["connection"].allSatisfy({ $0.isASCII }) {
          head.headers.remove(name: "connection")
        }
        hasLast = head.headers["connection"] == ["close"]
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
      case .body:
        context.fireChannelRead(data)
      case .end:
        if hasLast { watch.dropsReads = true }
        context.fireChannelRead(data)
      }
    }

    package func write(
      context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
      switch Self.unwrapOutboundIn(data) {
      case .head(var head) where hasLast && unanswered == 1:
        head.headers.replaceOrAdd(name: "connection", value: "close")
        return context.write(Self.wrapOutboundOut(.head(head)), promise: promise)
      case .end:
        unanswered -= 1
      case .head, .body:
        break
      }
      context.write(data, promise: promise)
    }
  }

  extension HTTPRequestHead {
    /// Sets the field `Connection` if this is the last request of its connection: its client says so,
    /// or NIO's decoder stops after it.
    mutating func endIfLast() {
      guard !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade") else { return }
      headers.replaceOrAdd(name: "connection", value: "close")
    }
  }
#endif
