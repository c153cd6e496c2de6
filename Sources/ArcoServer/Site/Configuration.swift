#if Server
  extension Site {
    /// How a site is set up. Every default is safe on a public network.
    public struct Configuration: Sendable {
      /// Where the script and the socket live; begins with `/`.
      public var basePath = "/arco"
      /// Which pages may open the socket.
      public var origins = OriginPolicy.sameHost
      /// The first key signs new tokens, all of them verify. With the default, a new random key,
      /// pages start anew when the server restarts.
      public var keys: [SigningKey] = [.random()]
      /// Whether browsers must keep the cookie to encrypted connections: true for a site that is
      /// reached by `https`, be it through a proxy.
      public var isSecure = false
      /// Proxies in front that add to `X-Forwarded-For`; 0 takes the connection's address.
      public var trustedProxies = 0
      /// What pages may load and run.
      public var contentSecurityPolicy = ContentSecurityPolicy()
      /// What one client is granted.
      public var limits = Limits()

      /// The defaults.
      public init() {}

      func validate() throws(SiteError) {
        try limits.validate()
        guard basePath.hasPrefix("/"), !basePath.hasSuffix("/") else {
          throw .basePathInvalid(basePath)
        }
      }
    }
  }
#endif
