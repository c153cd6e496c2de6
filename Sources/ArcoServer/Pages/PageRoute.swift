#if Server
  import ArcoWeb
  import Crypto
  import HTTPTypes
  public import Hummingbird

  extension RouterMethods {
    /// Adds a live page.
    ///
    /// The closure runs behind the router's middleware, once per page view, and returns the screen
    /// to show. It may pass what it reads from the request and the context, such as the user, to
    /// the component in the world.
    ///
    /// - `site`: the site whose `.arco(site)` serves this router.
    /// - `live`: whether the page has a session and a socket. Without them, every request paints
    ///   the page anew, and a form that is sent is handled by a component made for that request
    ///   alone.
    /// - `configure`: changes the document around the page.
    @discardableResult
    public func page(
      _ path: RouterPath,
      of site: Site,
      title: String,
      live: Bool = true,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context) async throws -> Screen
    ) -> Self {
      let route = PageRoute(path.description, title: title, isLive: live, configure)
      return serve(route, at: path, of: site) { request, context, _ in
        try await screen(request, context)
      }
    }

    /// Adds all pages of a navigation: they get every address that no other route has.
    ///
    ///     let site = try Site()
    ///     router.pages(of: site, title: "Shop") { request, context in
    ///       Screen(shopPage(), state: Shop(), navigation: navigation)
    ///     }
    ///
    /// Moving between these pages changes the address and the state of the page that is loaded. If
    /// the screen's navigation refuses an address, the route throws 404, so that middleware which
    /// serves files can answer.
    ///
    /// - `site`: the site whose `.arco(site)` serves this router.
    /// - `title`: shown while the view has none.
    /// - `live`: whether the pages have a session and a socket. Without them, each address is a
    ///   load.
    /// - `configure`: changes the document around the page.
    @discardableResult
    public func pages(
      of site: Site,
      title: String,
      live: Bool = true,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context) async throws -> Screen
    ) -> Self {
      let route = PageRoute(PageRoute.navigation, title: title, isLive: live, configure)
      for path in ["", "**"] as [RouterPath] {
        serve(route, at: path, of: site) { request, context, _ in
          try await screen(request, context)
        }
      }
      return self
    }

    @discardableResult
    func serve(
      _ route: PageRoute, at path: RouterPath, of site: Site,
      _ screen: @escaping @Sendable (Request, Context, PageRequest) async throws -> Screen
    ) -> Self {
      for file in route.shell.files { site.files.add(file) }
      return get(path) { request, context in
        let route = route.at(context.endpointPath)
        let asked = PageRequest(
          request, by: site, for: (context as? any Subject.Context)?.subject)
        do {
          let screen = try await screen(request, context, asked)
          return try await site.respond(to: asked, with: screen, at: route)
        } catch var error as HTTPError {
          for field in site.headersOfErrors where error.headers[field.name] == nil {
            error.headers.append(field)
          }
          throw error
        }
      }
    }
  }

  /// The part that all page views of a route have in common.
  struct PageRoute: Sendable {
    let shell: Shell
    /// Whether a page has a session that outlives its request.
    let isLive: Bool
    /// Distinguishes the sessions of this route from those of others.
    let id = Hexadecimal.random(bytes: 8)

    /// The path. It lacks the paths of the router's groups until the route is asked for.
    private(set) var path: String
    /// Names the route in tokens, and is the same after a restart. Two routes may have one mark.
    var mark: String { "r" + Hexadecimal.text(SHA256.hash(data: Array(path.utf8)).prefix(2)) }

    init(_ path: String, title: String, isLive: Bool, _ configure: (inout Shell) -> Void) {
      self.path = path
      var shell = Shell(title: title)
      configure(&shell)
      self.shell = shell
      self.isLive = isLive
    }

    /// The route with its whole path, of which `page` knows the part below the router's groups.
    ///
    /// - Parameter endpoint: the router's path for the request. The pages of a navigation have two: the
    ///   group's path, and all paths below it. They are one route.
    func at(_ endpoint: String?) -> PageRoute {
      guard let endpoint else { return self }
      var route = self
      if path != Self.navigation {
        route.path = endpoint
      } else if endpoint != "/", endpoint != "/**" {
        route.path = endpoint.hasSuffix("/**") ? endpoint : endpoint + "/**"
      }
      return route
    }

    /// The path of all pages of a navigation.
    static let navigation = "**"
  }

  /// A request for a page: who asks, and for which address.
  struct PageRequest: Sendable {
    let request: Request
    let subject: Subject?
    let caller: Caller
    let cookie: SessionCookie
    /// The browser's cookie, if it has one.
    let known: String?
    /// The browser's cookie, or the new cookie that the answer sets.
    let browser: String
    /// The path and the query, with exactly one leading slash.
    let address: String

    init(_ request: Request, by site: Site, for subject: Subject?) {
      self.request = request
      self.subject = subject
      caller = site.caller(of: request)
      cookie = site.cookie(for: caller)
      known = cookie.value(in: request.headers[values: .cookie])
      browser = known ?? cookie.random()
      address = request.address
    }
  }
#endif
