#if Server
  import HTTPTypes
  import Hummingbird

  /// The address at the other end of the connection a request came by.
  ///
  /// A task local, as Hummingbird's contexts need not know their connection.
  enum Peer {
    @TaskLocal static var address: String?

    /// The client's address: the connection's, or what the trusted proxies say.
    static func address(of request: Request, in site: Site) -> String {
      let proxies = site.configuration.trustedProxies
      guard proxies > 0, let forwarded = HTTPField.Name("X-Forwarded-For") else {
        return address ?? "unknown"
      }
      // Each proxy appends whom it was called by; what stands further left is hearsay.
      let chain = request.headers[values: forwarded]
        .flatMap { field in field.split(separator: ",").map { String($0) } }
      guard chain.count >= proxies else { return address ?? "unknown" }
      return chain[chain.count - proxies].filter { $0 != " " }
    }
  }
#endif
