#if Server
  import Logging

  extension Site {
    /// Who makes a request, and whether it came encrypted.
    ///
    /// - Parameters:
    ///   - peer: the address at the other end of the connection.
    ///   - fields: the request's fields of a name, which is in lower case.
    package func caller(peer: String?, _ fields: (String) -> [String]) -> Caller {
      let peer = peer.flatMap { IPAddress($0) }
      if proxies.ignores(peer: peer, fields) { explainProxies(peer) }
      var caller = proxies.caller(peer: peer, fields)
      if configuration.isSecure { caller.isSecure = true }
      return caller
    }

    private func explainProxies(_ peer: IPAddress?) {
      guard let peer else { return }
      log(of: Caller(address: peer).network).write(
        .notice, "forwarded",
        """
        A request from \(peer) says for whom it was forwarded, and is not believed: all who come \
        through that address count as one client, and their connection as not encrypted. If it is \
        your proxy, set configuration.trustedProxies = ["\(peer)"]. Said once an hour for each \
        network.
        """)
    }

    /// The cookie of pages that are asked for in this way.
    package func cookie(for caller: Caller) -> SessionCookie {
      SessionCookie(isSecure: caller.isSecure)
    }
  }
#endif
