#if Server
  import NIOHTTP1

  /// What to do with the first request of a connection. NIO's upgrader checks neither the method
  /// nor the origin, so everything that can be said from the head is said here.
  enum UpgradeVerdict: Equatable {
    /// An ordinary request, for the router.
    case request
    /// Opens the socket.
    case socket
    case refuse(HTTPResponseStatus, String)

    static func judge(_ head: HTTPRequestHead, for site: Site) -> UpgradeVerdict {
      guard asksForSocket(head.headers) else { return .request }
      let path = head.uri.prefix { $0 != "?" }
      guard path == site.socketPath else { return .refuse(.notFound, "No socket here.") }
      guard head.method == .GET else {
        return .refuse(.methodNotAllowed, "The socket opens by GET.")
      }
      guard head.version == .http1_1,
        head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }),
        head.headers["sec-websocket-key"].count == 1,
        head.headers["content-length"].allSatisfy({ $0 == "0" }),
        head.headers["transfer-encoding"].isEmpty
      else { return .refuse(.badRequest, "This is no WebSocket request.") }
      guard head.headers["sec-websocket-version"] == ["13"] else {
        return .refuse(.upgradeRequired, "The WebSocket version is 13.")
      }
      let origins = head.headers["origin"]
      let hosts = head.headers["host"]
      guard origins.count == 1, hosts.count == 1,
        site.configuration.origins.allows(origin: origins[0], host: hosts[0])
      else { return .refuse(.forbidden, foreign) }
      return .socket
    }

    private static let foreign = """
      This origin may not open the socket. If its pages are yours, add it to the site's origins, \
      as in configuration.origins = .only(["https://example.com"]); behind a proxy, have that pass \
      on Host as the browser sent it.
      """

    static func asksForSocket(_ headers: HTTPHeaders) -> Bool {
      headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
    }
  }
#endif
