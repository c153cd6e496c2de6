#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import HTTPTypes
  import Hummingbird
  import Testing

  /// A request whose cookie `badge` says who sends it: `ada.1` is the first log in of Ada's.
  private struct Visit: Subject.Context {
    var coreContext: CoreRequestContextStorage
    var subject: Subject?

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
    }
  }

  private struct Badges: RouterMiddleware {
    func handle(
      _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
    ) async throws -> Response {
      var context = context
      let pairs = request.headers[values: .cookie].flatMap { $0.split(separator: "; ") }
      if let badge = pairs.first(where: { $0.hasPrefix("badge=") })?.dropFirst(6) {
        let parts = badge.split(separator: ".").map(String.init)
        context.subject = Subject(id: parts[0], logIn: parts[1])
      }
      return try await next(request, context)
    }
  }

  /// The routes behind what takes forms to their pages.
  private struct Forms: HTTPResponder {
    let site: Site
    let routes: RouterResponder<Visit>

    func respond(to request: Request, context: Visit) async throws -> Response {
      try await site.withForm(of: request) { try await routes.respond(to: $0, context: context) }
    }
  }

  /// For whom a page that is kept between requests goes on.
  @Suite(.timeLimit(.minutes(1))) struct PageOwnerTests {
    private typealias Tab = Browser<Forms>

    private func browser(_ site: Site) -> Tab {
      let router = Router(context: Visit.self)
      router.middlewares.add(Badges())
      for path in ["/desk", "/drawer"] {
        router.page(RouterPath(path), of: site, title: "Desk") { _, _ in
          Screen(
            Component(Dispatcher<Void, Int, Int>.reduce { $0 += $1 }) { count, send in
              p("Count \(count).")
              form(.onSubmit { send(1) }) { button("More") }
            }, state: 0)
        }
      }
      return Browser(Forms(site: site, routes: router.buildResponder()))
    }

    private func action(_ answer: Tab.Answer) throws -> String {
      let start = try #require(
        answer.body.ranges(of: " method=\"post\" action=\"").first?.upperBound)
      return String(answer.body[start...].prefix { $0 != "\"" })
        .split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&")
    }

    private func count(_ tab: Tab, _ path: String = "/desk") async throws -> String {
      let body = try await tab.get(path).body
      let start = try #require(body.ranges(of: "Count ").first?.upperBound)
      return String(body[start...].prefix { $0 != "." })
    }

    @Test func `a page goes on for the log in that it was made for`() async throws {
      let tab = browser(try Site())
      tab.cookies["badge"] = "ada.1"
      for turn in 1...3 {
        let answer = try await tab.post(action(tab.get("/desk")), [])
        #expect(answer.status == 303)
        #expect(try await count(tab) == "\(turn)")
      }
    }

    @Test(arguments: ["ada.2", "grace.1", nil])
    func `a page of another log in, or of somebody else, is not gone on with`(
      badge: String?
    ) async throws {
      let tab = browser(try Site())
      tab.cookies["badge"] = "ada.1"
      _ = try await tab.post(action(tab.get("/desk")), [])
      #expect(try await count(tab) == "1")
      tab.cookies["badge"] = badge
      #expect(try await count(tab) == "0")
    }

    @Test(arguments: ["ada.2", "grace.1", nil])
    func `a form of another log in's page, or of somebody else's, is handled by a page of its own`(
      badge: String?
    ) async throws {
      let site = try Site()
      let tab = browser(site)
      tab.cookies["badge"] = "ada.1"
      let form = try await action(tab.get("/desk"))
      _ = try await tab.post(form, [])
      #expect(try await count(tab) == "1")
      tab.cookies["badge"] = badge
      _ = try await tab.post(form, [])
      #expect(try await count(tab) == "1")
      #expect(site.sessionCount == 2)
    }

    @Test func `a page of another route is not gone on with`() async throws {
      let tab = browser(try Site())
      tab.cookies["badge"] = "ada.1"
      _ = try await tab.post(action(tab.get("/desk")), [])
      #expect(try await count(tab, "/drawer") == "0")
    }
  }
#endif
