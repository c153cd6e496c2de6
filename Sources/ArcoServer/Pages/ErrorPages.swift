#if Server
  public import ArcoHTML
  import HTTPTypes
  public import Hummingbird
  import Logging

  extension Site {
    /// The reason why a request got no page.
    public enum PageFailure: Equatable, Sendable {
      /// 404: no route has this address.
      case notFound
      /// 401: only for visitors who are logged in.
      case unknown
      /// 403: not allowed for this visitor, or asked for by a page of another site.
      case forbidden
      /// 410: the page of a sent form is out of date.
      case expired
      /// 429: too many open pages, or too many tries.
      case tooMany
      /// 503: the site is full.
      case busy
      /// 500 and every other status: a failure on the server.
      case broken

      init(_ status: HTTPResponse.Status) {
        self =
          switch status {
          case .notFound: .notFound
          case .unauthorized: .unknown
          case .forbidden: .forbidden
          case .gone: .expired
          case .tooManyRequests: .tooMany
          case .serviceUnavailable: .busy
          default: .broken
          }
      }
    }
  }

  /// Middleware that answers failed requests with pages of the application's own: not found, not
  /// allowed, out of date, too many, broken.
  ///
  ///     router.add(middleware: ErrorPages(of: site) { failure in
  ///       html(.lang("en")) {
  ///         head { title("Sorry") }
  ///         body { h1(failure == .notFound ? "There is no such page." : "That did not work.") }
  ///       }
  ///     })
  ///
  /// Add it before the routes. An error of a route becomes a page with the error's status, if the
  /// request accepts HTML. Other requests get the error unchanged. An error that is no
  /// `HTTPResponseError` is logged, and its text is not shown to the visitor.
  public struct ErrorPages<Context: RequestContext>: RouterMiddleware {
    private let site: Site
    private let page: @Sendable (Site.PageFailure) -> HTML

    /// Makes the middleware. `page` returns a whole document for each failure.
    public init(of site: Site, _ page: @escaping @Sendable (Site.PageFailure) -> HTML) {
      self.site = site
      self.page = page
    }

    /// Passes the request on, and answers with a page if that fails.
    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch {
        let wantsPage = request.headers[values: .accept].contains { accepted in
          accepted.inASCII.split(separator: ",").contains { item in
            item.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() == "text/html"
          }
        }
        guard wantsPage else { throw error }
        guard let known = error as? any HTTPResponseError else {
          site.log(of: site.caller(of: request).network).write(
            .error, "route", times: ClientLog.some, "A route failed",
            .of(error).merging(["url.path": "\(request.uri.path)"]) { $1 })
          return site.document(page(.broken), status: .internalServerError)
        }
        return site.document(page(Site.PageFailure(known.status)), status: known.status)
      }
    }
  }
#endif
