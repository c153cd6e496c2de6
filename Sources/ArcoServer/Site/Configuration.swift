#if Server
  public import Hummingbird

  extension Site {
    /// The settings of a site. Every default is safe on a public network. The site cannot see some
    /// of what clients do to a proxy in front: <doc:Behind-a-proxy> lists the limits that the proxy
    /// must set.
    public struct Configuration: Sendable {
      /// The path below which the site serves its script and its socket. It begins with `/` and
      /// does not end with it.
      public var basePath = "/arco"
      /// The origins whose pages may open the socket.
      public var origins = Site.OriginPolicy.sameHost
      /// The hosts that the site answers to. By default, a site that listens at a loopback address
      /// answers to names of its own machine, and any other site answers to every host. Name the
      /// hosts of a public site.
      public var hosts = Site.HostPolicy.byAddress
      /// The keys that sign tokens: the first key signs new tokens, and all keys verify. By default
      /// a site with a store uses a key that lies in the store, so that tokens stay valid after a
      /// restart. Any other site makes a new random key.
      public var keys: [SigningKey] = [.random()]
      /// Whether every request counts as an `https` request.
      ///
      /// Set it for a site that speaks TLS itself, and for a site that is reachable by `https`
      /// only. An `https` request gets a cookie that browsers send over encrypted connections only,
      /// and its socket accepts `https` origins only. By default a trusted proxy reports the scheme
      /// of each request, and any other request counts as unencrypted.
      public var isSecure = false
      /// The proxies in front of the site, whose statements about a client's address and scheme the
      /// site believes. By default there are none: the client of a connection is its peer. Behind a
      /// proxy that is not named here, all visitors count as one client.
      public var trustedProxies: TrustedProxies = []
      /// The content security policy of all pages. The default, `.strict()`, allows the site's own
      /// files, no inline script, and one inline style, which is Arco's own.
      public var contentSecurityPolicy = ContentSecurityPolicy.strict()
      /// A delay of all messages from a page's script, to try a slow network on a fast machine. For
      /// development only. While it is set, the log and the browser's console say so.
      public var latency: Duration = .zero
      /// The name of this build, for a site with a store. The inputs that one build has kept are not
      /// applied by another: the page then starts from its last snapshot. The default is a digest of
      /// the program's file.
      public var build: String?
      /// Whether the process raises its limit of open files to the maximum that the system allows,
      /// when its server starts. Each connection is an open file. Child processes inherit the
      /// limit. Set false if a child process or a library needs a low limit, as `select` does.
      public var raisesOpenFiles = true
      /// The limits of each client and of the whole site.
      public var limits = Limits()

      /// Makes a configuration of the defaults.
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
