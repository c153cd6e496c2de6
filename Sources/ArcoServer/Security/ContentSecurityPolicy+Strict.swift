#if Server
  public import Hummingbird

  extension ContentSecurityPolicy {
    /// The policy of a site's pages. They load the site's own files only and run no inline script.
    /// They have one inline style, which is Arco's own and is allowed by its hash.
    ///
    ///     var configuration = Site.Configuration()
    ///     configuration.contentSecurityPolicy = .strict(
    ///       .imgSrc(.self, "data:", "https://pictures.example.com"))
    ///
    /// - Parameter others: directives that replace the strict directives of the same names, or are
    ///   added. If you pass a `styleSrc` or `styleSrcElem`, Arco's style becomes a file of the
    ///   site, and the page's script waits for that file.
    public static func strict(_ others: Directive...) -> ContentSecurityPolicy {
      func name(_ directive: Directive) -> Substring { directive.description.prefix { $0 != " " } }
      // If two directives have one name, browsers ignore the second.
      let names = Set(others.map { name($0) })
      return ContentSecurityPolicy(strictest.filter { !names.contains(name($0)) } + others)
    }

    private static var strictest: [Directive] {
      [
        .defaultSrc(.none), .scriptSrc(.self),
        .styleSrc(.self, .hash(.sha256, base64: NoticeStyle.hash)), .imgSrc(.self, "data:"),
        .fontSrc(.self),
        // Covers the socket as well.
        .connectSrc(.self), .formAction(.self), .baseURI(.none), .frameAncestors(.none),
      ]
    }
  }
#endif
