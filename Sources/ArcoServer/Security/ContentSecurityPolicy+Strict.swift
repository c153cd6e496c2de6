#if Server
  public import Hummingbird

  extension ContentSecurityPolicy {
    /// The policy of a site's pages: they load the site's own files only, and run no inline script or style.
    ///
    ///     var configuration = Site.Configuration()
    ///     configuration.contentSecurityPolicy = .strict(
    ///       .imgSrc(.self, "data:", "https://pictures.example.com"))
    ///
    /// - Parameter others: directives that take the place of the strict ones of their names, or are added.
    public static func strict(_ others: Directive...) -> ContentSecurityPolicy {
      func name(_ directive: Directive) -> Substring { directive.description.prefix { $0 != " " } }
      // Of two directives of one name, browsers ignore the second.
      let names = Set(others.map { name($0) })
      return ContentSecurityPolicy(strictest.filter { !names.contains(name($0)) } + others)
    }

    private static var strictest: [Directive] {
      [
        .defaultSrc(.none), .scriptSrc(.self), .styleSrc(.self), .imgSrc(.self, "data:"),
        .fontSrc(.self),
        // Covers the socket as well.
        .connectSrc(.self), .formAction(.self), .baseURI(.none), .frameAncestors(.none),
      ]
    }
  }
#endif
