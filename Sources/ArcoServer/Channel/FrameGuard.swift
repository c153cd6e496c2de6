#if Server
  import NIOCore
  import NIOWebSocket

  /// A fault that NIO's frame decoder accepts and RFC 6455 forbids.
  enum FrameFault: Error {
    case unmasked
    case reservedBits
    case reservedOpcode
  }

  /// Checks each frame before fragments are joined. After that, masks and reserved bits are lost.
  final class FrameGuard: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = Self.unwrapInboundIn(data)
      if let fault = Self.fault(in: frame) {
        context.fireErrorCaught(fault)
      } else {
        context.fireChannelRead(data)
      }
    }

    static func fault(in frame: WebSocketFrame) -> FrameFault? {
      guard frame.maskKey != nil else { return .unmasked }
      guard !(frame.rsv1 || frame.rsv2 || frame.rsv3) else { return .reservedBits }
      switch frame.opcode {
      case .continuation, .text, .binary, .connectionClose, .ping, .pong: return nil
      default: return .reservedOpcode
      }
    }
  }
#endif
