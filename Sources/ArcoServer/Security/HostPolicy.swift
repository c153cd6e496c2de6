#if Server
  extension Site {
    /// The hosts that a site answers to, by the `Host` field of a request. A request for another
    /// host is answered by 421.
    ///
    /// This prevents DNS rebinding: the owner of any name can make it point to the address of this
    /// site. A browser then takes the owner's page for a page of this site, and lets it read what
    /// the site shows without a log in. Requests of such a page carry the owner's name as their
    /// host, so the site can refuse them.
    public enum HostPolicy: Sendable {
      /// Depends on the address at which the site listens. A site at a loopback address answers to
      /// `localhost`, to names that end with `.localhost`, and to loopback addresses, each at any
      /// port; a trusted proxy may ask it for every host. A site at any other address answers to
      /// every host.
      case byAddress
      /// Every host.
      case any
      /// These hosts, each as a browser writes it: `example.com` at any port, `example.com:8443` at
      /// that port. A request without a host is refused.
      case only(Set<String>)

      /// Whether a site answers a request.
      ///
      /// - Parameters:
      ///   - host: the request's `Host`; nil if it has none, which no browser does.
      ///   - isLocal: whether the site listens at a loopback address.
      ///   - isTrusted: whether the request came from a trusted proxy.
      package func allows(_ host: String?, isLocal: Bool, isTrusted: Bool) -> Bool {
        switch self {
        case .any: return true
        case .byAddress:
          guard isLocal, !isTrusted, let host else { return true }
          return Self.isOfThisMachine(host)
        case .only(let hosts):
          guard let host, let name = Self.name(of: host) else { return false }
          let whole = host.lowercased()
          if hosts.contains(whole) || hosts.contains(name) { return true }
          return hosts.contains { $0.lowercased() == whole || $0.lowercased() == name }
        }
      }

      private static func isOfThisMachine(_ host: String) -> Bool {
        guard let name = name(of: host) else { return false }
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        let address = name.hasPrefix("[") ? name.dropFirst().dropLast() : name[...]
        return IPAddress(address)?.isLoopback ?? false
      }

      /// A host without its port, in lower case; nil if the text is no host.
      private static func name(of host: String) -> String? {
        Origin(host: host, isSecure: false)?.name
      }
    }
  }

  extension IPAddress {
    /// True for `127.0.0.0/8` and `::1`, which only this machine reaches.
    var isLoopback: Bool { isIPv4 ? low >> 24 & 0xFF == 127 : high == 0 && low == 1 }
  }
#endif
