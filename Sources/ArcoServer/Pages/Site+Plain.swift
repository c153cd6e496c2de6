#if Server
  import ArcoHTML
  import HTTPTypes
  package import Hummingbird

  /// A form that a browser sent without the script, to the address of its page.
  struct SentForm: Sendable {
    /// The form that the current request brought.
    @TaskLocal static var current: SentForm?

    let item: PlainFormID
    /// The request as it came, with method `post`.
    let request: Request

    /// Reads the form of a request, and derives the request for its page; nil for any other
    /// request.
    static func read(_ request: Request) -> (form: SentForm, page: Request)? {
      let (item, rest) = PlainFormID.read(request.uri.query)
      guard request.method == .post, let item else { return nil }
      var head = request.head
      head.method = .get
      head.path = request.uri.path + (rest.map { "?\($0)" } ?? "")
      return (SentForm(item: item, request: request), Request(head: head, body: request.body))
    }
  }

  extension Site {
    /// Answers a request. A request that brings a form is answered as one for the form's page.
    package func withForm(
      of request: Request, _ next: (Request) async throws -> Response
    ) async throws -> Response {
      guard let (form, page) = SentForm.read(request) else { return try await next(request) }
      return try await SentForm.$current.withValue(form) { try await next(page) }
    }

    package var plainPath: String { configuration.basePath + "/plain.css" }

    /// Handles a form, and answers with the resulting page, or with a redirect to it.
    func take(
      _ form: SentForm, _ asked: PageRequest, with screen: Screen, at route: PageRoute
    ) async throws -> Response {
      let words = route.shell.words
      let isOwn = comesFromOwnPage(form.request)
      guard isOwn ?? true else {
        throw HTTPError(.forbidden, message: "This form was not sent by a page of this site.")
      }
      let outOfDate = HTTPError(.gone, message: "This page is out of date. Please load it again.")
      guard let known = asked.known else { throw outOfDate }
      var kept: Session?
      if route.isLive {
        switch tokens.verify(form.item.token, cookie: known) {
        case .forged: throw outOfDate
        case .stale:
          // Anybody can make such a token, so the origin that the browser reports decides.
          guard isOwn == true else { throw outOfDate }
        case .valid(let claim):
          kept = sessions.find(claim.session, on: route.id, for: asked.subject)
        }
      } else {
        let verdict = forms.verify(form.item.token, cookie: known)
        guard verdict.isValid || verdict == .stale && isOwn == true else { throw outOfDate }
      }
      let body = try await FormBody(of: form.request, upTo: limits.messageBytes)
      let session: Session
      if let kept {
        session = kept
      } else {
        session = try await open(
          screen, at: asked.address, from: asked.caller.network, for: asked.subject, on: route.id,
          browser: asked.known.map { Browser(cookie: $0) }, isKept: route.isLive
        ).0
      }
      let outcome = await session.submit(form.item, body, isKept: route.isLive)
      defer { if !route.isLive { Task { await session.end(.done) } } }
      if outcome.refusal == nil, route.isLive {
        return seeOther(outcome.address ?? asked.address, session, asked, route)
      }
      if outcome.refusal == nil, let target = outcome.address, target != asked.address {
        return way(to: target)
      }
      guard let paint = await session.repaint(at: nil) else {
        // A connection has the page, and the page shows the result there.
        return way(to: asked.address)
      }
      return page(
        asked, route, OpenedPage(session: session.id, paint: paint),
        status: outcome.refusal == nil ? .ok : .unprocessableContent,
        notice: outcome.refusal == nil ? nil : words.refused)
    }

    /// Redirects to a page whose session is kept for the browser.
    private func seeOther(
      _ address: String, _ session: Session, _ asked: PageRequest, _ route: PageRoute
    ) -> Response {
      var response = way(to: address)
      response.headers.append(
        HTTPField(
          name: .setCookie,
          value: plainCookie(session, asked.cookie, asked.browser, route.mark)))
      return response
    }

    /// Redirects to an address of the site.
    private func way(to address: String) -> Response {
      var headers = securityHeaders
      headers[.cacheControl] = "no-store"
      headers[.location] = address
      return Response(status: .seeOther, headers: headers)
    }

    private func plainCookie(
      _ session: Session, _ cookie: SessionCookie, _ browser: String, _ route: String?
    ) -> String {
      cookie.plain.field(tokens.issue(for: session.id, cookie: browser, route: route))
    }

    /// The session of a browser without script, if it belongs to this route and this subject.
    func plainSession(_ asked: PageRequest, at route: PageRoute) -> Session? {
      guard route.isLive, let known = asked.known,
        let token = asked.cookie.plain.anyValue(in: asked.request.headers[values: .cookie]),
        case .valid(let claim) = tokens.verify(token, cookie: known)
      else { return nil }
      return sessions.find(claim.session, on: route.id, for: asked.subject)
    }

    /// Answers the style sheet of a `noscript`, which only browsers without script load, and keeps
    /// the page for later requests.
    func answerPlain(_ request: Request) async -> Response {
      var response = Response(status: .ok, headers: securityHeaders)
      response.headers[.contentType] = "text/css; charset=utf-8"
      response.headers[.cacheControl] = "no-store"
      let cookie = cookie(for: caller(of: request))
      guard let token = request.uri.query,
        let known = cookie.value(in: request.headers[values: .cookie]),
        case .valid(let claim) = tokens.verify(token, cookie: known),
        let session = sessions.find(claim.session)
      else { return response }
      await session.becomePlain()
      response.headers.append(
        HTTPField(name: .setCookie, value: plainCookie(session, cookie, known, claim.route)))
      return response
    }
  }
#endif
