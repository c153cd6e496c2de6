#if Server
  import NIOHTTP1

  /// The decision about the first request of a connection. NIO's upgrader checks neither method nor
  /// origin, so everything in the head is checked here.
  enum UpgradeVerdict: Equatable {
    /// An ordinary request, for the router.
    case request
    /// Opens the socket.
    case socket
    case refuse(HTTPResponseStatus, String)
    /// Refuses a request from a page of another site. The text is for the log.
    case foreign(String)

    static func judge(
      _ head: HTTPRequestHead, for site: Site, from caller: Caller
    ) -> UpgradeVerdict {
      guard asksForSocket(head.headers) else { return .request }
      guard head.headers["host"].count < 2 else { return .refuse(.badRequest, Site.ambiguous) }
      let path = head.uri.prefix { $0 != "?" }
      guard path == site.socketPath else { return .refuse(.notFound, "There is no socket here.") }
      guard head.method == .GET else {
        return .refuse(.methodNotAllowed, "The socket opens by GET only.")
      }
      guard head.version == .http1_1,
        has("upgrade", in: "connection", of: head.headers),
        head.headers["sec-websocket-key"].count == 1,
        head.headers["sec-websocket-key"].allSatisfy(isKey),
        head.headers["content-length"].allSatisfy({ $0.isWord("0") }),
        head.headers["transfer-encoding"].isEmpty
      else { return .refuse(.badRequest, "This is not a valid WebSocket request.") }
      let versions = head.headers["sec-websocket-version"]
      guard versions.count == 1, versions[0].isWord("13") else {
        return .refuse(.upgradeRequired, "The WebSocket version must be 13.")
      }
      let origins = head.headers["origin"]
      let hosts = head.headers["host"]
      guard origins.count == 1, hosts.count == 1,
        site.configuration.origins.allows(
          origin: origins[0], host: hosts[0], isSecure: caller.isSecure)
      else { return .foreign(explanation(origins, hosts, site.configuration.origins, caller)) }
      return .socket
    }

    /// The compared values, and the setting to change if they should match.
    private static func explanation(
      _ origins: [String], _ hosts: [String], _ policy: Site.OriginPolicy, _ caller: Caller
    ) -> String {
      let origin = origins.count == 1 ? Origin(origins[0]) : nil
      let said = origins.isEmpty ? "none" : origins.joined(separator: ", ").beginning
      if case .only(let allowed) = policy {
        return """
          Its origin is \(origin.map { "\($0)".beginning } ?? said), and configuration.origins allows only \
          \(allowed.sorted().joined(separator: ", ")).
          """
      }
      let own = hosts.count == 1 ? Origin(host: hosts[0], isSecure: caller.isSecure) : nil
      guard let origin, let own else {
        return "Its origin is \(said), its host \(hosts.joined(separator: ", ").beginning)."
      }
      let from = "\(origin)".beginning
      let compared = "Its origin is \(from), and it was sent to \("\(own)".beginning)."
      if own.isSecure, !origin.isSecure, origin.name == own.name {
        return "\(compared) Its page was opened by http: make the proxy redirect http to https."
      }
      if origin.isSecure, !own.isSecure, origin.name == own.name {
        return """
          \(compared) If a proxy in front speaks https, name it in configuration.trustedProxies and let it set \
          X-Forwarded-Proto. If all requests come by https, set configuration.isSecure = true instead.
          """
      }
      return """
        \(compared) If the origin's pages are yours, set configuration.origins = .only(["\(from)"]). \
        Behind a proxy, let the proxy pass on the Host header of the browser.
        """
    }

    /// Whether a text is 16 bytes in Base64, as a client's key is. NIO reads the key as a list of words,
    /// and does not answer a request with another number of keys.
    private static func isKey(_ text: String) -> Bool {
      let bytes = text.utf8
      let isInBase64: (UInt8) -> Bool = {
        switch $0 {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
      return bytes.count == 24 && bytes.suffix(2).elementsEqual("==".utf8)
        && bytes.dropLast(2).allSatisfy(isInBase64)
    }

    static func asksForSocket(_ headers: HTTPHeaders) -> Bool {
      has("websocket", in: "upgrade", of: headers)
    }

    /// Whether a list of words in the head has a word. NIO reads the list by letters, and compares each
    /// letter, so other letters than ASCII are refused before.
    private static func has(_ word: String, in name: String, of headers: HTTPHeaders) -> Bool {
      headers[name].allSatisfy { $0.isASCII }
        && headers[canonicalForm: name].contains { $0.isWord(word) }
    }
  }
#endif
