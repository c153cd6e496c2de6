#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoOptics
  import ArcoRoutes
  import ArcoServer
  import ArcoTesting
  import ArcoWeb
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import NIOEmbedded
  import Testing

  private struct Wall: Equatable, Sendable {
    var place = ""
    var words: [String] = []
  }

  private enum WallInput: Sendable {
    case go(String)
    case write(String)
  }

  private let writing = Dispatcher<Void, Wall, WallInput>.reduce { wall, input in
    switch input {
    case .go(let place): wall.place = place
    case .write(let word): wall.words = wall.words.suffix(3) + [word]
    }
  }

  /// Shows all that it is told, in a text, an attribute, a field and a link.
  @Sendable private func wall() -> Component<Void, Wall, WallInput, HTML> {
    Component(writing) { wall, send in
      title(wall.place)
      p(wall.place, .title(wall.place))
      a("Here", .href(walls, wall.place))
      for word in wall.words { li(word) }
      form(.onSubmit(Field.text("word")) { send(.write($0)) }) {
        input(.name("word"), .value(wall.words.last ?? ""))
      }
    }
  }

  private let walls = Route.path("wall").query("place", .text, default: "")

  private func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
    let router = Router()
    for (name, isLive) in [("wall", true), ("still", false)] {
      router.group("\(name)").pages(of: site, title: "Wall", live: isLive) { _, _ in
        let route = isLive ? walls : Route.path("still").query("place", .text, default: "")
        return Screen(
          Program(wall(), state: Wall()),
          navigation: Navigation(
            route, state: Lens<Wall, String>(\.place), input: WallInput.go))
      }
    }
    return router
  }

  /// 2,000 generated addresses and forms for a host, and 100,000 in the long form (`ARCO_SOAK=1`).
  @Suite struct HostileSoakTests {
    private static let count =
      ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1" ? 100_000 : 2_000

    private static let pieces = [
      "/", "//", "\\", "%5c", "%2f", "..", "%2e%2e", "?", "&", "=", "+", "%", "%0d%0aX-Evil:%201",
      "%00", "%c3%28", "%F0%9F%98%80", "#", "place=", "word=", "arco=", "arco=1.a.b.9.00-1", "-1",
      "evil.example", "http:", "javascript:alert(1)", "<script>alert(1)</script>",
      "%3Cscript%3Ealert(1)%3C/script%3E", "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E", "\"'",
      "{{7*7}}", "wall", "still", "\u{e9}", ":", ";", "@", "~", "x",
    ]

    private static func text(_ random: inout SeededRandom) -> String {
      (0..<random.below(7)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }

    private static func address(_ random: inout SeededRandom) -> String {
      let start = ["/wall", "/wall?place=", "/still?place=", "/wall/", "/"][random.below(5)]
      return start + text(&random)
    }

    /// What no answer may be or have in it, whatever was asked.
    private static func check(_ reply: Reply, _ asked: String) {
      let isClear = [200, 303, 400, 403, 404, 405, 410, 413, 415, 422, 429]
      #expect(isClear.contains(reply.status), "\(asked)")
      if let target = reply.location {
        let second = target.dropFirst().first
        #expect(target.hasPrefix("/") && second != "/" && second != "\\", "\(asked)")
        #expect(target.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }, "\(asked)")
      }
      for script in ["<script>alert", "<img", "href=\"javascript:", "action=\"javascript:"] {
        #expect(reply.body.ranges(of: script).isEmpty, "\(asked)")
      }
    }

    private struct Reply {
      let status: Int
      let location: String?
      let cookie: String?
      let body: String
    }

    /// A browser without sockets, that keeps its cookie and the forms that it saw last.
    private struct Asker {
      let site: Site
      let responder: RouterResponder<BasicRequestContext>
      var cookie: String?
      var actions: [String] = []

      mutating func ask(_ address: String, form: String?, origin: String?) async throws {
        var head = HTTPRequest(
          method: form == nil ? .get : .post, scheme: "http", authority: "here", path: address)
        head.headerFields[.cookie] = cookie
        head.headerFields[.origin] = origin
        if form != nil { head.headerFields[.contentType] = "application/x-www-form-urlencoded" }
        let request = Request(
          head: head, body: RequestBody(buffer: ByteBuffer(string: form ?? "")))
        let source = ApplicationRequestContextSource(
          channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let reply: Reply
        do {
          let responder = responder
          let response = try await site.withForm(of: request) {
            try await responder.respond(to: $0, context: BasicRequestContext(source: source))
          }
          let body = Collecting()
          try await response.body.write(body)
          reply = Reply(
            status: response.status.code, location: response.headers[.location],
            cookie: response.headers[values: .setCookie].first { $0.hasPrefix("arco=") },
            body: body.text)
        } catch let error as any HTTPResponseError {
          reply = Reply(status: error.status.code, location: nil, cookie: nil, body: "")
        }
        HostileSoakTests.check(reply, address)
        if let cookie = reply.cookie { self.cookie = String(cookie.prefix { $0 != ";" }) }
        guard let start = reply.body.ranges(of: " method=\"post\" action=\"").first else { return }
        let action = reply.body[start.upperBound...].prefix { $0 != "\"" }
        actions = actions.suffix(3) + [action.split(separator: "&amp;").joined(separator: "&")]
      }
    }

    private final class Collecting: ResponseBodyWriter, @unchecked Sendable {
      // Written by one task, and read when that is over.
      private(set) var text = ""

      func write(_ buffer: ByteBuffer) async throws { text += String(buffer: buffer) }
      func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    @Test func `whatever is asked, the answer is clear and has nobody else's script or way`()
      async throws
    {
      let bench = try Bench { $0.limits.sessionsPerAddress = 50 }
      var asker = Asker(
        site: bench.site, responder: router(bench.site, bench.log).buildResponder())
      var random = SeededRandom(seed: 17)
      var sent = 0
      for _ in 0..<Self.count {
        // Evicted sessions end in tasks of their own. While they wait for a thread, the site is full.
        await Task.yield()
        guard random.oneIn(2), var target = asker.actions.randomElement(using: &random) else {
          try await asker.ask(Self.address(&random), form: nil, origin: nil)
          continue
        }
        sent += 1
        if random.oneIn(4) { target += Self.text(&random) }
        let form = (random.oneIn(2) ? "word=" : "") + Self.text(&random)
        try await asker.ask(
          target, form: form, origin: random.oneIn(8) ? nil : "http://here")
      }
      #expect(sent > Self.count / 4)
      // It is as well as before.
      try await asker.ask("/still?place=here", form: nil, origin: nil)
      #expect(asker.actions.last?.hasPrefix("/still?place=here&arco=") == true)
      await bench.site.close()
    }
  }
#endif
