#if Server
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOHTTPCompression

  /// Compression for content that is compressed once and sent many times.
  enum Gzip {
    /// The bytes as gzip.
    ///
    /// Uses NIO's compressor for responses in an embedded channel, as nio-extras has no other
    /// public gzip. In the server's own pipeline the compressor would compress again for each
    /// request, and it traps if a response comes before its request.
    static func compress(_ bytes: ByteBuffer) throws -> ByteBuffer {
      let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
      let request = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
      try channel.writeInbound(HTTPServerRequestPart.head(request))
      let response = HTTPResponseHead(version: .http1_1, status: .ok)
      channel.write(HTTPServerResponsePart.head(response), promise: nil)
      channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
      var zipped = ByteBuffer()
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        if case .body(.byteBuffer(var bytes)) = part { zipped.writeBuffer(&bytes) }
      }
      _ = try channel.finish()
      return zipped
    }

    /// True if a request with these `Accept-Encoding` fields accepts a coding. A weight of zero
    /// refuses the coding. An entry for the coding itself counts before `*` (RFC 9110, 12.5.3).
    static func isAccepted(_ name: String, by fields: [String]) -> Bool {
      let codings = fields.flatMap { $0.inASCII.lowercased().split(separator: ",") }.map { coding in
        coding.split(separator: ";").map { $0.filter { !" \t".contains($0) } }
      }
      let coding = codings.first { $0.first == name } ?? codings.first { $0.first == "*" }
      guard let coding else { return false }
      let weight = coding.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
  }
#endif
