#if Server
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import NIOPosix

  /// Hands a request over to the worker that has its page. Only browsers without script need this:
  /// their requests name the page by its token.
  struct Forwarding {
    typealias Connection = NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart>

    let site: Site
    let path: String

    /// Nil if any worker can answer the request.
    init?(_ request: Request, of site: Site) {
      guard let worker = site.worker else { return nil }
      let token: String?
      if request.uri.path == site.plainPath {
        token = request.uri.query
      } else if let item = PlainFormID.read(request.uri.query).item {
        token = item.token
      } else if request.method != .get, request.method != .head {
        // Forms of a page carry the item. Other posts belong to the application, such as uploads of
        // any size.
        token = nil
      } else if let kinds = request.headers[.accept], !kinds.inASCII.contains("text/html") {
        // A browser asks for a page as HTML. Other requests belong to the application, such as long
        // polls.
        token = nil
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

    /// The request's body; nil if it is larger than `limits.messageBytes`.
    ///
    /// Read before connecting, since the other worker waits for a head only so long.
    func body(of request: Request) async throws -> ByteBuffer? {
      do {
        return try await request.body.collect(upTo: site.limits.messageBytes)
      } catch is NIOTooManyBytesError {
        return nil
      }
    }

    /// Connects to the worker; nil if it has ended.
    func connect(for peer: String?) async -> Connection? {
      let addressLine = "\(peer ?? "")\n"
      return try? await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(unixDomainSocketPath: path)
        .flatMap { channel in
          channel.writeAndFlush(ByteBuffer(string: addressLine)).flatMapThrowing {
            let operations = channel.pipeline.syncOperations
            try operations.addHTTPClientHandlers()
            try operations.addHandler(HTTP1ToHTTPClientCodec())
            return try Connection(wrappingChannelSynchronously: channel)
          }.flatMapErrorThrowing { error in
            channel.close(promise: nil)
            throw error
          }
        }.get()
    }

    /// Passes a request to the other worker, and its response back.
    ///
    /// Returns the writer if no response has begun: the other worker ended the connection, or did not answer within
    /// `limits.silence`. A response that has begun is cut off if no part of it follows in that time.
    func pass(
      _ request: Request, _ body: ByteBuffer, over connection: Connection,
      to writer: consuming ResponseWriter
    ) async throws -> ResponseWriter? {
      var deadline = hangUpLater(connection)
      defer { deadline.cancel() }
      var held: ResponseWriter? = consume writer
      do {
        let parts = parts(of: request, body)
        try await connection.executeThenClose { answers, asked in
          // Errors are ignored: the worker may answer and close before it has read everything.
          try? await asked.write(contentsOf: parts)
          var answers = answers.makeAsyncIterator()
          guard case .head(var answer)? = try await answers.next(), let writer = held.take() else {
            throw ChannelError.eof
          }
          deadline.cancel()
          answer.headerFields[.connection] = nil
          answer.headerFields[.transferEncoding] = nil
          var out = try await writer.writeHead(answer)
          while true {
            deadline = hangUpLater(connection)
            let part = try await answers.next()
            // Not while the client reads: it may be slow.
            deadline.cancel()
            switch part {
            case .body(let piece)?: try await out.write(piece)
            case .end(let trailers)?: return try await out.finish(trailers)
            // The connection to the client closes without an end of the response, so that the
            // response counts as truncated.
            case .head?, nil: throw ChannelError.eof
            }
          }
        }
        return nil
      } catch {
        // A response that has begun cannot be replaced. `error` is not thrown on, since Hummingbird
        // answers a parser's error with 400.
        guard let writer = held.take() else { throw ChannelError.eof }
        return writer
      }
    }

    private func hangUpLater(_ connection: Connection) -> Scheduled<Void> {
      let channel = connection.channel
      return channel.eventLoop.scheduleTask(in: TimeAmount(site.limits.silence)) {
        channel.close(promise: nil)
      }
    }

    static let unanswered =
      "This page did not answer. Please load it again, and check whether your input has arrived."

    /// The header fields of one connection, and of a body that is read already (RFC 9110, 7.6.1 and
    /// 10.1.1). Fields that `Connection` names are kept, since a client could name a field that a
    /// proxy has added.
    private static let ofConnection =
      [.transferEncoding, .upgrade, .expect, .te, .trailer]
      + ["Keep-Alive", "Proxy-Connection", "HTTP2-Settings"].compactMap { HTTPField.Name($0) }

    private func parts(of request: Request, _ body: ByteBuffer) -> [HTTPRequestPart] {
      var head = request.head
      for name in Self.ofConnection { head.headerFields[name] = nil }
      head.headerFields[.connection] = "close"
      if body.readableBytes > 0 { head.headerFields[.contentLength] = "\(body.readableBytes)" }
      return [.head(head)] + (body.readableBytes > 0 ? [.body(body)] : []) + [.end(nil)]
    }
  }
#endif
