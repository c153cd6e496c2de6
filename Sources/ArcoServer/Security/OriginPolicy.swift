#if Server
  /// Which pages may open a site's socket, by the `Origin` their browser reports.
  public enum OriginPolicy: Sendable {
    /// Pages of the host the request is addressed to.
    case sameHost
    /// Pages of these origins, each as a browser writes it: `https://example.com`.
    case only(Set<String>)

    /// Whether a request may upgrade. One without an origin may not: every browser sends it.
    package func allows(origin: String?, host: String?) -> Bool {
      guard let origin = origin?.lowercased() else { return false }
      switch self {
      case .only(let origins):
        return origins.contains { $0.lowercased() == origin }
      case .sameHost:
        guard let host = host?.lowercased(), !host.isEmpty else { return false }
        guard let (scheme, authority) = Self.parts(of: origin) else { return false }
        return Self.normal(authority, scheme) == Self.normal(host, scheme)
      }
    }

    private static func parts(of origin: String) -> (scheme: String, authority: String)? {
      for scheme in ["http", "https"] where origin.hasPrefix(scheme + "://") {
        return (scheme, String(origin.dropFirst(scheme.utf8.count + 3)))
      }
      return nil
    }

    private static func normal(_ authority: String, _ scheme: String) -> String {
      let port = scheme == "https" ? ":443" : ":80"
      return authority.hasSuffix(port) ? String(authority.dropLast(port.utf8.count)) : authority
    }
  }
#endif
