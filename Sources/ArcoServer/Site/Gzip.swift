#if Server
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOHTTPCompression

  /// What the site compresses once and sends many times.
  enum Gzip {
    /// The bytes as gzip.
    ///
    /// Uses the compressor that NIO has for responses, as nio-extras has no other public one. In a server's own pipeline it would compress
    /// again for each request, and it stops the program when a response comes before its request.
    /// So it gets a pipeline of its own here, with one request and one response.
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

    /// Whether a request with these `Accept-Encoding` fields takes a coding: a zero weight is a no, and
    /// what it says of the coding counts before what it says of any (RFC 9110, 12.5.3).
    static func isAccepted(_ name: String, by fields: [String]) -> Bool {
      let codings = fields.flatMap { $0.lowercased().split(separator: ",") }.map { coding in
        coding.split(separator: ";").map { $0.filter { !" \t".contains($0) } }
      }
      let coding = codings.first { $0.first == name } ?? codings.first { $0.first == "*" }
      guard let coding else { return false }
      let weight = coding.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
  }
#endif
