#if Server
  extension Site {
    /// Which hosts a site answers to, by the field `Host` of a request. A request for another host is answered by 421.
    ///
    /// Whoever owns a name can have it lead to the address of this site. To a browser, their page is of one site with
    /// yours then, and reads all that yours shows without a log in: "DNS rebinding". The host tells them apart.
    public enum HostPolicy: Sendable {
      /// By the address at which the site listens. At a loopback address: `localhost`, names that end with `.localhost`,
      /// and loopback addresses, each at any port; but a trusted proxy may ask for every host. At any other address:
      /// every host.
      case byAddress
      /// Every host.
      case any
      /// These hosts, each as a browser writes it: `example.com` at any port, `example.com:8443` at that port. A
      /// request without a host is for none of them.
      case only(Set<String>)

      /// Whether a site answers.
      ///
      /// - Parameters:
      ///   - host: the value of the request's `Host`; nil where it has none, as no browser sends it.
      ///   - isLocal: whether the site listens at a loopback address.
      ///   - isTrusted: whether the request came from a trusted proxy.
      package func allows(_ host: String?, isLocal: Bool, isTrusted: Bool) -> Bool {
        switch self {
        case .any: return true
        case .byAddress:
          guard isLocal, !isTrusted, let host else { return true }
          return Self.isOfThisMachine(host)
        case .only(let hosts):
          guard let host = host?.lowercased(), let name = Self.name(of: host) else { return false }
          if hosts.contains(host) || hosts.contains(name) { return true }
          return hosts.contains { $0.lowercased() == host || $0.lowercased() == name }
        }
      }

      private static func isOfThisMachine(_ host: String) -> Bool {
        guard let name = name(of: host) else { return false }
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        let address = name.hasPrefix("[") ? name.dropFirst().dropLast() : name[...]
        return IPAddress(address)?.isLoopback ?? false
      }

      /// A host without its port, in small letters; nil for what is no host.
      private static func name(of host: String) -> String? {
        Origin(host: host, isSecure: false)?.name
      }
    }
  }

  extension IPAddress {
    /// Whether only this machine reaches it: `127.0.0.0/8` and `::1`.
    var isLoopback: Bool { isIPv4 ? low >> 24 & 0xFF == 127 : high == 0 && low == 1 }
  }
#endif
