#if Server
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import NIOPosix

  /// Hands a request over to the worker whose page it is of: one of a browser without script, which names
  /// the page by its token.
  struct Forwarding {
    typealias Connection = NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart>

    let site: Site
    let path: String

    /// Nil for a request that any worker answers.
    init?(_ request: Request, of site: Site) {
      guard let worker = site.worker else { return nil }
      let token: String?
      if request.uri.path == site.plainPath {
        token = request.uri.query
      } else if let item = PlainFormItem.read(request.uri.query).item {
        token = item.token
      } else {
        token = site.cookie(for: site.caller(of: request)).plain.anyValue(
          in: request.headers[values: .cookie])
      }
      guard let number = token.flatMap({ SessionTokens.worker(in: $0) }),
        number != worker.name.number
      else { return nil }
      self.site = site
      path = worker.socket(of: number)
    }

    /// A connection to that worker; nil where it is no more.
    func connect(for peer: String?) async -> Connection? {
      let preface = "\(peer ?? "")\n"
      return try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(unixDomainSocketPath: path)
        .flatMap { channel in
          channel.writeAndFlush(ByteBuffer(string: preface)).flatMapThrowing {
            let operations = channel.pipeline.syncOperations
            try operations.addHTTPClientHandlers()
            try operations.addHandler(HTTP1ToHTTPClientCodec())
            return try Connection(wrappingChannelSynchronously: channel)
          }
        }.get()
    }

    /// Passes a request on, and its answer back.
    func pass(
      _ request: Request, over connection: Connection, to writer: consuming ResponseWriter
    ) async throws {
      var head = request.head
      head.headerFields[.connection] = "close"
      head.headerFields[.transferEncoding] = nil
      let body = try await request.body.collect(upTo: site.limits.messageBytes)
      if body.readableBytes > 0 { head.headerFields[.contentLength] = "\(body.readableBytes)" }
      var held: ResponseWriter? = consume writer
      try await connection.executeThenClose { [head] answers, asked in
        try await asked.write(.head(head))
        if body.readableBytes > 0 { try await asked.write(.body(body)) }
        try await asked.write(.end(nil))
        var answers = answers.makeAsyncIterator()
        guard case .head(var answer)? = try await answers.next(), let writer = held.take() else {
          throw HTTPError(.badGateway)
        }
        answer.headerFields[.connection] = nil
        answer.headerFields[.transferEncoding] = nil
        var out = try await writer.writeHead(answer)
        while case .body(let piece)? = try await answers.next() { try await out.write(piece) }
        try await out.finish(nil)
      }
    }
  }
#endif
