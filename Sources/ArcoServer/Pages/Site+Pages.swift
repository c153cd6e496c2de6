#if Server
  import ArcoWeb
  import HTTPTypes
  package import Hummingbird
  import Logging
  import NIOCore

  extension Site {
    func respond(
      to asked: PageRequest, with screen: Screen, at route: PageRoute
    ) async throws -> Response {
      if let misfit = screen.refusal(asked.address) {
        logger.debug("No page has this address", metadata: ["why": "\(misfit)"])
        throw HTTPError(.notFound, message: "There is no such page.")
      }
      guard screen.allows(asked.address) else {
        throw HTTPError(.forbidden, message: "You may not see this page.")
      }
      if let form = SentForm.current {
        // A task inherits task locals from where it begins, and effects begin here.
        return try await SentForm.$current.withValue(nil) {
          try await take(form, asked, with: screen, at: route)
        }
      }
      if let session = plainSession(asked, at: route),
        let paint = await session.repaint(at: asked.address)
      {
        return page(asked, route, OpenedPage(session: session.id, paint: paint))
      }
      guard route.isLive else {
        let (session, paint) = try await open(
          screen, at: asked.address, from: asked.caller.network, for: asked.subject, on: route.id,
          browser: asked.visitor, isKept: false)
        defer { Task { await session.end(.done) } }
        return page(asked, route, OpenedPage(session: session.id, paint: paint))
      }
      var screen = screen
      // State kept by one route is not shown at another.
      if let component = screen.kept?.component {
        screen.kept?.component = "\(component) at \(route.path)"
      } else {
        keeper?.sayUnkept(route.path)
      }
      let visit = Visit(
        screen: screen, address: asked.address, network: asked.caller.network,
        subject: asked.subject, route: route.id, mark: route.mark, cookie: asked.known,
        token: asked.request.headers[.arcoToken], browser: asked.visitor)
      return page(asked, route, try await open(visit))
    }

    /// The document of a page.
    func page(
      _ asked: PageRequest, _ route: PageRoute, _ opened: OpenedPage,
      status: HTTPResponse.Status = .ok, notice: String? = nil
    ) -> Response {
      let shell = route.shell
      let token =
        route.isLive
        ? tokens.issue(for: opened.session, cookie: asked.browser, route: route.mark)
        : forms.issue(cookie: asked.browser)
      var paint = opened.paint
      paint.markup = PlainForms(
        forms: paint.forms, address: paint.address ?? asked.address, token: token
      ).apply(to: paint.markup)
      let body = shell.render(
        Shell.Container(
          paint: paint, notice: notice, basePath: configuration.basePath,
          live: route.isLive
            ? Shell.Live(
              token: token, socketPath: socketAddress, plainPath: plainPath,
              scriptPath: script.path, noticeStyle: noticeStyle,
              isForSubject: asked.subject != nil, latency: configuration.latency,
              messageBytes: limits.messageBytes, window: limits.window.patches,
              goesOn: opened.goesOn, isOlder: opened.isOlder) : nil))
      var headers = securityHeaders
      headers[.contentType] = "text/html; charset=utf-8"
      if route.isLive { headers[.arcoOpener] = script.opener }
      // The token belongs to this tab alone, so no cache may have it but the browser's cache of
      // left pages. A page about a subject is not for that cache either: a later user of the
      // browser could read its file. *Back* needs only the session.
      let isKept = shell.isKept && status == .ok && asked.subject == nil
      headers[.cacheControl] = isKept ? "private, no-cache" : "no-store"
      // Otherwise *back* would show the first paint, with the token of an ended session.
      if isKept { headers[.vary] = "*" }
      if asked.known == nil { headers[.setCookie] = asked.cookie.field(asked.browser) }
      return Response(
        status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// Opens a new page.
    package func open(
      _ screen: Screen, at page: String = "/", from address: String, for subject: Subject? = nil,
      on route: String = "", browser: Browser? = nil, isKept: Bool = true
    ) async throws(HTTPError) -> (Session, Session.FirstPaint) {
      do {
        return try await begin(
          screen, at: page, from: address, for: subject, on: route, browser: browser,
          isKept: isKept)
      } catch {
        throw (error as? HTTPError) ?? Self.tooBusy
      }
    }

    /// Opens a new page, from the kept start of another page if `start` is given.
    ///
    /// - Throws: `HTTPError`; `KeptFault` if the page cannot begin with `start`.
    func begin(
      _ screen: Screen, at page: String, from address: String, for subject: Subject?,
      on route: String, browser: Browser?, with start: KeptStart? = nil, isKept: Bool = true
    ) async throws -> (Session, Session.FirstPaint) {
      let shunned = try await shunned(
        PageName(at: page, browser: browser?.known ?? address), at: page, client: address)
      let session = try await admit(
        .random(), from: address, for: subject, on: route, as: browser, at: page, isKept: isKept)
      do {
        guard
          let paint = try await session.paint(screen, at: page, from: start, without: shunned)
        else {
          throw await session.isEndless ? Self.endless : Self.tooBusy
        }
        try await checkStillTheirs(session)
        return (session, paint)
      } catch {
        await session.end(.done, forGood: true)
        throw error
      }
    }

    /// The events of a page that crashed their worker twice. Throws if making the page itself did
    /// so.
    private func shunned(
      _ page: PageName, at address: String, client: String
    ) async throws(HTTPError) -> Set<Int> {
      guard let worker else { return [] }
      let shunned = await worker.verdict(on: page.text, within: PageName.memory)
      guard shunned.isDisjoint(with: [CrashMarker.beginning, CrashMarker.effect]) else {
        log(of: client).write(
          .error, "not opened", times: ClientLog.some,
          "The page at \(address) is refused for some minutes, since it crashed its worker twice.")
        throw HTTPError(
          .conflict,
          message: "This page crashed the server twice, and is refused for some minutes.")
      }
      return shunned
    }

    static var tooBusy: HTTPError {
      HTTPError(.serviceUnavailable, message: "Too busy. Please try again in a minute.")
    }

    /// A fault of the page's program, which the log explains.
    private static var endless: HTTPError {
      HTTPError(
        .internalServerError,
        message: "This page is broken: its inputs led to further inputs without end.")
    }

    /// Throws if the user has logged out since the request came; the page would outlive the log
    /// out.
    func checkStillTheirs(_ session: Session) async throws(HTTPError) {
      if await session.isStillTheirs() { return }
      throw HTTPError(
        .forbidden, message: "You may no longer see this page. Please load it again.")
    }

    /// Makes a new session if there is room for it.
    func admit(
      _ id: SessionID, from address: String, for subject: Subject?, on route: String,
      as browser: Browser?, at page: String, isKept: Bool = true
    ) async throws(HTTPError) -> Session {
      let (sessions, worker) = (sessions, worker)
      let session = Session(
        id: id, limits: limits, time: time, log: log(of: address), client: address,
        instruments: instruments,
        keeper: isKept ? keeper : nil,
        subject: subject,
        crashMarker: worker.map { _ in
          CrashMarker(
            id, page: PageName(at: page, browser: browser?.cookie ?? address),
            making: PageName(at: page, browser: browser?.known ?? address))
        },
        alarms: alarms,
        onClaim: { sessions.claim($0) },
        onRelease: { sessions.release($0) },
        onEnd: { id in
          sessions.remove(id)
          worker?.release(address)
        },
        onFinish: { sessions.finish($0) })
      let others = await worker?.admitPage(at: address) ?? PageCounts(ofAddress: 0, all: 0)
      let (admission, evicted) = sessions.admit(
        session, from: address, for: subject, on: route, beside: others)
      if let evicted {
        // Not awaited: a page whose handler computes for long would delay another visitor.
        Task.detached { await evicted.giveWay() }
      }
      if admission != .admitted { worker?.release(address) }
      switch admission {
      case .admitted: break
      case .tooManyFromAddress:
        log(of: address).write(
          .info, "pages", "A client has reached limits.sessionsPerAddress: its new pages get 429",
          ["client.address": "\(address)"])
        throw HTTPError(.tooManyRequests, message: "Too many open pages. Close some and try again.")
      case .full:
        // No client's fault, so it is logged a few times an hour.
        log(of: "").write(
          .warning, "all pages", times: ClientLog.some,
          "The site has reached limits.sessions: new pages get 503",
          ["arco.session.active": "\(sessionCount)"])
        throw Self.tooBusy
      }
      return session
    }

    var securityHeaders: HTTPFields {
      var headers = HTTPFields()
      headers[.contentSecurityPolicy] = configuration.contentSecurityPolicy.description
      headers[.xContentTypeOptions] = "nosniff"
      if let name = HTTPField.Name("Referrer-Policy") { headers[name] = "same-origin" }
      return headers
    }

    /// The headers of every answer that is an error.
    var headersOfErrors: HTTPFields {
      var headers = securityHeaders
      headers[.cacheControl] = "no-store"
      return headers
    }
  }
#endif
