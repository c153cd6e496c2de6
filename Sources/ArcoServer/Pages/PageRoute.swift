#if Server
  import Logging
  import ArcoWeb
  import HTTPTypes
  public import Hummingbird
  import NIOCore

  extension RouterMethods {
    /// Adds a live page.
    ///
    /// The closure runs behind the router's middleware, once per page view, and says what to show.
    /// What it takes from request and context, such as the user, reaches the component by its world.
    ///
    /// - `site`: the one whose `.arco(site)` serves this router.
    /// - `configure`: changes the document around the page.
    @discardableResult
    public func page(
      _ path: RouterPath,
      of site: Site,
      title: String,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context) async throws -> Screen
    ) -> Self {
      var shell = Shell(title: title)
      configure(&shell)
      for file in shell.files { site.files.add(file) }
      return get(path) { [shell] request, context in
        try await site.respond(
          to: request, with: screen(request, context), in: shell)
      }
    }
  }

  extension RouterMethods {
    /// Adds all pages of a navigation: whatever of the router's addresses no other route takes.
    ///
    ///     let site = try Site()
    ///     router.pages(of: site, title: "Shop") { request, context in
    ///       Screen(Program(shopPage(), state: Shop()), navigation: navigation)
    ///     }
    ///
    /// Moving between them changes the state of the one page that was loaded, and its address. An address
    /// that the screen's navigation refuses is answered by 404, so that middleware which serves files is
    /// asked for it.
    ///
    /// - `site`: the one whose `.arco(site)` serves this router.
    /// - `title`: shown while the view has none.
    /// - `configure`: changes the document around the page.
    @discardableResult
    public func pages(
      of site: Site,
      title: String,
      configure: @Sendable (inout Shell) -> Void = { _ in },
      screen: @escaping @Sendable (Request, Context) async throws -> Screen
    ) -> Self {
      page("", of: site, title: title, configure: configure, screen: screen)
      return page("**", of: site, title: title, configure: configure, screen: screen)
    }
  }

  extension Site {
    func respond(
      to request: Request, with screen: Screen, in shell: Shell
    ) async throws(HTTPError) -> Response {
      let caller = caller(peer: Peer.address) { name in
        HTTPField.Name(name).map { request.headers[values: $0] } ?? []
      }
      let cookie = cookie(for: caller)
      let known = cookie.value(in: request.headers[values: .cookie])
      let browser = known ?? cookie.random()
      let address = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
      if let misfit = screen.refusal(address) {
        logger.debug("No page has this address", metadata: ["why": "\(misfit)"])
        throw HTTPError(.notFound, message: "There is no such page.")
      }
      let visit = Visit(
        screen: screen, address: address, network: caller.network,
        cookie: known, token: request.headers[.arcoToken])
      let opened = try await open(visit)
      let body = shell.render(
        Shell.Container(
          paint: opened.paint,
          token: tokens.issue(for: opened.session, cookie: browser),
          socketPath: socketPath,
          scriptPath: script.path,
          basePath: configuration.basePath,
          messageBytes: limits.messageBytes,
          window: limits.window.patches,
          goesOn: opened.goesOn,
          isOlder: opened.isOlder))
      var headers = securityHeaders
      headers[.contentType] = "text/html; charset=utf-8"
      // The token in it is this tab's alone: it is for no cache but that of pages as they were left.
      headers[.cacheControl] = shell.isKept ? "private, no-cache" : "no-store"
      // Else *back* would show what the first paint was, with a token whose session has ended.
      if shell.isKept { headers[.vary] = "*" }
      if known == nil { headers[.setCookie] = cookie.field(browser) }
      return Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    package func open(
      _ screen: Screen, at page: String = "/", from address: String, with start: KeptStart? = nil
    ) async throws(HTTPError) -> (Session, Session.FirstPaint) {
      let session = try await admit(.random(), from: address)
      do {
        guard let paint = try await session.paint(screen, at: page, from: start) else {
          throw Self.tooBusy
        }
        return (session, paint)
      } catch {
        await session.end(.done)
        throw (error as? HTTPError) ?? Self.tooBusy
      }
    }

    static var tooBusy: HTTPError {
      HTTPError(.serviceUnavailable, message: "Too busy. Please try again in a minute.")
    }

    /// A new session, if there is room for it.
    func admit(_ id: SessionID, from address: String) async throws(HTTPError) -> Session {
      let sessions = sessions
      let session = Session(
        id: id, limits: limits, time: time, logger: logger, keeper: keeper,
        onEnd: { sessions.remove($0) }, onFinish: { sessions.finish($0) })
      let (admission, evicted) = sessions.admit(session, from: address)
      await evicted?.end(.evicted)
      switch admission {
      case .admitted: break
      case .tooManyFromAddress:
        logger.info("Too many sessions from one address", metadata: ["address": "\(address)"])
        throw HTTPError(.tooManyRequests, message: "Too many open pages. Close some and try again.")
      case .full:
        logger.warning("The site is full", metadata: ["sessions": "\(sessionCount)"])
        throw Self.tooBusy
      }
      return session
    }

    var securityHeaders: HTTPFields {
      var headers = HTTPFields()
      headers[.contentSecurityPolicy] = configuration.contentSecurityPolicy.field
      headers[.xContentTypeOptions] = "nosniff"
      if let name = HTTPField.Name("Referrer-Policy") { headers[name] = "same-origin" }
      return headers
    }
  }
#endif
