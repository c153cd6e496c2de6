#if Server
  public import ArcoHTML
  import HTTPTypes
  public import Hummingbird
  import Logging

  extension Site {
    /// Why there is no page, for a page that says so.
    public enum PageFailure: Equatable, Sendable {
      /// 404: no route has this address.
      case notFound
      /// 401: it is for those who are logged in.
      case unknown
      /// 403: it is not for this visitor, or a page of another site asked for it.
      case forbidden
      /// 410: a form was sent whose page is out of date.
      case expired
      /// 429: too many pages are open, or there were too many tries.
      case tooMany
      /// 503: the site is full.
      case busy
      /// 500, and every other status: something went wrong on the server.
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

  /// Pages of the application's own where there is none: not found, not allowed, out of date, too many,
  /// broken.
  ///
  ///     router.add(middleware: ErrorPages(of: site) { failure in
  ///       html(.lang("en")) {
  ///         head { title("Sorry") }
  ///         body { h1(failure == .notFound ? "There is no such page." : "That did not work.") }
  ///       }
  ///     })
  ///
  /// It stands before the routes. What they throw becomes a page with its status, for who asks for HTML;
  /// for everybody else it stays what it is. What nobody expected is written to the log, and its visitor
  /// learns nothing of it.
  public struct ErrorPages<Context: RequestContext>: RouterMiddleware {
    private let site: Site
    private let page: @Sendable (Site.PageFailure) -> HTML

    /// Makes it of what makes the pages: whole documents.
    public init(of site: Site, _ page: @escaping @Sendable (Site.PageFailure) -> HTML) {
      self.site = site
      self.page = page
    }

    /// Answers by a page where what comes next fails.
    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch {
        let wantsPage = request.headers[values: .accept].contains { accepted in
          accepted.split(separator: ",").contains { item in
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
