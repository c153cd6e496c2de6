// Serves js-framework-benchmark's table until it is asked to end; prints its port when it listens. PORT is the port, 8090
// by default; CSS is the benchmark's folder of style sheets.
import ArcoServer
import Foundation
import HTTPTypes
import Hummingbird

/// Isolates the page from other origins, as the benchmark's own server does. Otherwise the browser measures no memory.
struct Isolation<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in [("Opener", "same-origin"), ("Embedder", "require-corp")] {
      guard let field = HTTPField.Name("Cross-Origin-\(name)-Policy") else { continue }
      response.headers[field] = value
    }
    return response
  }
}

let environment = ProcessInfo.processInfo.environment
var configuration = Site.Configuration()
// The benchmark opens all its pages from one address.
configuration.limits.sessionsPerAddress = configuration.limits.sessions
let site = try Site(configuration)
let router = Router()
router.addMiddleware {
  Isolation()
  FileMiddleware(environment["CSS"] ?? "../../../css", urlBasePath: "/css")
}
router.page(
  "/", of: site, title: "Arco-server-\"keyed\"",
  configure: { $0.stylesheets = ["/css/currentStyle.css"] },
  screen: { _, _ in Screen(tableComponent(), state: Table()) })
try await site.run(router, port: environment["PORT"].flatMap { Int($0) } ?? 8090) { port in
  print(port)
  fflush(nil)
}
