#if Server
  import ArcoCore
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Foundation
  import Hummingbird
  import NIOCore
  import NIOPosix
  import Testing

  /// Another worker, which does as a test says with each connection that is handed over to it.
  private final class Other: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    enum Conduct: Sendable {
      /// Closes once it has a request's head.
      case hearsOut
      /// Never says a thing.
      case isSilent
      /// Says something once it has a request's head, and closes.
      case says(String)
      /// Says something once it has a request's head, and then nothing more.
      case begins(String)
      /// Says what it has heard up to the end of a head, and closes.
      case repeats
    }

    private let conduct: Conduct
    private var heard = ""

    init(_ conduct: Conduct) { self.conduct = conduct }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      heard += String(buffer: Self.unwrapInboundIn(data))
      guard heard.contains("\r\n\r\n") else { return }
      switch conduct {
      case .isSilent: break
      case .hearsOut: context.close(promise: nil)
      case .says(let text): say(text, context)
      case .begins(let text):
        context.writeAndFlush(Self.wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
      case .repeats:
        let head = heard.prefix(upTo: heard.ranges(of: "\r\n\r\n")[0].lowerBound)
        say("HTTP/1.1 200 OK\r\ncontent-length: \(head.utf8.count)\r\n\r\n\(head)", context)
      }
    }

    private func say(_ text: String, _ context: ChannelHandlerContext) {
      let context = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.value.writeAndFlush(NIOAny(ByteBuffer(string: text))).whenComplete { _ in
        context.value.close(promise: nil)
      }
    }
  }

  private let word = Field.text("word")

  private func words() -> Component<Void, String, String, HTML> {
    Component(.reduce { $0 = $1 }) { said, send in
      p(said)
      form(.onSubmit(word) { send($0) }) { input(.name(word)) }
    }
  }

  /// What a worker does with requests of browsers without script whose page another worker has.
  @Suite(.timeLimit(.minutes(1))) struct ForwardingTests {
    private static let key = SigningKey.random()
    private static let token = SessionTokens(
      keys: [key], lifetime: .seconds(100), worker: 2, date: { 1_000 }
    ).issue(for: .random(), cookie: Bench.cookie)
    /// A form of a page that worker 2 has.
    private static let form = "/coffee?arco=\(token)-0.mark"

    /// Runs worker 1 beside another one, and a client of worker 1.
    private func beside<R: Sendable>(
      _ conduct: Other.Conduct?, silence: Duration = .seconds(150), messageBytes: Int = 1 << 16,
      _ body: @escaping @Sendable (inout RawClient) async throws -> R
    ) async throws -> R {
      // The path of a socket has a hundred characters at most, whatever TMPDIR is.
      let folder = "/tmp/arco-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      var listener: (any Channel)?
      if let conduct {
        listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
              try channel.pipeline.syncOperations.addHandler(Other(conduct))
            }
          }.bind(unixDomainSocketPath: "\(folder)/2").get()
      }
      let verdict = Verdict(number: 1, folder: folder)
      let configure = { (configuration: inout Site.Configuration) in
        configuration.keys = [Self.key]
        configuration.limits.silence = silence
        configuration.limits.messageBytes = messageBytes
      }
      let result = try await TestServer.run(
        configure, worker: verdict.worker, router: Self.router
      ) { server in
        try await RawClient.connect(server.port) { client in try await body(&client) }
      }
      try await listener?.close()
      withExtendedLifetime(verdict) {}
      return result
    }

    private static func router(_ site: Site, _ log: Log) -> Router<BasicRequestContext> {
      let router = Router()
      router.page("/coffee", of: site, title: "Coffee") { _, _ in TestPage.screen(log) }
      router.page("/words", of: site, title: "Words") { _, _ in Screen(words(), state: "") }
      router.post("/sink") { request, _ in
        "\(try await request.body.collect(upTo: 1 << 20).readableBytes)"
      }
      router.get("/wait") { _, _ in "waited" }
      return router
    }

    private static func post(_ path: String, _ body: String, _ fields: String = "") -> String {
      """
      POST \(path) HTTP/1.1\r\nHost: here\r\n\(fields)\
      Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n\
      \(body)
      """
    }

    @Test(
      arguments: [
        .hearsOut, .says("HTTP/1.1 200 OK\r\ncontent-"), .says("what?\r\n\r\n"),
      ] as [Other.Conduct])
    private func `where the other worker ends without an answer, the answer is a plain word`(
      conduct: Other.Conduct
    ) async throws {
      try await beside(conduct) { client in
        // The connection to the client goes on.
        for _ in 0..<2 {
          try await client.write(Self.post(Self.form, "word=a"))
          let reply = try await client.reply()
          #expect(reply.status == 502)
          #expect(reply.field("content-type") == "text/plain; charset=utf-8")
          #expect(reply.body.hasPrefix("This page did not answer."))
        }
      }
    }

    @Test(
      arguments: [
        .hearsOut, .isSilent, .says("HTTP/1.1 200 OK\r\ncontent-"), .says("what?\r\n\r\n"),
      ] as [Other.Conduct])
    private func `where the other worker ends or hangs, who only asks for a page gets one here`(
      conduct: Other.Conduct
    ) async throws {
      try await beside(conduct, silence: .milliseconds(50)) { client in
        let cookie = "Cookie: arco-page=\(Self.token)\r\n"
        for _ in 0..<2 {
          let page = try await client.get("/coffee", cookie)
          #expect(page.status == 200)
          #expect(page.body.contains("data-on"))
        }
        try await client.write(
          "HEAD /words HTTP/1.1\r\nHost: here\r\n\(cookie)Connection: close\r\n\r\n")
        // The router of this test has no such route.
        #expect(await client.drain().hasPrefix("HTTP/1.1 404"))
      }
    }

    @Test func `who is not answered waits for only so long`() async throws {
      try await beside(.isSilent, silence: .milliseconds(50)) { client in
        try await client.write(Self.post(Self.form, "word=a"))
        #expect(try await client.reply().status == 502)
      }
    }

    @Test func `an answer arrives, however soon the other worker closes behind it`() async throws {
      try await beside(.says("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")) { client in
        for number in 0..<500 {
          try await client.write(Self.post(Self.form, number % 2 == 0 ? "" : "word=a"))
          let reply = try await client.reply()
          try #require(reply.status == 200 && reply.body == "hi")
        }
      }
    }

    @Test func `what a request says of its own connection is not handed on`() async throws {
      let fields =
        "Expect: 100-continue\r\nUpgrade: h2c\r\nTE: trailers\r\nKeep-Alive: 5\r\nX-Own: a\r\n"
      // Of the first request of a connection, an upgrade is taken away.
      for before in [0, 1] {
        try await beside(.repeats) { client in
          for _ in 0..<before {
            try await client.write(Self.post(Self.form, "word=a"))
            _ = try await client.reply()
          }
          try await client.write(Self.post(Self.form, "word=a", fields))
          let heard = try await client.reply().body.lowercased()
          #expect(heard.contains("x-own: a"))
          for name in ["expect", "upgrade", "te", "keep-alive"] {
            #expect(!heard.contains("\r\n\(name):"))
          }
        }
      }
    }

    @Test func `an answer that is cut off is cut off for the client, too`() async throws {
      let answer = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n"
      for (end, isWhole) in [("0\r\n\r\n", true), ("", false)] {
        let said = try await beside(.says(answer + end)) { client in
          try await client.write(Self.post(Self.form, "", "Connection: close\r\n"))
          return await client.drain()
        }
        #expect(said.hasSuffix("\r\n2\r\nhi\r\n" + (isWhole ? "0\r\n\r\n" : "")))
      }
    }

    @Test func `an answer that stops halfway is cut off`() async throws {
      let begun = "HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nhi"
      let said = try await beside(.begins(begun), silence: .milliseconds(500)) { client in
        try await client.write(Self.post(Self.form, ""))
        return await client.drain()
      }
      #expect(said.hasSuffix("\r\n\r\nhi"))
    }

    @Test func `a form of more than a message may have is refused by a word`() async throws {
      try await beside(.isSilent, messageBytes: 1_000) { client in
        try await client.write(Self.post(Self.form, String(repeating: "a", count: 1_001)))
        #expect(try await client.reply().status == 413)
      }
    }

    @Test func `where the other worker is no more, the form is handled here, with its fields`()
      async throws
    {
      try await beside(nil) { client in
        var browser = PlainBrowser(client)
        try await browser.get("/words")
        let action = try #require(browser.actions.first)
        let item = try #require(action.split(separator: "=").last)
        // An item is a token, a dash and a form. A token may have dashes, too.
        let own = item[..<(try #require(item.lastIndex(of: "-")))]
        #expect(SessionTokens.worker(in: String(own)) == 1)
        let cookie = try #require(browser.cookies["arco"])
        let others = SessionTokens(
          keys: [Self.key], lifetime: .seconds(1_000), worker: 2,
          date: { Int(Date().timeIntervalSince1970) }
        ).issue(for: .random(), cookie: cookie)
        try await browser.send("word=tea", to: action.replacing(own, with: others))
        #expect(browser.page.status == 303)
        try await browser.get("/words")
        #expect(browser.page.body.contains("tea"))
      }
    }

    @Test func `what the application is sent stays here, whatever page its browser has`()
      async throws
    {
      try await beside(.says("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")) { client in
        let cookie = "Cookie: arco-page=\(Self.token)\r\n"
        let large = String(repeating: "a", count: 100_000)
        try await client.write(Self.post("/sink", large, cookie))
        #expect(try await client.reply().body == "100000")
        // A page's request goes there, and what asks for no page does not.
        for kinds in ["", "Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8\r\n"] {
          #expect(try await client.get("/coffee", cookie + kinds).body == "hi")
        }
        for kinds in ["*/*", "text/event-stream"] {
          #expect(try await client.get("/wait", cookie + "Accept: \(kinds)\r\n").body == "waited")
        }
      }
    }
  }
#endif
