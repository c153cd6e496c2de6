#if Server
  import ArcoServer
  import ArcoWeb
  import NIOCore
  import NIOPosix

  /// A TCP client that says exactly what a test wants, right or wrong.
  struct RawClient {
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private var buffer = ByteBuffer()

    /// Connects to 127.0.0.1, and closes when the body is through.
    static func connect<R: Sendable>(
      _ port: Int, _ body: (inout RawClient) async throws -> R
    ) async throws -> R {
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
          }
        }
      return try await channel.executeThenClose { inbound, outbound in
        var client = RawClient(outbound: outbound, inbound: inbound.makeAsyncIterator())
        return try await body(&client)
      }
    }

    private init(
      outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
      inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    ) {
      self.outbound = outbound
      self.inbound = inbound
    }

    func write(_ text: String) async throws { try await outbound.write(ByteBuffer(string: text)) }
    func write(_ bytes: [UInt8]) async throws { try await outbound.write(ByteBuffer(bytes: bytes)) }

    /// Waits for more bytes; false when the server has closed.
    private mutating func more() async throws -> Bool {
      guard var next = try await inbound.next() else { return false }
      buffer.writeBuffer(&next)
      return true
    }

    /// Waits until the server closes, and returns what it said last.
    mutating func drain() async -> String {
      while (try? await more()) == true {}
      return String(buffer: buffer)
    }

    // HTTP

    struct Reply {
      var head: String
      var bytes: [UInt8] = []

      var body: String { String(decoding: bytes, as: UTF8.self) }

      var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

      func field(_ name: String) -> String? {
        for line in head.split(separator: "\r\n") {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2, parts[0].lowercased() == name.lowercased() {
            return parts[1].trimmingPrefix(" ").description
          }
        }
        return nil
      }

      /// The value of an attribute of the page's container.
      func attribute(_ name: String) -> String? {
        guard let start = body.ranges(of: "\(name)=\"").first?.upperBound else { return nil }
        return String(body[start...].prefix { $0 != "\"" })
      }
    }

    mutating func reply() async throws -> Reply {
      while true {
        let text = String(buffer: buffer)
        if let end = text.ranges(of: "\r\n\r\n").first {
          var reply = Reply(head: String(text[..<end.lowerBound]))
          let length = Int(reply.field("content-length") ?? "0") ?? 0
          let total = text[..<end.upperBound].utf8.count + length
          if buffer.readableBytes >= total {
            reply.bytes = buffer.readBytes(length: total)?.suffix(length) ?? []
            return reply
          }
        }
        guard try await more() else { throw ChannelError.eof }
      }
    }

    mutating func get(_ path: String, _ fields: String = "") async throws -> Reply {
      try await write("GET \(path) HTTP/1.1\r\nHost: here\r\n\(fields)\r\n")
      return try await reply()
    }

    mutating func upgrade(
      _ path: String = "/arco/live",
      method: String = "GET",
      origin: String? = "http://here",
      version: Int = 13,
      cookie: String? = nil,
      fields: String = "",
      host: String = "here",
      key: String = "dGhlIHNhbXBsZSBub25jZQ=="
    ) async throws -> Reply {
      var head = "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: Upgrade\r\n"
      head += "Upgrade: websocket\r\nSec-WebSocket-Version: \(version)\r\n"
      head += "Sec-WebSocket-Key: \(key)\r\n"
      if let origin { head += "Origin: \(origin)\r\n" }
      if let cookie { head += "Cookie: \(cookie)\r\n" }
      try await write(head + fields + "\r\n")
      return try await reply()
    }

    // WebSocket

    func send(
      _ payload: [UInt8], first: UInt8 = 0x82, isMasked: Bool = true
    ) async throws {
      var frame: [UInt8] = [first]
      let mask: UInt8 = isMasked ? 0x80 : 0
      if payload.count < 126 {
        frame.append(mask | UInt8(payload.count))
      } else if payload.count < 1 << 16 {
        frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
      } else {
        frame += [mask | 127, 0, 0, 0, 0]
        for shift in [24, 16, 8, 0] { frame.append(UInt8(payload.count >> shift & 255)) }
      }
      let key: [UInt8] = [1, 2, 3, 4]
      if isMasked { frame += key }
      for (index, byte) in payload.enumerated() {
        frame.append(isMasked ? byte ^ key[index % 4] : byte)
      }
      try await write(frame)
    }

    func say(_ frame: ClientFrame) async throws { try await send(frame.encoded()) }

    /// The next WebSocket frame: its opcode and payload; nil when the connection is closed.
    mutating func frame() async -> (opcode: UInt8, payload: [UInt8])? {
      while true {
        if let frame = parsed() { return frame }
        guard (try? await more()) == true else { return nil }
      }
    }

    private mutating func parsed() -> (opcode: UInt8, payload: [UInt8])? {
      var rest = buffer
      guard let first = rest.readInteger(as: UInt8.self),
        let second = rest.readInteger(as: UInt8.self)
      else { return nil }
      var length = Int(second & 127)
      if length == 126 {
        guard let word = rest.readInteger(as: UInt16.self) else { return nil }
        length = Int(word)
      } else if length == 127 {
        guard let word = rest.readInteger(as: UInt64.self) else { return nil }
        length = Int(word)
      }
      guard let payload = rest.readBytes(length: length) else { return nil }
      buffer = rest
      return (first & 15, payload)
    }

    mutating func hear() async -> ServerFrame? {
      while let (opcode, payload) = await frame() {
        if opcode == 2 { return try? ServerFrame.decode(payload) }
      }
      return nil
    }

    /// The code and text with which the server closes; nil if it just goes.
    mutating func closing() async -> (code: Int, text: String)? {
      while let (opcode, payload) = await frame() {
        guard opcode == 8, payload.count >= 2 else { continue }
        let text = String(decoding: payload[2...], as: UTF8.self)
        return (Int(payload[0]) << 8 | Int(payload[1]), text)
      }
      return nil
    }

    mutating func closeCode() async -> Int? { await closing()?.code }
  }
#endif
