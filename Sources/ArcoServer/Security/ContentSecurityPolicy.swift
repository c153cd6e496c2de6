#if Server
  /// What a page may load and run. The default allows nothing but the site's own files, and no
  /// inline script or style.
  public struct ContentSecurityPolicy: Sendable {
    /// Directive and sources, written in this order.
    public var directives: [(name: String, sources: String)]

    /// The strict default.
    public init() {
      directives = [
        ("default-src", "'none'"),
        ("script-src", "'self'"),
        ("style-src", "'self'"),
        ("img-src", "'self' data:"),
        ("font-src", "'self'"),
        // Covers the socket as well.
        ("connect-src", "'self'"),
        ("form-action", "'self'"),
        ("base-uri", "'none'"),
        ("frame-ancestors", "'none'"),
      ]
    }

    /// Sets a directive's sources, in place of those it had.
    public mutating func set(_ name: String, _ sources: String) {
      directives.removeAll { $0.name == name }
      directives.append((name, sources))
    }

    var field: String { directives.map { "\($0.name) \($0.sources)" }.joined(separator: "; ") }
  }
#endif
