#if Server
  package import NIOCore
  package import NIOHTTPTypes

  /// Reports the phase of a request to the `ConnectionWatch`, and closes a connection with too many
  /// unanswered requests.
  ///
  /// One read can bring thousands of short requests, which take thirty times as much memory as their
  /// bytes.
  package final class RequestPhaseReporter: ChannelDuplexHandler {
    package typealias InboundIn = HTTPRequestPart
    package typealias InboundOut = HTTPRequestPart
    package typealias OutboundIn = HTTPResponsePart
    package typealias OutboundOut = HTTPResponsePart

    /// The largest number of requests that a client may send before their answers.
    package static let mostUnanswered = 100

    private let watch: ConnectionWatch
    /// The number of requests without a complete response.
    private var requests = 0
    private var isReading = false

    package init(_ watch: ConnectionWatch) { self.watch = watch }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard requests <= Self.mostUnanswered else { return }
      switch Self.unwrapInboundIn(data) {
      case .head:
        requests += 1
        guard requests <= Self.mostUnanswered else { return context.close(promise: nil) }
        isReading = true
        watch.enter(.body, context)
      case .body:
        break
      case .end:
        isReading = false
        watch.enter(requests > 0 ? .answering : .idle, context)
      }
      context.fireChannelRead(data)
    }

    package func write(
      context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
    ) {
      if case .end = Self.unwrapOutboundIn(data) {
        requests -= 1
        if !isReading { watch.enter(requests > 0 ? .answering : .idle, context) }
      }
      context.write(data, promise: promise)
    }
  }
#endif
