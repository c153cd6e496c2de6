#if Server
  public import Hummingbird

  extension ContentSecurityPolicy {
    /// The policy of a site's pages: they load the site's own files only, run no inline script, and have no inline style but
    /// one of Arco's own, which is named by its hash.
    ///
    ///     var configuration = Site.Configuration()
    ///     configuration.contentSecurityPolicy = .strict(
    ///       .imgSrc(.self, "data:", "https://pictures.example.com"))
    ///
    /// - Parameter others: directives that take the place of the strict ones of their names, or are added. With a `styleSrc`
    ///   or `styleSrcElem` of yours, the style that has a hash here is a file of the site, for which the page's script waits.
    public static func strict(_ others: Directive...) -> ContentSecurityPolicy {
      func name(_ directive: Directive) -> Substring { directive.description.prefix { $0 != " " } }
      // Of two directives of one name, browsers ignore the second.
      let names = Set(others.map { name($0) })
      return ContentSecurityPolicy(strictest.filter { !names.contains(name($0)) } + others)
    }

    private static var strictest: [Directive] {
      [
        .defaultSrc(.none), .scriptSrc(.self),
        .styleSrc(.self, .hash(.sha256, base64: LateStyle.hash)), .imgSrc(.self, "data:"),
        .fontSrc(.self),
        // Covers the socket as well.
        .connectSrc(.self), .formAction(.self), .baseURI(.none), .frameAncestors(.none),
      ]
    }
  }
#endif
