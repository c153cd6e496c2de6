#if Server
  import Logging

  extension Site {
    /// The client that makes a request, and whether the request came encrypted.
    ///
    /// - Parameters:
    ///   - peer: the address of the connection's peer.
    ///   - fields: returns the request's values of a field, whose name is in lower case.
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
        A request from \(peer) has a forwarding header, which is ignored, since \(peer) is no trusted \
        proxy. All visitors who come through it count as one client with an unencrypted connection. \
        If it is your proxy, set configuration.trustedProxies = ["\(peer)"]. Logged at most once an \
        hour for each network.
        """)
    }

    /// The session cookie for a caller, secure if the request was encrypted.
    package func cookie(for caller: Caller) -> SessionCookie {
      SessionCookie(isSecure: caller.isSecure)
    }
  }
#endif
