#if Server
  /// Who makes a request, and whether it came encrypted.
  package struct Caller: Equatable, Sendable {
    /// Nil where the connection has no address.
    var address: IPAddress?
    package var isSecure = false

    /// The addresses that count as one client. `ClientNetworks` has the wider networks that it counts in, too.
    package var network: String { address.map { "\(IPNetwork.ofClient($0))" } ?? "unknown" }
  }

  /// Finds out who calls, by the word of the proxies that are trusted.
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

    /// - Parameter peer: the other end of the connection.
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
        // Where a trusted proxy does not name an address, it counts itself.
        guard let address = hop.address else { break }
        caller.address = address
        guard trusts(address) else { break }
      }
      return caller
    }

    /// Whether a peer that is not trusted says for whom it asks.
    func ignores(peer: IPAddress?, _ fields: ForwardedHop.Fields) -> Bool {
      guard peer.map({ !trusts($0) }) ?? true else { return false }
      return !fields("x-forwarded-for").isEmpty || !fields("forwarded").isEmpty
    }

    private func trusts(_ address: IPAddress) -> Bool {
      networks.contains { $0.contains(address) }
    }
  }
#endif
