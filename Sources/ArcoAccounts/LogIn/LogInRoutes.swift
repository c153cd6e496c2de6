#if Server
  import ArcoHTML
  import ArcoServer
  import HTTPTypes
  public import Hummingbird
  import Logging

  extension RouterMethods where Context: VisitContext, Context.User: Equatable {
    /// Adds the log in and log out routes, and recognises the visitor in all routes that are added
    /// after this call.
    ///
    ///     router.logIn(by: authenticator)
    ///
    /// The forms work without a script. To log out, a page sends a form:
    ///
    ///     form(.action("/log-out"), .method("post")) { button("Log out") }
    ///
    /// A field named `everywhere`, with any value, logs the user out in all browsers.
    @discardableResult
    public func logIn(by authenticator: Authenticator<Context.User>) -> Self {
      let settings = authenticator.configuration
      // Before the middleware: a log out does not read the accounts, so it works while they fail.
      post("\(settings.path)") { request, _ in try await authenticator.logIn(request) }
      post("\(settings.logOutPath)") { request, _ in try await authenticator.logOut(request) }
      _ = add(middleware: LogInMiddleware<Context>(authenticator: authenticator))
      return get("\(settings.path)") { request, context -> Response in
        let items = request.uri.queryParameters
        let next = ReturnPath.read(items["next"].map { String($0) })
        // The form is for visitors who are not logged in.
        guard context.user == nil else { return Response.redirect(to: next ?? settings.home) }
        let problem = items["everywhere"] == nil ? nil : settings.words.notEverywhere
        return authenticator.form(for: request, next: next, problem: problem)
      }
    }
  }

  struct LogInMiddleware<Context: VisitContext>: RouterMiddleware where Context.User: Equatable {
    let authenticator: Authenticator<Context.User>

    func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.visit = try await authenticator.visit(of: request)
      return try await next(request, context)
    }
  }

  extension Authenticator {
    /// The page with the form.
    func form(
      for request: Request, next: String?, name: String = "", problem: String? = nil,
      status: HTTPResponse.Status = .ok
    ) -> Response {
      let proof = site.formProof(for: request)
      let form = LogInForm(
        words: configuration.words, problem: problem, path: configuration.path, name: name,
        next: next, token: proof.token)
      var response = site.document(configuration.page(form), status: status)
      proof.apply(to: &response)
      return response
    }

    func logIn(_ request: Request) async throws -> Response {
      let sent = try await FormBody(of: request)
      let next = ReturnPath.read(sent["next"])
      let (name, words) = (sent["name"] ?? "", configuration.words)
      func again(_ problem: String, _ status: HTTPResponse.Status) -> Response {
        form(for: request, next: next, name: name, problem: problem, status: status)
      }
      guard site.judge(sent[Site.FormProof.fieldName], of: request) == .valid else {
        return again(words.expired, .forbidden)
      }
      let network = site.caller(of: request).network
      let device = deviceCookie(for: request)
      let marks = device.marks(in: request.headers[values: .cookie])
      switch try await logIn(name, sent["password"] ?? "", from: network, marks: marks) {
      case .wrong: return again(words.wrong, .unprocessableContent)
      case .busy: return again(words.busy, .serviceUnavailable)
      case .tooMany:
        site.log(of: network).write(
          .notice, "tries", "Too many tries to log in", ["client.address": "\(network)"])
        var response = again(words.tooMany, .tooManyRequests)
        response.headers[.retryAfter] = "60"
        return response
      case .loggedIn(let secret, let marks):
        // Another user may have been logged in with this browser.
        _ = await logOut(of: request)
        var response = Response.redirect(to: next ?? configuration.home)
        response.headers[.cacheControl] = "no-store"
        response.headers.append(
          HTTPField(name: .setCookie, value: cookie(for: request).field(secret)))
        response.headers.append(HTTPField(name: .setCookie, value: device.field(marks)))
        let found = logIns.find(LogIns<User>.name(secret))
        site.renewCookie(
          of: request, in: &response, for: found.map { Subject(id: $0.id, logIn: $0.name) })
        return response
      }
    }

    func logOut(_ request: Request) async throws -> Response {
      let sent = try await FormBody(of: request)
      let isOurs =
        site.comesFromOwnPage(request)
        ?? (site.judge(sent[Site.FormProof.fieldName], of: request) == .valid)
      guard isOurs else {
        throw HTTPError(.forbidden, message: "This form was not sent by a page of this site.")
      }
      let id = await logOut(of: request)
      var target = configuration.home
      if sent["everywhere"] != nil {
        // A redirect to `home` would suggest that the other browsers are logged out, but the user
        // is unknown.
        if let id { await logOut(id) } else { target = "\(configuration.path)?everywhere=" }
      }
      var response = Response.redirect(to: target)
      response.headers[.cacheControl] = "no-store"
      response.headers.append(
        HTTPField(name: .setCookie, value: cookie(for: request).field("")))
      site.renewCookie(of: request, in: &response)
      return response
    }
  }
#endif
