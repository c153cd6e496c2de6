#if Server
  /// The client that makes a request, and whether the request came encrypted.
  package struct Caller: Equatable, Sendable {
    /// Nil if the connection has no address.
    var address: IPAddress?
    package var isSecure = false

    /// The network that counts as one client. `ClientNetworks` adds the wider networks that it
    /// counts in.
    package var network: String { address.map { "\(IPNetwork.ofClient($0))" } ?? "unknown" }
  }

  /// Finds the caller of a request from the headers of trusted proxies.
  struct ProxyTrust: Sendable {
    let networks: [IPNetwork]
    let header: Site.TrustedProxies.Header

    init(_ proxies: Site.TrustedProxies) throws(SiteError) {
      var networks: [IPNetwork] = []
      for text in proxies.networks {
        guard let network = IPNetwork(text) else { throw .networkInvalid(text) }
        networks.append(network)
      }
      self.networks = networks
      header = proxies.header
    }

    /// - Parameter peer: the address of the connection's peer.
    func caller(peer: IPAddress?, _ fields: ForwardedHop.Fields) -> Caller {
      var caller = Caller(address: peer)
      guard let peer, trusts(peer) else { return caller }
      let hops =
        switch header {
        case .xForwarded: ForwardedHop.xForwarded(fields)
        case .forwarded: ForwardedHop.forwarded(fields)
        }
      for hop in hops.reversed() {
        caller.isSecure = hop.isSecure ?? caller.isSecure
        // Without an address from a trusted proxy, the proxy itself is the caller.
        guard let address = hop.address else { break }
        caller.address = address
        guard trusts(address) else { break }
      }
      return caller
    }

    /// Whether a peer that is not trusted sends a forwarding header.
    func ignores(peer: IPAddress?, _ fields: ForwardedHop.Fields) -> Bool {
      guard peer.map({ !trusts($0) }) ?? true else { return false }
      return !fields("x-forwarded-for").isEmpty || !fields("forwarded").isEmpty
    }

    func trusts(_ address: IPAddress) -> Bool {
      networks.contains { $0.contains(address) }
    }
  }
#endif
