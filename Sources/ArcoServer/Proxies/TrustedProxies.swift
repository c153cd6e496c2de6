#if Server
  extension Site {
    /// The proxies whose word on a client is taken.
    ///
    ///     var configuration = Site.Configuration()
    ///     configuration.trustedProxies = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"]
    ///     let site = try Site(configuration)
    ///
    /// Of the addresses that a request was forwarded for, the right-most that is none of these is the
    /// client: what stands left of it is the client's own word. A request that comes from no such
    /// proxy is its peer's, whatever its header says.
    public struct TrustedProxies: Sendable, ExpressibleByArrayLiteral {
      /// Where a proxy writes for whom it asks.
      public enum Header: Sendable {
        /// `X-Forwarded-For` and `X-Forwarded-Proto`, as most proxies are set up.
        case xForwarded
        /// `Forwarded`, of RFC 7239.
        case forwarded
      }

      /// Addresses and blocks of addresses: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
      public var networks: [String]
      /// The one header that your proxies set. The other is never read: a proxy may pass it on as
      /// the client wrote it.
      public var header = Header.xForwarded

      /// Trusts these addresses and blocks.
      public init(_ networks: [String] = []) { self.networks = networks }

      /// Trusts these addresses and blocks.
      public init(arrayLiteral networks: String...) { self.networks = networks }
    }
  }
#endif
