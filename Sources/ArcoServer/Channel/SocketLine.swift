#if Server
  import ArcoCore
  import NIOCore

  /// A WebSocket as the session engine sees it.
  struct SocketLine: Line {
    let channel: any Channel
    let inbound: NIOAsyncChannelInboundStream<ByteBuffer>
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    let departure: Locked<Bool>

    var hasLeft: Bool { departure.withLock { $0 } }

    var messages: AsyncMapSequence<NIOAsyncChannelInboundStream<ByteBuffer>, [UInt8]> {
      inbound.map { Array(buffer: $0) }
    }

    func send(_ message: [UInt8]) async throws {
      try await outbound.write(ByteBuffer(bytes: message))
    }

    func close(_ reason: CloseReason) {
      channel.triggerUserOutboundEvent(CloseRequest(reason: reason), promise: nil)
    }
  }
#endif
