#if Server
  public import Hummingbird

  extension Site {
    /// How a site is set up. Every default is safe on a public network. What a proxy in front has to bound
    /// itself, as the site does not see it, is in <doc:Behind-a-proxy>.
    public struct Configuration: Sendable {
      /// Where the script and the socket live; begins with `/`.
      public var basePath = "/arco"
      /// Which pages may open the socket.
      public var origins = Site.OriginPolicy.sameHost
      /// Which hosts the site answers to. With the default, a site that listens at a loopback address answers to names
      /// of its machine, and any other site to every host: name the hosts there.
      public var hosts = Site.HostPolicy.byAddress
      /// The first key signs new tokens, all of them verify. The default is a new random key; for a site with
      /// a store, one that lies in the store, so that tokens outlive the process too.
      public var keys: [SigningKey] = [.random()]
      /// Whether every request counts as one that came by `https`. Set it for a site that speaks
      /// TLS itself, and for one that can only be reached by `https`. Such a request gets a cookie
      /// that browsers send over encrypted connections only, and its socket is open to `https`
      /// origins only. By default, a trusted proxy says of each request how it came, and a request
      /// from elsewhere counts as unencrypted.
      public var isSecure = false
      /// The proxies in front, whose word on a client's address and scheme is taken. With the default,
      /// none, a client is the other end of its connection: behind a proxy all of them are one.
      public var trustedProxies: TrustedProxies = []
      /// What pages may load and run. The default, `.strict()`, allows the site's own files, no inline script, and of
      /// inline style one of Arco's own.
      public var contentSecurityPolicy = ContentSecurityPolicy.strict()
      /// How much later everything arrives that a page's script says: a slow network on a fast machine,
      /// for development. The log and the page's console say that it is on.
      public var latency: Duration = .zero
      /// Names the program, for a site with a store: what another program kept is not done again by this
      /// one. The default is the digest of the program's file.
      public var build: String?
      /// Whether the process raises the number of files that it may have open to what the system allows it, when its
      /// server starts: each connection is one. Programs that this process begins inherit the number. Set false if they,
      /// or a library, rely on a low one (`select`).
      public var raisesOpenFiles = true
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
