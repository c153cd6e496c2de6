#if Server
  extension Site {
    /// The proxies whose statements about a client the site believes.
    ///
    ///     var configuration = Site.Configuration()
    ///     configuration.trustedProxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"]
    ///     let site = try Site(configuration)
    ///
    /// The client is the right-most forwarded address that is no trusted proxy: everything left of
    /// it was written by the client. If the peer of a connection is no trusted proxy, the peer is
    /// the client, whatever the header says.
    public struct TrustedProxies: Sendable, ExpressibleByArrayLiteral {
      /// The header in which a proxy reports its client.
      public enum Header: Sendable {
        /// `X-Forwarded-For` and `X-Forwarded-Proto`, the usual setting of proxies.
        case xForwarded
        /// `Forwarded`, of RFC 7239.
        case forwarded
      }

      /// Addresses and blocks of addresses: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
      public var networks: [String]
      /// The header that your proxies set. The site never reads the other header, since a proxy may
      /// pass it on as the client wrote it.
      public var header = Header.xForwarded

      /// Trusts these addresses and blocks.
      public init(_ networks: [String] = []) { self.networks = networks }

      /// Trusts these addresses and blocks.
      public init(arrayLiteral networks: String...) { self.networks = networks }
    }
  }
#endif
