#if Server
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore

  extension Site {
    /// What is said to whoever asks for another host.
    static let misdirected = "No site of this name is here."

    /// Whether the site answers to a request's host. Tells the log of a host that it does not answer to.
    ///
    /// - Parameters:
    ///   - peer: the address at the other end of the connection.
    ///   - channel: the connection.
    func answers(to host: String?, from peer: String?, on channel: any Channel) -> Bool {
      let peer = peer.flatMap { IPAddress($0) }
      // Workers take connections from a socket that the supervisor opened, or from each other.
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
      let said = String((host ?? "").prefix(200))
      let why =
        if case .only = configuration.hosts {
          "it is none of configuration.hosts. If it is yours, add it there"
        } else {
          """
          the site listens at a loopback address. If a proxy in front asks for it, set \
          configuration.trustedProxies = ["\(peer)"]; else, if the host is yours, \
          configuration.hosts = .only(["\(said)"])
          """
        }
      log(of: Caller(address: peer).network).write(
        .notice, "host",
        """
        A request for the host \(said) was answered by 421, since \(why). Said once an hour for each \
        network.
        """)
    }

    /// Answers a request that nothing of the application has answered, by a plain text.
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
