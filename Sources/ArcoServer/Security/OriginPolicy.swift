#if Server
  extension Site {
    /// The pages that may open a site's socket, by the `Origin` that their browser reports.
    public enum OriginPolicy: Sendable {
      /// Pages with the scheme, host and port that the request is addressed to.
      case sameHost
      /// Pages of these origins, each as a browser writes it: `https://example.com`.
      case only(Set<String>)

      /// Whether a request may open the socket. A request without an origin may not: every browser
      /// sends an origin.
      ///
      /// - Parameter isSecure: whether the request came by `https`, to the site or to a proxy in
      ///   front.
      package func allows(origin: String?, host: String?, isSecure: Bool) -> Bool {
        guard let origin = origin.flatMap({ Origin($0) }) else { return false }
        switch self {
        case .only(let origins):
          return origins.contains { Origin($0) == origin }
        case .sameHost:
          return host.flatMap { Origin(host: $0, isSecure: isSecure) } == origin
        }
      }
    }
  }

  /// A scheme, a name and a port, compared as browsers compare them: a name with a trailing dot is
  /// a different name.
  struct Origin: Hashable, Sendable {
    let isSecure: Bool
    let name: String
    let port: Int

    /// Reads `https://example.com:8443`; nil for `null`, and for a text with more than an origin.
    init?(_ text: String) {
      guard text.isASCII else { return nil }
      let text = text.lowercased()
      for (scheme, isSecure) in [("http://", false), ("https://", true)]
      where text.hasPrefix(scheme) {
        self.init(host: String(text.dropFirst(scheme.count)), isSecure: isSecure)
        return
      }
      return nil
    }

    /// Reads `example.com:8443`, as in the field `Host`. Nil for letters that are not ASCII, which
    /// browsers write as Punycode.
    init?(host: String, isSecure: Bool) {
      guard host.isASCII else { return nil }
      let host = host.lowercased()
      let nameEnd =
        host.hasPrefix("[")
        ? host.firstIndex(of: "]").map { host.index(after: $0) }
        : host.firstIndex(of: ":") ?? host.endIndex
      guard let nameEnd, nameEnd != host.startIndex else { return nil }
      let rest = host[nameEnd...]
      name = String(host[..<nameEnd])
      guard name.utf8.allSatisfy({ Self.isOfName($0) }) else { return nil }
      self.isSecure = isSecure
      if rest.isEmpty {
        port = isSecure ? 443 : 80
      } else {
        let digits = rest.dropFirst()
        guard rest.hasPrefix(":"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
          let port = UInt16(digits), port > 0
        else { return nil }
        self.port = Int(port)
      }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x00...0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "?"),
        UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "\\"), UInt8(ascii: "%"):
        false
      default: true
      }
    }
  }

  extension Origin: CustomStringConvertible {
    var description: String {
      let isDefault = port == (isSecure ? 443 : 80)
      return "\(isSecure ? "https" : "http")://\(name)\(isDefault ? "" : ":\(port)")"
    }
  }
#endif
