#if Server
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import NIOCore

  /// Answers the site's own requests, and passes all others to the router.
  ///
  /// Scripts and other files of pages are not routes, so that no middleware of the application can
  /// withhold them from a page.
  struct SiteResponder: Sendable {
    let site: Site
    let next: HTTPChannelHandler.Responder

    @Sendable func respond(
      _ request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel
    ) async throws {
      // A client can send many requests over a connection at once. Without this line, the thread
      // would handle all of them before the work of any other connection.
      await Task.yield()
      guard request.headers[.furtherHost] == nil else {
        let response = site.refusal(of: request, by: .badRequest, Site.ambiguous)
        return try await writer.write(response: response.head, body: response.body)
      }
      guard site.answers(to: request.head.authority, from: Peer.address, on: channel) else {
        let response = site.refusal(of: request, by: .misdirectedRequest, Site.misdirected)
        return try await writer.write(response: response.head, body: response.body)
      }
      if let file = file(at: request.uri.path) {
        let response = response(to: request, with: file)
        try await writer.write(response: response.head, body: response.body)
      } else if let upgrade = request.headers[.upgrade], upgrade.isWord("websocket") {
        try await writer.write(response: again(request).head, body: ResponseBody())
        // Hummingbird closes the connection only if the request asks for it.
        channel.close(promise: nil)
      } else if let forwarding = Forwarding(request, of: site) {
        try await pass(request, by: forwarding, writer, channel)
      } else {
        try await answer(request, writer, channel)
      }
    }

    /// Lets the page's own worker answer. If that worker has ended, this process answers. If the
    /// worker ends or hangs during the request, the worker may have handled a form already: then
    /// this process answers only requests without effects.
    private func pass(
      _ request: Request, by forwarding: Forwarding, _ writer: consuming ResponseWriter,
      _ channel: any Channel
    ) async throws {
      guard let body = try await forwarding.body(of: request) else {
        let response = site.refusal(of: request, by: .contentTooLarge, "This form is too large.")
        return try await writer.write(response: response.head, body: response.body)
      }
      let whole = Request(head: request.head, body: RequestBody(buffer: body))
      guard let connection = await forwarding.connect(for: Peer.address) else {
        return try await answer(whole, writer, channel)
      }
      guard
        let writer = try await forwarding.pass(request, body, over: connection, to: writer)
      else { return }
      guard request.method == .get || request.method == .head else {
        let response = site.refusal(of: request, by: .badGateway, Forwarding.unanswered)
        return try await writer.write(response: response.head, body: response.body)
      }
      try await answer(whole, writer, channel)
    }

    private func answer(
      _ request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel
    ) async throws {
      if request.uri.path == site.plainPath {
        let response = await site.answerPlain(request)
        try await writer.write(response: response.head, body: response.body)
      } else if let (form, page) = SentForm.read(request) {
        var held: ResponseWriter? = consume writer
        try await SentForm.$current.withValue(form) {
          if let writer = held.take() { try await next(page, writer, channel) }
        }
      } else {
        try await next(request, writer, channel)
      }
    }

    private func file(at path: String) -> SiteFiles.Served? {
      guard path == site.script.path else { return site.files[path] }
      return SiteFiles.Served(
        type: "text/javascript; charset=utf-8", body: site.script.body, gzip: site.script.gzip)
    }

    private func response(to request: Request, with file: SiteFiles.Served) -> Response {
      let packed = file.packed(for: request.headers[values: .acceptEncoding])
      let body = packed?.body ?? file.body
      var headers = site.securityHeaders
      headers[.contentLength] = "\(body.readableBytes)"
      headers[.contentType] = file.type
      if let packed { headers[.contentEncoding] = packed.name }
      headers[.vary] = "accept-encoding"
      // The path changes with the content.
      headers[.cacheControl] = "public, max-age=31536000, immutable"
      guard request.method == .get else {
        if request.method != .head { headers[.contentLength] = "0" }
        return Response(
          status: request.method == .head ? .ok : .methodNotAllowed, headers: headers)
      }
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    /// Redirects to a new connection, as only the first request of a connection can upgrade.
    private func again(_ request: Request) -> Response {
      var headers = site.securityHeaders
      headers[.location] = site.socketPath
      headers[.connection] = "close"
      headers[.contentLength] = "0"
      return Response(status: .temporaryRedirect, headers: headers)
    }
  }
#endif
