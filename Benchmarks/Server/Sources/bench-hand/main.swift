// A counter of `docs/wire.md`'s frames, written by hand on NIO: what `bench-site` is compared with.
// Everything happens on the connection's event loop. Prints its port when it listens.
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

final class Counter: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var count = 0
  private var patches = 0
  /// The patches that were not acknowledged.
  private var kept = CircularBuffer<(number: Int, patch: ByteBuffer)>()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    guard frame.opcode == .binary else { return context.close(promise: nil) }
    var message = frame.unmaskedData
    switch message.readInteger(as: UInt8.self) {
    case 1:
      write(ByteBuffer(bytes: [1, 0, 0, 0]), context)
    case 2:
      let reference = message.readNumber()
      acknowledge(message.readNumber())
      _ = message.readNumber()
      count += 1
      patch(applied: reference, context)
    case 4:
      acknowledge(message.readNumber())
    default:
      context.close(promise: nil)
    }
  }

  private func acknowledge(_ number: Int) {
    while let first = kept.first, first.number <= number { kept.removeFirst() }
  }

  private func patch(applied: Int, _ context: ChannelHandlerContext) {
    let text = String(count)
    var patch = context.channel.allocator.buffer(capacity: 24)
    patches += 1
    patch.writeInteger(UInt8(2))
    patch.writeNumber(patches)
    patch.writeNumber(applied)
    // One operation of three bytes, which sets the text of node 4, and then the text.
    patch.writeBytes([3, 1, 4, UInt8(text.utf8.count)])
    patch.writeString(text)
    kept.append((patches, patch))
    write(patch, context)
  }

  private func write(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    let frame = WebSocketFrame(fin: true, opcode: .binary, data: message)
    context.write(Self.wrapOutboundOut(frame), promise: nil)
  }

  func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}

extension ByteBuffer {
  mutating func readNumber() -> Int {
    var number = 0
    var shift = 0
    while let byte = readInteger(as: UInt8.self) {
      number |= Int(byte & 127) << shift
      if byte < 128 { break }
      shift += 7
    }
    return number
  }

  mutating func writeNumber(_ number: Int) {
    var rest = number
    while rest > 127 {
      writeInteger(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    writeInteger(UInt8(rest))
  }
}

let upgrader = NIOWebSocketServerUpgrader(
  shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
  upgradePipelineHandler: { channel, _ in
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(Counter())
    }
  })
let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
  .serverChannelOption(.backlog, value: 256)
  .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
  .childChannelInitializer { channel in
    channel.pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
  }
  .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
  .bind(host: "127.0.0.1", port: 0).get()
print(server.localAddress?.port ?? 0)
// Standard output is a pipe, which keeps what is written until it is full.
fflush(nil)
try await server.closeFuture.get()
