#if Server
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore

  extension HTTPField.Name {
    /// The `Host` fields of a request without the first one, which is its authority.
    static let furtherHost = HTTPField.Name("Host") ?? .authorization
  }

  extension Site {
    /// The answer to a request for another host.
    static let misdirected = "This server does not serve that host."
    /// The answer to a request with several `Host` fields (RFC 9112, 3.2): a proxy in front may have
    /// read another one than the site.
    static let ambiguous = "A request has one Host field only."

    /// Whether the site answers to a request's host. A refused host is logged.
    ///
    /// - Parameters:
    ///   - peer: the address at the other end of the connection.
    ///   - channel: the connection.
    func answers(to host: String?, from peer: String?, on channel: any Channel) -> Bool {
      let peer = peer.flatMap { IPAddress($0) }
      // Workers accept connections from a socket that the supervisor opened, or get them from each
      // other.
      let isLocal =
        worker?.isLocal
        ?? (channel.parent?.localAddress?.ipAddress).flatMap { IPAddress($0)?.isLoopback } ?? false
      let isTrusted = peer.map { proxies.trusts($0) } ?? false
      if configuration.hosts.allows(host, isLocal: isLocal, isTrusted: isTrusted) { return true }
      explain(host, peer)
      return false
    }

    private func explain(_ host: String?, _ peer: IPAddress?) {
      guard let peer else { return }
      let said = (host ?? "").beginning
      let why =
        if case .only = configuration.hosts {
          "configuration.hosts does not name it. If the host is yours, add it there"
        } else {
          """
          the site listens at a loopback address. If a proxy in front sends such requests, set \
          configuration.trustedProxies = ["\(peer)"]. Otherwise, if the host is yours, set \
          configuration.hosts = .only(["\(said)"])
          """
        }
      log(of: Caller(address: peer).network).write(
        .notice, "host",
        """
        A request for the host \(said) was refused (421): \(why). Logged at most once an hour for each \
        network.
        """)
    }

    /// The plain text that answers a request which the application did not answer.
    func refusal(
      of request: Request, by status: HTTPResponse.Status, _ text: String
    ) -> Response {
      var headers = securityHeaders
      headers[.contentType] = "text/plain; charset=utf-8"
      headers[.cacheControl] = "no-store"
      let text = ByteBuffer(string: text)
      headers[.contentLength] = "\(text.readableBytes)"
      return Response(
        status: status, headers: headers,
        body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: text))
    }
  }
#endif
